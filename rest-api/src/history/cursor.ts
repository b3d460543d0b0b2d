import type { Bookmark } from './history.ts'

/** Encodes a position for the client to send back. Its content is private to us. */
export function writeBookmark({ playedAt, sessionId, number }: Bookmark): string {
  return `${playedAt.toString(36)}.${sessionId}.${number.toString(36)}`
}

/** Decodes one that its schema has accepted. */
export function readBookmark(text: string): Bookmark {
  const [playedAt = '', sessionId = '', number = ''] = text.split('.')
  return { playedAt: Number.parseInt(playedAt, 36), sessionId, number: Number.parseInt(number, 36) }
}
