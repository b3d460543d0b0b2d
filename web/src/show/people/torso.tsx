import type { ReactNode } from 'react'
import type { Face } from '../../ui/avatar/face.ts'

export const TORSO =
  'M52 114C40 120 34 146 34 166C34 184 44 194 58 194H82C96 194 106 184 106 166C106 146 100 120 88 114Z'

/** The pattern of their clothes tonight, which depends on the head. */
function pattern(head: Face['head'], cloth: string): ReactNode {
  switch (head) {
    case 'round':
      return (
        <path
          d="M38 143c20 6 44 6 64 0M35 162c22 6 48 6 70 0M38 181c22 6 42 6 64 0"
          fill="none"
          stroke={cloth}
          strokeWidth="8"
          strokeLinecap="butt"
        />
      )
    case 'square':
      return (
        <>
          <path d="M36 158h68c2 22-8 36-22 36H58c-14 0-24-14-22-36ZM52 160V124M88 160V124" fill={cloth} />
          <path
            d="M49 160a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM85 160a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z"
            fill="var(--color-cream)"
          />
        </>
      )
    case 'pear':
      return (
        <path
          d="M70 122c-14 0-24-4-28-2-8 16-9 40-8 50 4 16 12 24 24 24 4-22 8-44 12-72ZM70 122c14 0 24-4 28-2 8 16 9 40 8 50-4 16-12 24-24 24-4-22-8-44-12-72Z"
          fill={cloth}
        />
      )
    case 'bean':
      return (
        <path d="M34 158l12-10 12 10 12-10 12 10 12-10 12 10v10l-12-10-12 10-12-10-12 10-12-10-12 10Z" fill={cloth} />
      )
    case 'drop':
      return (
        <path d="M70 166c-12-8-17-14-17-21 0-9 12-11 17-3 5-8 17-6 17 3 0 7-5 13-17 21Z" fill={cloth} strokeWidth="3" />
      )
  }
}

export function Torso({
  head,
  colour,
  cloth,
}: {
  readonly head: Face['head']
  readonly colour: string
  readonly cloth: string
}) {
  return (
    <>
      <path d={TORSO} fill={colour} stroke="none" />
      {pattern(head, cloth)}
      <path d={TORSO} fill="none" />
    </>
  )
}
