import { longestWord } from '../../ui/look/longest-word.ts'

/** How wide one of two frames on a TV is, in letters, and the largest of them in rem. */
const WIDTH = 38
const MOST = 3.2

/** As large as the letters of a text may be within one of two frames on a TV, in rem; `area` is in square rems what they may take. */
export function sizeInFrame(text: string, area: number): number {
  return Math.min(MOST, WIDTH / longestWord(text), Math.sqrt(area / text.length))
}
