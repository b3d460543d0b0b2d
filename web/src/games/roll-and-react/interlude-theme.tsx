import { Leaf } from '../../show/scenery/piece.tsx'
import type { InterludeTheme } from '../interlude/interlude-theme.ts'

export const INTERLUDE_THEME: InterludeTheme = {
  point: {
    title: 'Aim the spotlight',
    before: 'Everyone aims the spotlight, in secret.',
    at: (name) => `Your spotlight is on ${name}. Look away.`,
    self: 'Your spotlight is on you. Naturally.',
    suspense: 'Lights, please …',
    drawing: (
      <>
        <path d="m34 56 34-18 30 58H46Z" fill="var(--color-amber)" stroke="none" />
        <path d="M42 4v12" strokeWidth="8" />
        <path d="M8 30 44 8c16 2 26 18 22 32L34 58C16 58 8 46 8 30Z" fill="var(--color-teal)" />
        <path d="M34 58c-8-6-10-18-8-26M66 40c-6-2-14-8-18-20" strokeWidth="4" />
        <path d="m34 58 32-18" />
      </>
    ),
    reach: (
      <>
        <path d="m92 12 34-14v64L92 48Z" fill="var(--color-cream)" stroke="none" />
        <path d="m68 18 24-12v48L68 42Z" fill="var(--color-lilac)" />
      </>
    ),
  },
  plead: {
    title: 'Soliloquy time',
    ask: (names) => `${names}, a monologue, please!`,
    call: 'Your monologue, please. Out loud!',
    pays: (believed, heard) => `${believed} if half of you weep, else ${heard}. Tissues are under the seat.`,
    question: 'Were you moved?',
    yes: 'Bravo',
    no: 'Wooden',
    sold: 'Not a dry eye!',
    unsold: 'The critics stay seated.',
    openers: ['Alas, poor snacks! I knew them well.', 'To be guilty, or not to be …', 'I was in character.'],
    drawing: (
      <>
        <path
          d="M50 24C26 24 14 38 14 56c0 10 5 15 12 19v14c0 4 3 6 7 6h34c4 0 7-2 7-6V75c7-4 12-9 12-19 0-18-12-32-36-32Z"
          fill="var(--color-cream)"
        />
        <circle cx="36" cy="56" r="8" fill="var(--color-ink)" />
        <circle cx="64" cy="56" r="8" fill="var(--color-ink)" />
        <path d="m50 66-4 7h8Z" fill="var(--color-ink)" strokeWidth="3" />
        <path d="M42 83v11M50 83v11M58 83v11" strokeWidth="4" />
        <Leaf x={56} y={28} turn={16} scale={0.4} />
      </>
    ),
  },
  write: {
    title: 'The script needs a line',
    before: 'Everyone writes one line of the script, unsigned.',
    send: 'That’s my line',
    pass: 'Stage fright',
    nothing: 'Stage fright. A classic.',
    read: 'First reading',
    drawing: (
      <>
        <path d="M92 5C54 6 32 36 30 66l10 4C68 64 92 42 92 5Z" fill="var(--color-lilac)" />
        <path d="M80 18C60 30 40 52 28 84" strokeWidth="4" />
        <path d="M10 74h40l6 21H4Z" fill="var(--color-teal)" />
        <path d="M16 74v-8h28v8" fill="var(--color-teal)" />
      </>
    ),
  },
}
