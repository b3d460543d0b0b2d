import type { TableOf } from '../game-ui.ts'
import type { GhostOption, SpectatorGuess } from '../ghost/ghost-call.ts'
import { BAND_WORDS, rangeWords } from './words.ts'

type Table = TableOf<'never-have-i-ever'>

/** More people than these are guessed at in pairs. */
const FEW = 5

const BANDS = (['few', 'half', 'most'] as const).map((band) => ({ value: band, label: BAND_WORDS[band] }))

function rangesOf(people: number): readonly (readonly [least: number, most: number])[] {
  const step = people > FEW ? 2 : 1
  const count = Math.ceil((people + 1) / step)
  return Array.from({ length: count }, (_, i) => [i * step, Math.min(people, (i + 1) * step - 1)])
}

function numbers({ asked }: Table): readonly GhostOption[] {
  return rangesOf(asked.length).map((range) => ({ value: rangeWords(range), label: rangeWords(range), tone: 'plain' }))
}

/** A statement that is waved away takes its guesses with it. */
const kindOf = ({ statement }: Table) => `count ${statement ?? ''}`

export const guess: SpectatorGuess<Table> = {
  call: (table) => {
    if (table.phase !== 'answer' || table.isTooFew) return null
    const options = table.mode === 'open' ? numbers(table) : BANDS
    return { kind: kindOf(table), question: `How many of ${table.asked.length} have?`, options }
  },
  answers: (table) => {
    const { reveal, asked } = table
    if (!reveal) return {}
    if (reveal.mode === 'incognito') return { [kindOf(table)]: reveal.band === null ? [] : [reveal.band] }
    const right = rangesOf(asked.length).filter(([least, most]) => least <= reveal.count && reveal.count <= most)
    return { [kindOf(table)]: right.map(rangeWords) }
  },
}
