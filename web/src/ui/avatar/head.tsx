import type { Face } from './face.ts'

export const HEAD_OUTLINES: Readonly<Record<Face['head'], string>> = {
  round: 'M50 25c18 0 31 14 31 32S67 89 50 89 19 75 19 57s13-32 31-32Z',
  square: 'M38 27h24c12 0 18 7 18 19v22c0 13-8 20-20 20H40c-12 0-20-7-20-20V46c0-12 6-19 18-19Z',
  pear: 'M50 25c12 0 19 8 21 18 2 9 11 14 11 25 0 14-14 21-32 21s-32-7-32-21c0-11 9-16 11-25 2-10 9-18 21-18Z',
  bean: 'M40 28c8-5 27-4 34 6 6 9 9 24 6 36-3 13-14 19-29 19-17 0-31-7-32-23-1-13 9-21 11-27 1-5 5-8 10-11Z',
  drop: 'M50 23c7 0 11 6 16 12 8 8 15 15 15 27 0 17-13 27-31 27S19 79 19 62c0-12 7-19 15-27 5-6 9-12 16-12Z',
}

export function Head({ shape, colour }: { readonly shape: Face['head']; readonly colour: string }) {
  return <path d={HEAD_OUTLINES[shape]} fill={colour} />
}
