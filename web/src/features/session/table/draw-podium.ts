export interface PicturePlace {
  readonly name: string
  readonly score: number
  readonly place: number
}

const SIZE = 1080
const HEIGHTS = [0, 420, 300, 210]

/** The podium as a square picture; null where the browser cannot draw. */
export async function drawPodium(places: readonly PicturePlace[], style: CSSStyleDeclaration): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  const pen = canvas.getContext('2d')
  if (!pen) return null
  const colour = (name: string) => style.getPropertyValue(`--color-${name}`).trim()
  pen.fillStyle = colour('night')
  pen.fillRect(0, 0, SIZE, SIZE)
  pen.textAlign = 'center'
  text(pen, 'Highjinks', SIZE / 2, 130, 72, colour('lime'))
  const order = [places[1], places[0], places[2]]
  for (const [i, place] of order.entries()) if (place) step(pen, place, 190 + i * 350, colour)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

function step(pen: CanvasRenderingContext2D, place: PicturePlace, x: number, colour: (name: string) => string): void {
  const height = HEIGHTS[place.place] ?? 210
  const top = SIZE - 90 - height
  pen.fillStyle = place.place === 1 ? colour('amber') : colour('leaf-700')
  pen.fillRect(x - 150, top, 300, height)
  text(pen, String(place.place), x, top + 110, 96, place.place === 1 ? colour('ink') : colour('cream'))
  text(pen, place.name, x, top - 90, 48, colour('cream'))
  text(pen, new Intl.NumberFormat('en-US').format(place.score), x, top - 30, 40, colour('muted'))
}

function text(pen: CanvasRenderingContext2D, words: string, x: number, y: number, size: number, fill: string): void {
  pen.font = `800 ${size}px "Bricolage Grotesque Variable", sans-serif`
  pen.fillStyle = fill
  pen.fillText(words, x, y, 320)
}
