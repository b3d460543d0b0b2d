import type { InterludeTheme } from '../interlude/interlude-theme.ts'

export const INTERLUDE_THEME: InterludeTheme = {
  point: {
    title: 'Forks out',
    before: 'Everyone points a fork in secret.',
    at: (name) => `Your fork is on ${name}. Chew innocently.`,
    self: 'Your fork is on you. Well done.',
    suspense: 'Forks up …',
    drawing: (
      <g transform="rotate(20 50 50)">
        <path d="M32 22v18c0 12 8 16 18 16s18-4 18-16V22M50 22v74" strokeWidth="15" />
        <path d="M32 22v18c0 12 8 16 18 16s18-4 18-16V22M50 22v74" stroke="var(--color-cream)" />
        <circle cx="50" cy="16" r="13" fill="var(--color-lime)" />
        <circle cx="50" cy="13" r="4" fill="var(--color-coral)" strokeWidth="3" />
      </g>
    ),
    reach: (
      <>
        <path
          d="M76 30h40M114 16h-14c-8 0-10 6-10 14s2 14 10 14h14"
          fill="none"
          strokeLinecap="round"
          strokeWidth="11"
        />
        <path
          d="M76 30h40M114 16h-14c-8 0-10 6-10 14s2 14 10 14h14"
          fill="none"
          stroke="var(--color-cream)"
          strokeLinecap="round"
          strokeWidth="4"
        />
      </>
    ),
  },
  plead: {
    title: 'In the frying pan',
    ask: (names) => `${names}, talk before it burns!`,
    call: 'Talk before it burns. Out loud!',
    pays: (believed, heard) => `${believed} if half the room swallows it, otherwise ${heard}. Mind the steam.`,
    question: 'Did you swallow that?',
    yes: 'Well done',
    no: 'Half raw',
    sold: 'Golden brown!',
    unsold: 'Back in the oven.',
    openers: ['The timer lied to me.', 'I only opened it to look.', 'It was like that when I got here.'],
    drawing: (
      <>
        <path d="m66 66 26 24" strokeWidth="16" />
        <path d="m66 66 26 24" stroke="var(--color-amber)" strokeWidth="7" />
        <circle cx="44" cy="44" r="38" fill="var(--color-lilac)" />
        <path
          d="M22 36c4-12 14-8 20-12s16-2 18 8 12 12 8 20-14 4-20 10-18 4-20-4-10-12-6-22Z"
          fill="var(--color-cream)"
          strokeWidth="4"
        />
        <circle cx="43" cy="44" r="12" fill="var(--color-amber)" strokeWidth="4" />
        <path d="M39 42v1M47 42v1M40 48c2 2 4 2 6 0" strokeWidth="3" />
      </>
    ),
  },
  write: {
    title: 'Secret recipe',
    before: 'Everyone adds one line to the recipe in secret.',
    send: 'Into the oven',
    pass: 'Empty fridge',
    nothing: 'An empty fridge. Very minimal.',
    read: 'Taste test',
    drawing: (
      <>
        <g transform="rotate(-6 46 54)">
          <path d="M8 22h70v66H8Z" fill="var(--color-cream)" />
          <path d="M8 22h70v16H8Z" fill="var(--color-coral)" />
          <path d="M20 52h40M20 64h32M20 76h22" strokeWidth="4" />
        </g>
        <path d="m74 56-8 38" strokeWidth="13" />
        <path d="m74 56-8 38" stroke="var(--color-amber)" />
        <ellipse cx="77" cy="42" rx="12" ry="17" transform="rotate(12 77 42)" fill="var(--color-amber)" />
      </>
    ),
  },
}
