/** How each game is explained in a minute; the whole rules stand on the game's own page. */
export interface GameGuide {
  readonly slug: string
  readonly name: string
  readonly text: string
  readonly beats: readonly string[]
}

export const GUIDE: readonly GameGuide[] = [
  {
    slug: 'truth-or-dare',
    name: 'Truth or Dare',
    text: 'The old one, with cards that know your names. Everybody calls, claps and judges.',
    beats: [
      'Pick Truth, Dare, or let the room surprise you.',
      'Two cards, face up. Keep one while they call which.',
      'Do it: they clap, then they judge.',
    ],
  },
  {
    slug: 'never-have-i-ever',
    name: 'Never Have I Ever',
    text: 'A statement comes up. Have you? Be honest, the others are.',
    beats: [
      'Everybody answers in secret, at once.',
      'Guess how many of you have.',
      'The number comes up. Now somebody owes us a story.',
    ],
  },
  {
    slug: 'baked-or-bluffing',
    name: 'Baked or Bluffing?',
    text: 'True-or-false trivia with a straight face.',
    beats: [
      'Everybody fills the hole in a fact: the truth, our bend, or their own.',
      'You defend yours. The rest vote: Legit, or Baked?',
      'Points for seeing through it, and for fooling people.',
    ],
  },
  {
    slug: 'puff-puff-pass-truths',
    name: 'Puff Puff Pass Truths',
    text: 'Three statements about you. One is a lie, and it should sound like you.',
    beats: [
      'Write two truths and a lie.',
      'Present them as if all three were ordinary.',
      'Whoever spots the lie scores. Everyone fooled scores for you.',
    ],
  },
  {
    slug: 'high-rollers',
    name: 'High Rollers',
    text: 'Two dice run the room: what you do, and how much it is worth.',
    beats: [
      'The action die says Hit, Pass, Challenge, Truth or Wild.',
      'The intensity die says 1-5: how risky the card is, and what it pays.',
      'Keep both, or push your luck. The others call which.',
    ],
  },
  {
    slug: 'roll-and-react',
    name: 'Roll & React',
    text: 'Act out a scene with everything you have, and no shame at all.',
    beats: [
      'Take a scene. No words, no props, no dignity.',
      'Set the timer: 30-60 seconds.',
      'The others guess what on earth that was.',
    ],
  },
  {
    slug: 'spin-the-stash',
    name: 'Spin the Stash',
    text: 'A big slow wheel with strong opinions about your evening.',
    beats: [
      'Pull the wheel. The rest bet on how it goes.',
      'Duel, dare, swap, gift, house rule …',
      '… or the jackpot, which grows while you miss it.',
    ],
  },
]

export const TIPS = [
  'Skip whenever you like. It costs nothing and nobody asks why.',
  'Start on Mild. Intensity is a dial, not a test of character.',
  'Plug a laptop into the TV and open the shared screen: the room plays better when it looks the same way.',
  'Snacks before the first round. You won’t get up during it.',
  'Phones on the table, screens down. It’s amazing what people reveal to a coffee table.',
] as const
