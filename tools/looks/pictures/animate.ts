/** A part of the picture that replaces what was there, for so long. */
export interface Patch {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly ms: number
  /** A still WebP of this part. */
  readonly image: Buffer
}

const HEADER = 12
const CHUNK_HEADER = 8
const ANIMATED = 0b10
const REPLACES = 0b10

/** Puts stills into one animated WebP that repeats: https://developers.google.com/speed/webp/docs/riff_container */
export function animate(width: number, height: number, patches: readonly Patch[]): Buffer {
  const canvas = Buffer.concat([Buffer.from([ANIMATED, 0, 0, 0]), uint24(width - 1), uint24(height - 1)])
  // No background, and no last time
  const animation = Buffer.alloc(6)
  const frames = patches.map(({ x, y, width: wide, height: high, ms, image }) => {
    const place = [x / 2, y / 2, wide - 1, high - 1, ms].map(uint24)
    return chunk('ANMF', Buffer.concat([...place, Buffer.from([REPLACES]), pictureIn(image)]))
  })
  const body = Buffer.concat([Buffer.from('WEBP'), chunk('VP8X', canvas), chunk('ANIM', animation), ...frames])
  return chunk('RIFF', body)
}

/** The picture in a still, without its color profile. */
function pictureIn(image: Buffer): Buffer {
  for (let at = HEADER; at < image.length; ) {
    const size = CHUNK_HEADER + image.readUInt32LE(at + 4)
    if (image.toString('latin1', at, at + 4) === 'VP8 ') return image.subarray(at, at + size + (size % 2))
    at += size + (size % 2)
  }
  throw new Error('no picture in this WebP')
}

function chunk(name: string, body: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(body.length)
  return Buffer.concat([Buffer.from(name), size, body, Buffer.alloc(body.length % 2)])
}

function uint24(value: number): Buffer {
  const bytes = Buffer.alloc(3)
  bytes.writeUIntLE(value, 0, 3)
  return bytes
}
