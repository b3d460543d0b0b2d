/** The moving picture: a TV and a phone beside it. */
export const SIZE = { width: 1040, height: 480 }
export const PLACES = {
  tv: { x: 14, y: 18, width: 790, height: 444, viewport: { width: 1067, height: 600 } },
  phone: { x: 820, y: 18, width: 205, height: 444, viewport: { width: 390, height: 844 } },
}

/** One frame of it, its pictures as data URLs. */
export interface Scene {
  readonly tv: string
  readonly phone: string
  /** In parts of the phone's picture; null while nothing is touched. */
  readonly finger: { readonly x: number; readonly y: number; readonly isDown: boolean } | null
}

interface Composing {
  readonly scenes: readonly Scene[]
  readonly places: typeof PLACES
  readonly size: typeof SIZE
  readonly ms: number
  readonly quality: number
}

interface Part {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Edges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** In a browser, which encodes WebP: of each frame the part that differs from the last one. */
export async function compose({ scenes, places, size, ms, quality }: Composing) {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, size)
  const pen = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  const scissors = document.createElement('canvas')
  if (!pen) throw new Error('no canvas')
  const cut = ({ x, y, width, height }: Part) => {
    Object.assign(scissors, { width, height })
    scissors.getContext('2d', { alpha: false })?.drawImage(canvas, -x, -y)
    return scissors.toDataURL('image/webp', quality).slice('data:image/webp;base64,'.length)
  }
  const changed = (now: Uint32Array, then: Uint32Array | null, within: Edges): Part | null => {
    let [left, top, right, bottom] = [size.width, size.height, -1, -1]
    for (let y = within.top; y < within.bottom; y++) {
      for (let x = within.left; x < within.right; x++) {
        const i = y * size.width + x
        if (then?.[i] === now[i]) continue
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y)
      }
    }
    if (right < 0) return null
    // The format places a part at even pixels
    const [x, y] = [left - (left % 2), top - (top % 2)]
    return { x, y, width: right + 1 - x, height: bottom + 1 - y }
  }
  const known = new Map<string, HTMLImageElement>()
  const load = async (source: string) => {
    const image = known.get(source) ?? Object.assign(new Image(), { src: source })
    known.set(source, image)
    await image.decode()
    return image
  }
  const patches: (Part & { ms: number; image: string })[] = []
  let before: Uint32Array | null = null
  for (const { tv, phone, finger } of scenes) {
    pen.fillStyle = '#0d1b0e'
    pen.fillRect(0, 0, size.width, size.height)
    for (const [source, place, radius] of [
      [tv, places.tv, 10],
      [phone, places.phone, 22],
    ] as const) {
      const image = await load(source)
      pen.save()
      pen.beginPath()
      pen.roundRect(place.x - 4, place.y - 4, place.width + 8, place.height + 8, radius + 4)
      pen.fillStyle = '#f6f0de'
      pen.fill()
      pen.beginPath()
      pen.roundRect(place.x, place.y, place.width, place.height, radius)
      pen.clip()
      pen.drawImage(image, place.x, place.y, place.width, place.height)
      pen.restore()
    }
    if (finger) {
      const { x, y, width, height } = places.phone
      pen.beginPath()
      pen.arc(x + finger.x * width, y + finger.y * height, finger.isDown ? 14 : 20, 0, 2 * Math.PI)
      pen.fillStyle = finger.isDown ? 'rgb(13 27 14 / 75%)' : 'rgb(13 27 14 / 45%)'
      pen.fill()
    }
    const now: Uint32Array = new Uint32Array(pen.getImageData(0, 0, size.width, size.height).data.buffer)
    // One part for each screen: a part that covers both would be as large as the picture
    const parts = before ? [places.tv, places.phone] : [{ x: 0, y: 0, ...size }]
    for (const { x, y, width, height } of parts) {
      const part = changed(now, before, { left: x, top: y, right: x + width, bottom: y + height })
      const last = patches.at(-1)
      const time = ms / parts.length
      if (part) patches.push({ ...part, ms: time, image: cut(part) })
      else if (last) last.ms += time
    }
    before = now
  }
  return patches.map((patch) => ({ ...patch, ms: Math.round(patch.ms) }))
}

/** In a browser: a PNG as a WebP of this width. */
export async function encode({ png, width }: { readonly png: string; readonly width: number }): Promise<string> {
  const image = Object.assign(new Image(), { src: `data:image/png;base64,${png}` })
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height: Math.round((image.height * width) / image.width) })
  const pen = canvas.getContext('2d', { alpha: false })
  if (!pen) throw new Error('no canvas')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/webp', 0.85).slice('data:image/webp;base64,'.length)
}
