import type { Look } from '@highjinks/protocol'
import { JesterFigure } from '../../show/jester/figure.tsx'
import { GroupPhoto } from '../../show/people/group-photo.tsx'
import { BODY, PHOTO, seatPeople } from '../../show/people/seat-people.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { points } from '../../ui/party/points.ts'
import type { Poster } from './poster.ts'
import { FRAME, POSTER, posterLayout } from './poster-layout.ts'
import { DISPLAY, fitLine, fitLines, HANDWRITTEN, PLAIN } from './poster-text.ts'
import { svgPicture } from './svg-picture.tsx'

const TILT = (-2 * Math.PI) / 180
/** Faces are drawn at this size, and scaled down for their rows. */
const FACE = 120
/** A crown's headwear shows above the face. */
const BELOW_CROWN = 0.9

/** The one who took the picture. */
const JESTER = { width: 68, height: 80 } as const

type Pen = CanvasRenderingContext2D
type Layout = ReturnType<typeof posterLayout>

interface Ink {
  readonly pen: Pen
  readonly poster: Poster
  readonly layout: Layout
  readonly colour: (name: string) => string
}

/** Draws the night as a portrait picture in this browser; null if it can't draw. */
export async function drawPoster(
  poster: Poster,
  looks: ReadonlyMap<string, Look>,
  style: CSSStyleDeclaration,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = POSTER.width
  canvas.height = POSTER.height
  const pen = canvas.getContext('2d')
  if (!pen) return null
  const { people } = poster
  const [photo, faces, jester] = await Promise.all([
    svgPicture({ ...PHOTO, shapes: <GroupPhoto people={people} /> }, looks, style),
    svgPicture(
      {
        width: FACE * people.length,
        height: FACE,
        shapes: people.map(({ id, place }, i) => (
          <svg key={id} x={i * FACE} y={FACE * (1 - BELOW_CROWN)} width={FACE} height={FACE} overflow="visible">
            <Avatar seed={id} size={FACE * BELOW_CROWN} isCrowned={place === 1} />
          </svg>
        )),
      },
      looks,
      style,
    ),
    svgPicture({ ...JESTER, shapes: <JesterFigure mood="laughs" isStill /> }, looks, style),
    ...[DISPLAY, PLAIN, HANDWRITTEN].map((font) => document.fonts.load(font(40), poster.title)),
  ])
  const colour = (name: string) => style.getPropertyValue(`--color-${name}`).trim()
  const ink: Ink = { pen, poster, layout: posterLayout(people.length), colour }
  drawGround(ink, jester)
  drawPhoto(ink, photo)
  people.forEach((person, i) => {
    drawRow(ink, person, i, faces)
  })
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

function drawGround({ pen, poster, layout: { photo }, colour }: Ink, jester: HTMLImageElement): void {
  pen.fillStyle = colour('night')
  pen.fillRect(0, 0, POSTER.width, POSTER.height)
  pen.fillStyle = colour('leaf-900')
  const [x, y] = [POSTER.width / 2, photo.y + photo.height / 2]
  for (let turn = 0; turn < 24; turn += 2) {
    const [from, to] = [turn - 0.5, turn + 0.5].map((part) => (part * Math.PI) / 12)
    pen.beginPath()
    pen.moveTo(x, y)
    pen.arc(x, y, 1500, from ?? 0, to ?? 0)
    pen.fill()
  }
  const words = colour('words')
  pen.fillStyle = words
  pen.textAlign = 'center'
  const width = POSTER.width - 2 * POSTER.margin
  pen.fillText(fitLine(pen, poster.title, { font: DISPLAY, size: 96, least: 40, width }), POSTER.width / 2, 118)
  const foot = POSTER.height - 34
  pen.textAlign = 'left'
  pen.drawImage(jester, POSTER.margin - 8, POSTER.height - JESTER.height - 6)
  const beside = POSTER.margin + JESTER.width + 2
  pen.fillText(fitLine(pen, 'Highjinks', { font: DISPLAY, size: 40, least: 40, width }), beside, foot)
  pen.textAlign = 'right'
  pen.fillText(
    fitLine(pen, poster.date, { font: PLAIN, size: 28, least: 28, width }),
    POSTER.width - POSTER.margin,
    foot,
  )
}

/** Draws the tilted picture with everyone's name on their chest, and the quote below it. */
function drawPhoto({ pen, poster, layout: { photo }, colour }: Ink, picture: HTMLImageElement): void {
  const { x, y, width, height } = photo
  pen.save()
  pen.translate(POSTER.width / 2, y + height / 2)
  pen.rotate(TILT)
  pen.translate(-POSTER.width / 2, -(y + height / 2))
  pen.shadowColor = 'rgb(0 0 0 / 0.35)'
  pen.shadowBlur = 40
  pen.shadowOffsetY = 14
  pen.fillStyle = colour('cream')
  box(pen, x - FRAME.side, y - FRAME.side, width + 2 * FRAME.side, height + FRAME.side + FRAME.caption, 14)
  pen.shadowColor = 'transparent'
  pen.drawImage(picture, x, y, width, height)
  const share = width / PHOTO.width
  pen.textAlign = 'center'
  const { spots } = seatPeople(poster.people)
  for (const spot of spots) {
    const name = poster.people.find(({ id }) => id === spot.id)?.name ?? ''
    const middle = x + (spot.x + (BODY.width * spot.scale) / 2) * share
    const chest = y + (spot.y + BODY.chest * spot.scale) * share
    drawTag(pen, name, middle, chest, BODY.width * spot.scale * share * 0.86, colour)
  }
  pen.fillStyle = colour('ink')
  drawCaption(pen, poster, y + height, width)
  pen.restore()
}

function drawTag(pen: Pen, name: string, x: number, y: number, space: number, colour: (name: string) => string): void {
  const text = fitLine(pen, name, { font: DISPLAY, size: Math.min(30, space / 4), least: 13, width: space - 14 })
  const width = pen.measureText(text).width + 18
  pen.fillStyle = colour('ink')
  box(pen, x - width / 2 - 3, y - 19, width + 6, 38, 9)
  pen.fillStyle = colour('cream')
  box(pen, x - width / 2, y - 16, width, 32, 7)
  pen.fillStyle = colour('ink')
  pen.textBaseline = 'middle'
  pen.fillText(text, x, y + 1)
  pen.textBaseline = 'alphabetic'
}

function drawCaption(pen: Pen, { line, title, date }: Poster, top: number, width: number): void {
  const { lines, size } = fitLines(pen, line ? `“${line.text}”` : `${title}, ${date}`, {
    font: HANDWRITTEN,
    size: 54,
    least: 30,
    width: width - 20,
    height: FRAME.caption - (line ? 58 : 40),
  })
  const signature = line ? 40 : 0
  const first = top + (FRAME.caption - signature - lines.length * size * 1.1) / 2 + size * 0.86
  lines.forEach((words, i) => {
    pen.fillText(words, POSTER.width / 2, first + i * size * 1.1)
  })
  if (!line) return
  pen.fillText(
    fitLine(pen, line.by, { font: HANDWRITTEN, size: 34, least: 24, width: width - 20 }),
    POSTER.width / 2,
    top + FRAME.caption - 20,
  )
}

function drawRow(
  { pen, layout, colour }: Ink,
  { name, place, score, award }: Poster['people'][number],
  i: number,
  faces: HTMLImageElement,
): void {
  const row = layout.rows[i]
  if (!row) return
  const { x, y, width, height } = row
  const middle = y + height / 2
  pen.fillStyle = colour('ink')
  box(pen, x, y, width, height, height / 3)
  const medal = ['amber', 'silver', 'bronze'][place - 1] ?? 'leaf-800'
  pen.fillStyle = colour(medal)
  box(pen, x, y, height, height, height / 3)
  pen.textBaseline = 'middle'
  pen.textAlign = 'center'
  pen.fillStyle = colour(place <= 3 ? 'ink' : 'words')
  pen.fillText(
    fitLine(pen, `${place}`, { font: DISPLAY, size: height * 0.6, least: 12, width: height * 0.8 }),
    x + height / 2,
    middle + 2,
  )
  pen.drawImage(faces, i * FACE, 0, FACE, FACE, x + height * 1.1, y + height * 0.06, height * 0.88, height * 0.88)
  const left = x + height * 2.05
  pen.fillStyle = colour('cream')
  pen.textAlign = 'right'
  const sum = points(score)
  fitLine(pen, sum, { font: DISPLAY, size: Math.min(32, height * 0.46), least: 12, width })
  const taken = pen.measureText(sum).width
  pen.fillText(sum, x + width - height * 0.24, middle + 1)
  pen.textAlign = 'left'
  const space = x + width - height * 0.24 - taken - 12 - left
  const large = Math.min(36, height * 0.44)
  pen.fillText(
    fitLine(pen, name, { font: DISPLAY, size: large, least: large * 0.55, width: space }),
    left,
    award === null ? middle : y + height * 0.34,
  )
  if (award !== null) {
    const small = Math.min(26, height * 0.32)
    pen.fillText(
      fitLine(pen, award, { font: PLAIN, size: small, least: small * 0.7, width: space }),
      left,
      y + height * 0.74,
    )
  }
  pen.textBaseline = 'alphabetic'
}

function box(pen: Pen, x: number, y: number, width: number, height: number, corner: number): void {
  pen.beginPath()
  pen.roundRect(x, y, width, height, corner)
  pen.fill()
}
