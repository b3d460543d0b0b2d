import type { Bookmark } from './history.ts'

/** As a client carries it from page to page; what is in it is nobody's business. */
export function writeBookmark({ playedAt, sessionId, number }: Bookmark): string {
  return `${playedAt.toString(36)}.${sessionId}.${number.toString(36)}`
}

/** Of one that its schema has let through. */
export function readBookmark(text: string): Bookmark {
  const [playedAt = '', sessionId = '', number = ''] = text.split('.')
  return { playedAt: Number.parseInt(playedAt, 36), sessionId, number: Number.parseInt(number, 36) }
}
