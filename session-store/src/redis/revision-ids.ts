import { randomBytes } from 'node:crypto'

/** IDs for revisions. None is used twice, and each shows whether this process made it. */
export interface RevisionIds {
  readonly next: () => string
  readonly isOwn: (tag: string) => boolean
}

export function createRevisionIds(): RevisionIds {
  const own = `${randomBytes(6).toString('base64url')}.`
  let count = 0
  return { next: () => `${own}${++count}`, isOwn: (tag) => tag.startsWith(own) }
}
