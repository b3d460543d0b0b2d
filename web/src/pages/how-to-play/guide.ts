/** A game's summary. Its three lines of rules come from the game itself; its own page has all of them. */
export interface GameGuide {
  readonly slug: string
  readonly name: string
  readonly text: string
}

export const GUIDE: readonly GameGuide[] = [
  {
    slug: 'truth-or-dare',
    name: 'Truth or Dare',
    text: 'The classic, with cards that know your names. Everyone guesses, claps and judges.',
  },
  {
    slug: 'never-have-i-ever',
    name: 'Never Have I Ever',
    text: 'A statement comes up. Have you? Be honest, the others are.',
  },
  {
    slug: 'baked-or-bluffing',
    name: 'Baked or Bluffing?',
    text: 'True-or-false trivia with a straight face, where you fill in the best word.',
  },
  {
    slug: 'puff-puff-pass-truths',
    name: 'Puff Puff Pass Truths',
    text: 'Three statements about you. One is a lie, and it should sound like you.',
  },
  {
    slug: 'high-rollers',
    name: 'High Rollers',
    text: 'Two dice run the room. The action die says Hit, Pass, Challenge, Truth or Wild; the intensity die rolls 1-5: the risk and the payout.',
  },
  {
    slug: 'roll-and-react',
    name: 'Roll & React',
    text: 'Act out scene after scene without a word, while everyone else sees six that look suspiciously alike. A run takes 30-60 seconds.',
  },
  {
    slug: 'spin-the-stash',
    name: 'Spin the Stash',
    text: 'A big slow wheel with strong opinions about your evening.',
  },
]

export const TIPS = [
  'Skip anytime. It costs nothing and no one asks why.',
  'Start on Mild. Intensity is a dial, not a test of character.',
  'Plug a laptop into the TV and open the shared screen: games go better when everyone watches one screen.',
  'Snacks before the first round. You won’t get up during it.',
  'Phones on the table, screens down. It’s amazing what people reveal to a coffee table.',
] as const
