import type { ScreenProps } from '../screen.ts'
import { nameOf } from '../screen.ts'
import { type AttemptView, namesOf, type Ruling } from './attempt.ts'
import type { Play } from './stamp-plays.tsx'
import type { Tone } from './tones.ts'
import { JUDGEMENTS, VERDICT_LOOKS } from './verdict-looks.ts'

type People = Pick<ScreenProps<unknown, unknown>, 'me' | 'players'>

/** The room's verdict. */
export type Said = Exclude<Ruling, { kind: 'passed' }>

export function toneOf(ruling: Said): Tone {
  switch (ruling.kind) {
    case 'crowned':
      return ruling.winner === null ? VERDICT_LOOKS.half.tone : 'lime'
    case 'judged':
      return VERDICT_LOOKS[ruling.verdict].tone
  }
}

export function playOf(ruling: Said): Play | null {
  switch (ruling.kind) {
    case 'crowned':
      return null
    case 'judged':
      return ruling.verdict
  }
}

export function wordsOf(ruling: Said, people: People): string {
  switch (ruling.kind) {
    case 'crowned':
      if (ruling.winner === null) return 'A tie!'
      return `${namesOf([ruling.winner], people)} ${ruling.winner === people.me ? 'win' : 'wins'}!`
    case 'judged':
      return VERDICT_LOOKS[ruling.verdict].stamped
  }
}

/** Returns the counts of a secret vote, if they don't give anyone away. In an open vote the faces say it. */
export function juryWords(
  { voted, isSecret, split }: Pick<AttemptView, 'voted' | 'isSecret' | 'split'>,
  isCounted: boolean,
  players: People['players'],
): string | null {
  const [only = null, another] = voted
  if (split) {
    return JUDGEMENTS.flatMap(({ verdict, words }) => (split[verdict] ? [`${split[verdict]} ${words}`] : [])).join(', ')
  }
  if (only === null || !isCounted || !isSecret) return null
  return another === undefined ? `${nameOf(players, only)} decided alone` : `${voted.length} secret votes`
}
