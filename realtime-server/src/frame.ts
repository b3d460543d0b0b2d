import type { SessionMessage } from '@highjinks/protocol'

/**
 * A `session` event as it is sent: a WebSocket text frame with packet types 4 and 2, then event and message as JSON.
 * Built here so that the view, which is most of it and the same for everyone, is serialized once per version instead of
 * once per screen. Two pieces: this screen's own part, and the view.
 */
export type Frame = readonly [own: Buffer, view: Buffer]

/** A screen's content for a version: everything sent except the version's number and the time. */
export interface Content {
  readonly seats: string
  readonly view: Buffer
}

export function encodeView(view: object): Buffer {
  return Buffer.from(`"view":${JSON.stringify(view)}}]`)
}

export function encodeSeats({ epoch, hands, own, left }: Omit<SessionMessage, 'v' | 'now' | 'view'>): string {
  return `"epoch":${epoch},"hands":${JSON.stringify(hands)},"own":${JSON.stringify(own)},"left":${JSON.stringify(left)}`
}

export function looksSame(one: Content, other: Content): boolean {
  return one.seats === other.seats && (one.view === other.view || one.view.equals(other.view))
}

export function encodeSession({ v, now }: Pick<SessionMessage, 'v' | 'now'>, { seats, view }: Content): Frame {
  const start = Buffer.from(`42["session",{"v":${v},"now":${now},${seats},`)
  return [Buffer.concat([header(start.length + view.length), start]), view]
}

/** Writes the header of a final, unmasked text frame (RFC 6455, 5.2), with its length in as few bytes as possible. */
function header(length: number): Buffer {
  const [text, two, eight] = [0x81, 126, 127]
  if (length < two) return Buffer.of(text, length)
  if (length < 2 ** 16) return Buffer.of(text, two, length >> 8, length & 255)
  const bytes = Buffer.alloc(10)
  bytes.writeUInt16BE((text << 8) | eight)
  bytes.writeBigUInt64BE(BigInt(length), 2)
  return bytes
}
