import { Leaf } from '../../show/scenery/piece.tsx'
import type { InterludeTheme } from '../interlude/interlude-theme.ts'

export const INTERLUDE_THEME: InterludeTheme = {
  point: {
    title: 'Place your blame',
    before: 'Everyone pushes one chip at someone in secret.',
    at: (name) => `Your chip is on ${name}. Poker face.`,
    self: 'Your chip is on you. High roller!',
    suspense: 'No more blame …',
    drawing: (
      <>
        <path d="M93 7 46 54" strokeWidth="15" />
        <path d="M93 7 46 54" stroke="var(--color-amber)" />
        <path d="m28 42 32 30-9 9-32-30Z" fill="var(--color-teal)" />
        <circle cx="24" cy="77" r="19" fill="var(--color-coral)" />
        <circle
          cx="24"
          cy="77"
          r="14"
          stroke="var(--color-cream)"
          strokeWidth="7"
          strokeDasharray="8 7"
          strokeLinecap="butt"
        />
        <circle cx="24" cy="77" r="8" fill="var(--color-cream)" strokeWidth="3" />
      </>
    ),
    reach: (
      <>
        <path d="M76 30h14" strokeWidth="13" />
        <path d="M76 30h14" stroke="var(--color-cream)" strokeWidth="5" />
        <path d="M86 5h10v50H86Z" fill="var(--color-teal)" />
        <circle cx="110" cy="30" r="13" fill="var(--color-coral)" />
        <circle cx="110" cy="30" r="5" fill="var(--color-cream)" strokeWidth="3" />
      </>
    ),
  },
  plead: {
    title: 'A word with the pit boss',
    ask: (names) => `${names}, bluff your way out!`,
    call: 'Bluff your way out. Out loud!',
    pays: (believed, heard) => `${believed} if half the room buys it, otherwise ${heard}. Nod slowly.`,
    question: 'Do you buy it?',
    yes: 'I buy it',
    no: 'I call',
    sold: 'The house buys it!',
    unsold: 'The bluff is called.',
    openers: ['I thought they were mints.', 'The dice made me do it.', 'I was only holding the hat.'],
    drawing: (
      <>
        <g transform="rotate(-16 40 60)">
          <rect x="14" y="20" width="44" height="62" rx="7" fill="var(--color-lilac)" />
          <path d="m24 32 24 38M48 32 24 70" strokeWidth="4" />
        </g>
        <g transform="rotate(12 62 54)">
          <rect x="40" y="20" width="46" height="64" rx="7" fill="var(--color-cream)" />
          <Leaf x={63} y={68} scale={0.44} />
        </g>
      </>
    ),
  },
  write: {
    title: 'IOU one line',
    before: 'Everyone owes one line. Names come later.',
    send: 'Pay up',
    pass: 'I’m broke',
    nothing: 'Broke. Very classy.',
    read: 'The IOUs are in',
    drawing: (
      <g transform="rotate(-7 50 50)">
        <path d="M14 10h56l16 16v66H14Z" fill="var(--color-cream)" />
        <path d="M70 10v16h16" />
        <path d="M25 34v18M44 34c-9 0-9 18 0 18s9-18 0-18ZM60 34v11c0 9 14 9 14 0V34" strokeWidth="5" />
        <path d="M26 66h44M26 79c8-7 10 6 18 0s10 5 22-1" strokeWidth="4" />
      </g>
    ),
  },
}
