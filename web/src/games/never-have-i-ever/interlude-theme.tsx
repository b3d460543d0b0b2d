import { type InterludeTheme, PLAIN } from '../interlude/interlude-theme.ts'

/** Here the question is only who is lying. */
export const INTERLUDE_THEME: InterludeTheme = {
  ...PLAIN,
  point: {
    title: 'Halo check',
    before: 'One halo is crooked. Everyone points in secret.',
    at: (name) => `You checked ${name}’s halo. It rattled.`,
    self: 'You checked your own halo. It rattled.',
    suspense: 'Halos off …',
    drawing: (
      <>
        <g transform="rotate(26 50 48)">
          <ellipse cx="50" cy="48" rx="38" ry="17" strokeWidth="20" />
          <ellipse cx="50" cy="48" rx="38" ry="17" stroke="var(--color-lime)" strokeWidth="10" />
        </g>
        <path d="m74 10 5-8M88 20l8-5M20 86l-5 9M36 92v6" />
      </>
    ),
    reach: null,
  },
}
