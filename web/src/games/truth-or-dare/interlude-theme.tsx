import { Leaf } from '../../show/scenery/piece.tsx'
import type { InterludeTheme } from '../interlude/interlude-theme.ts'

export const INTERLUDE_THEME: InterludeTheme = {
  point: {
    title: 'The bottle wants a name',
    before: 'Everyone nudges the bottle in secret.',
    at: (name) => `Your bottle stops at ${name}. Look innocent.`,
    self: 'Your bottle stops at you. Bold.',
    suspense: 'The bottle slows down …',
    drawing: (
      <g transform="rotate(-24 50 50)">
        <path
          d="M6 30h46c16 0 16 12 26 12h14v18H78c-10 0-10 12-26 12H6c-4 0-4-2-4-4V34c0-2 0-4 4-4Z"
          fill="var(--color-teal)"
        />
        <path d="M88 39h9v24h-9Z" fill="var(--color-amber)" />
        <path d="M12 30h30v42H12Z" fill="var(--color-cream)" />
        <path d="M19 60c6 5 12 4 16-2" strokeWidth="4" />
        <path d="M21 46v3M33 45v3" />
      </g>
    ),
    reach: (
      <>
        <path d="M70 13h12c12 0 14 8 22 8h14v18h-14c-8 0-10 8-22 8H70Z" fill="var(--color-teal)" />
        <path d="M108 19h10v22h-10Z" fill="var(--color-amber)" />
        <path d="M70 13h10v34H70Z" fill="var(--color-cream)" />
      </>
    ),
  },
  plead: {
    title: 'The plant is listening',
    ask: (names) => `${names}, tell the plant everything!`,
    call: 'Tell the plant everything. Out loud!',
    pays: (believed, heard) => `${believed} if half the room believes it, otherwise ${heard}. The plant only listens.`,
    question: 'Does the plant believe it?',
    yes: 'It does',
    no: 'Not a leaf',
    sold: 'The plant believes it!',
    unsold: 'Not even the plant.',
    openers: ['I was watered too late.', 'Define “guilty”.', 'Ask the bottle. It was there.'],
    drawing: (
      <>
        <Leaf x={50} y={58} scale={0.72} />
        <path d="M28 60h44l-6 34H34Z" fill="var(--color-amber)" />
        <path d="M23 52h54v12H23Z" fill="var(--color-amber)" />
        <path d="M43 74v3M58 74v3" />
        <path d="M45 85c4-3 8-3 12 0" strokeWidth="4" />
      </>
    ),
  },
  write: {
    title: 'Message in a bottle',
    before: 'Everyone puts one unsigned line in the bottle.',
    send: 'Cork it',
    pass: 'Empty bottle',
    nothing: 'An empty bottle. Very modern.',
    read: 'Washed ashore',
    drawing: (
      <g transform="rotate(18 50 50)">
        <path
          d="M41 16h18v14c0 10 14 14 14 28v30c0 5-2 7-7 7H34c-5 0-7-2-7-7V58c0-14 14-18 14-28Z"
          fill="var(--color-teal)"
        />
        <path d="M39 4h22v13H39Z" fill="var(--color-amber)" />
        <path d="m36 56 26-6 4 30-26 6Z" fill="var(--color-cream)" />
        <path d="m43 62 14-3M44 70l14-3M46 78l8-2" strokeWidth="3.5" />
      </g>
    ),
  },
}
