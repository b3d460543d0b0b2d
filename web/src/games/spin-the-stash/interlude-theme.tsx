import type { InterludeTheme } from '../interlude/interlude-theme.ts'

export const INTERLUDE_THEME: InterludeTheme = {
  point: {
    title: 'Foam fingers',
    before: 'Everyone aims a foam finger in secret.',
    at: (name) => `Your foam finger is on ${name}. Admire the balloons.`,
    self: 'Your foam finger is on you. Team spirit!',
    suspense: 'Up they go …',
    drawing: (
      <g transform="rotate(-10 50 50)">
        <path
          d="M34 96V70c-12 0-22-6-22-16 0-8 8-11 15-7l9 5V14c0-14 22-14 22 0v28h18c8 0 12 5 12 12v18c0 8-6 12-12 12v12Z"
          fill="var(--color-lime)"
        />
        <path d="M58 42v14M73 44v12M34 86h42" strokeWidth="4" />
      </g>
    ),
    reach: (
      <path
        d="M36 8h40c6 0 10 2 11 5h22c11 0 11 17 0 17H92c5 4 3 11-2 12 1 7-4 12-12 12H36Z"
        fill="var(--color-lime)"
      />
    ),
  },
  plead: {
    title: 'Step right up',
    ask: (names) => `${names}, sell us your story!`,
    call: 'Step right up and sell your story!',
    pays: (believed, heard) => `${believed} if half the room buys it, otherwise ${heard}. No refunds.`,
    question: 'Would you buy that?',
    yes: 'Sold',
    no: 'No sale',
    sold: 'Sold to the couch!',
    unsold: 'Still on the shelf.',
    openers: ['The goldfish can vouch for me.', 'Three throws and you’ll forgive me.', 'I was dizzy. It’s a wheel.'],
    drawing: (
      <g transform="rotate(-12 50 50)">
        <path d="m28 62 6 28h14l-6-28Z" fill="var(--color-lilac)" />
        <path d="M12 40v24l18 2 44 20V18L30 38Z" fill="var(--color-amber)" />
        <path d="M30 38v28" />
        <ellipse cx="74" cy="52" rx="9" ry="34" fill="var(--color-coral)" />
        <path d="m90 30 7-5M92 52h7M90 74l7 5" />
      </g>
    ),
  },
  write: {
    title: 'The crystal ball',
    before: 'Everyone tells the crystal ball one line.',
    send: 'Send it',
    pass: 'Skip: all I see is fog',
    nothing: 'Fog. Very mystical.',
    read: 'The ball has spoken',
    drawing: (
      <>
        <path d="M26 76h48l9 19H17Z" fill="var(--color-amber)" />
        <circle cx="50" cy="44" r="37" fill="var(--color-lilac)" />
        <path d="M26 36c3-10 9-15 18-17" stroke="var(--color-cream)" />
        <path d="m54 28 5 12 13 1-10 9 3 13-11-7-11 7 3-13-10-9 13-1Z" fill="var(--color-cream)" strokeWidth="4" />
      </>
    ),
  },
}
