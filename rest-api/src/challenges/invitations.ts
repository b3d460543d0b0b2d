/** The announcement of a game's challenge week. */
export interface Invitation {
  readonly title: string
  readonly description: string
  readonly prizeDescription: string
}

const INVITATIONS: Readonly<Record<string, Invitation>> = {
  'truth-or-dare': {
    title: 'Nothing but the Truth (or a Dare)',
    description:
      'Seven days of honest answers and glorious nonsense. Play Truth or Dare, take what comes, and see who in the world blushes last.',
    prizeDescription: 'The Golden Blush: first place, and the right to bring it up at every party this year.',
  },
  'spin-the-stash': {
    title: 'The Great Spin',
    description:
      'The wheel is oiled, the stash is full, and luck owes you a favor. Spin all week, bet well, and land on the right side of the pointer.',
    prizeDescription: 'The Lucky Pointer: first place, and nobody may call it luck.',
  },
  'high-rollers': {
    title: 'Roll Like You Mean It',
    description:
      'Two dice, seven days, no mercy. Take the fives, win your challenges, and let the small numbers go to somebody else.',
    prizeDescription: 'The Loaded Grin: first place, with dice that everybody can check.',
  },
  'roll-and-react': {
    title: 'And the Leaf Goes To…',
    description:
      'One week to give the performance of a lifetime in front of people who will never let you forget it. Act it, guess it, overdo it.',
    prizeDescription: 'The Golden Leaf for the best worst acting of the week.',
  },
  'baked-or-bluffing': {
    title: 'The Straightest Face',
    description:
      'Is it legit, or is it baked? Keep your face still, read theirs, and find out who of you should never be trusted again.',
    prizeDescription: 'The Stone Face: first place, and a reputation you will have to live with.',
  },
  'never-have-i-ever': {
    title: 'Confessions Week',
    description:
      'You know your friends. Do you? Guess what they have and have not done, all week long, and pretend to be surprised.',
    prizeDescription: 'The Open Book: first place among those who know far too much about each other.',
  },
  'puff-puff-pass-truths': {
    title: 'Two Truths and a Tall Tale',
    description:
      'Make the truth sound ridiculous and the lie sound like Tuesday. Whoever fools most tables by Sunday night takes it.',
    prizeDescription: 'The Tall Tale: first place, and nobody will believe you when you tell them.',
  },
}

/** Games without their own get a general one. */
export function invitationTo(game: { readonly slug: string; readonly name: string }): Invitation {
  const own = Object.hasOwn(INVITATIONS, game.slug) ? INVITATIONS[game.slug] : undefined
  return (
    own ?? {
      title: `The Week of ${game.name}`,
      description: `Seven days of ${game.name}. Play it, score, and be insufferable about it until Monday.`,
      prizeDescription: `First place at ${game.name}, and all the bragging that comes with it.`,
    }
  )
}
