/** The choices, in the order in which they come. */
const CARDS = [
  ['Breakfast', 'Midnight snack'],
  ['The window seat', 'The aisle'],
  ['Too early', 'Too late'],
  ['A song nobody knows', 'A song everybody sings'],
  ['The last slice', 'The first bite'],
  ['Ask for directions', 'Be lost with pride'],
] as const

export function cardIn(round: number): readonly [one: string, other: string] {
  return CARDS[(Math.max(1, round) - 1) % CARDS.length] ?? CARDS[0]
}
