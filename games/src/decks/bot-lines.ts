import { pickOne } from '../kit/chance.ts'

/** What simulated players write when everybody writes: it fits any starter, or fails at it with dignity. */
const BOT_LINES: readonly string[] = [
  'I was told there would be snacks',
  'A lamp that knows too much',
  'My lawyer says I was asleep',
  'Three raccoons in a good coat',
  'The couch remembers everything',
  'Technically it was still a salad',
  'Somebody named Doug',
  'The second drawer. Never the first',
  'It came with the apartment',
  'I would do it again, slower',
  'A strongly worded sandwich',
  'Nobody asked the goldfish',
  'Ask me after the pizza',
  'The group chat decided',
  'An owl, but corporate',
  'We do not talk about the blender',
  'Emotional support nachos',
  'It was load-bearing',
  'My horoscope was very specific',
  'Two naps in a trench coat',
  'A bathrobe with meetings',
  'The dog signed for it',
  'Legally, a soup',
  'I blinked and it was Tuesday',
]

/** None that is on the table already. */
export function botLine(random: () => number, taken: readonly string[]): string {
  const free = BOT_LINES.filter((text) => !taken.includes(text))
  return pickOne(free, random) ?? 'A lamp that knows too much'
}
