import { PHOTO } from '../../show/people/seat-people.ts'

export const POSTER = { width: 1080, height: 1350, margin: 60 } as const

const TITLE_SPACE = 158
const FOOT_SPACE = 84
const GAP = 34
/** White around the picture, and room for the quote below it. */
export const FRAME = { side: 28, caption: 148 } as const

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Returns the layout of a poster for so many people: more people have lower rows and a smaller picture. */
export function posterLayout(count: number): { readonly photo: Box; readonly rows: readonly Box[] } {
  const columns = count <= 4 ? 1 : 2
  const lines = Math.ceil(count / columns)
  const line = count <= 3 ? 96 : count <= 8 ? 86 : count <= 12 ? 64 : 47
  const listTop = POSTER.height - FOOT_SPACE - lines * line
  const height = Math.min(
    listTop - TITLE_SPACE - GAP - FRAME.side - FRAME.caption,
    ((POSTER.width - 2 * (POSTER.margin + FRAME.side)) * PHOTO.height) / PHOTO.width,
  )
  const width = (height * PHOTO.width) / PHOTO.height
  const spare = listTop - GAP - TITLE_SPACE - (height + FRAME.side + FRAME.caption)
  const space = (POSTER.width - 2 * POSTER.margin - (columns - 1) * 20) / columns
  return {
    photo: { x: (POSTER.width - width) / 2, y: TITLE_SPACE + FRAME.side + spare / 2, width, height },
    rows: Array.from({ length: count }, (_, i) => ({
      x: POSTER.margin + Math.floor(i / lines) * (space + 20),
      y: listTop + (i % lines) * line,
      width: space,
      height: line - 8,
    })),
  }
}
