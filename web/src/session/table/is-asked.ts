import type { PlayerId, TableFrame } from '@highjinks/protocol'

/** Returns whether the player has something to give, whether or not the others wait for it. */
export function isAsked({ waiting, welcome }: TableFrame, id: PlayerId): boolean {
  return waiting.includes(id) || welcome.includes(id)
}
