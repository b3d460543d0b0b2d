import type { Bookmark } from './history.ts'

/** As a client carries it from page to page; what is in it is nobody's business. */
export function writeBookmark({ playedAt, sessionId, number }: Bookmark): string {
  return Buffer.from(`${playedAt.toString(36)}.${sessionId}.${number.toString(36)}`).toString('base64url')
}

/** Null when it is none of ours. */
export function readBookmark(text: string): Bookmark | null {
  const parts = /^([0-9a-z]{1,11})\.(s[\w-]{10,40})\.([0-9a-z]{1,8})$/.exec(Buffer.from(text, 'base64url').toString())
  const [, playedAt, sessionId, number] = parts ?? []
  if (playedAt === undefined || sessionId === undefined || number === undefined) return null
  return { playedAt: Number.parseInt(playedAt, 36), sessionId, number: Number.parseInt(number, 36) }
}
