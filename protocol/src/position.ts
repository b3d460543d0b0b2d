/** A session's position. Versions count up until the store falls back to an older state and the epoch is raised. */
export interface Position {
  readonly epoch: number
  readonly v: number
}

export const NOWHERE: Position = { epoch: 0, v: 0 }

export function isNewer(one: Position, other: Position): boolean {
  return one.epoch === other.epoch ? one.v > other.v : one.epoch > other.epoch
}
