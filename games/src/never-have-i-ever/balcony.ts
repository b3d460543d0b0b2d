import type { PlayerId } from '@highjinks/protocol'
import type { BalconyRules } from '../kit/balcony.ts'
import type { Band } from './state.ts'

interface Seen {
  readonly phase: string
  readonly statement: string | null
  readonly mode: 'open' | 'incognito'
  readonly isTooFew: boolean
  readonly asked: readonly PlayerId[]
  readonly reveal:
    | { readonly mode: 'open'; readonly count: number }
    | { readonly mode: 'incognito'; readonly band: string | null }
    | null
}

/** With more people, the numbers come in pairs. */
const FEW = 5

function rangesOf(people: number): readonly (readonly [least: number, most: number])[] {
  const step = people > FEW ? 2 : 1
  const count = Math.ceil((people + 1) / step)
  return Array.from({ length: count }, (_, i) => [i * step, Math.min(people, (i + 1) * step - 1)])
}

/** One number, or two with a dash between them. */
function rangeWords([least, most]: readonly [least: number, most: number]): string {
  return least === most ? String(least) : `${least}–${most}`
}

/** If a statement is waved off, its answers go with it. */
const nameOf = ({ statement }: Seen) => `count ${statement ?? ''}`

/** Not the state's own list: the client draws with this file, and the state would bring its schemas along. */
const BANDS_SAID = { few: 'a few', half: 'about half', most: 'most' } as const satisfies Readonly<Record<Band, string>>

/** Guesses how many have done it. */
export const balcony: BalconyRules<Seen> = {
  ask(seen) {
    const { phase, mode, isTooFew, asked } = seen
    if (phase !== 'answer' || isTooFew) return null
    const options =
      mode === 'open'
        ? rangesOf(asked.length).map((range) => ({ value: rangeWords(range), said: rangeWords(range) }))
        : Object.entries(BANDS_SAID).map(([value, said]) => ({ value, said }))
    return { about: nameOf(seen), options }
  },
  outcomes(seen) {
    const { reveal, asked } = seen
    if (!reveal) return {}
    const right =
      reveal.mode === 'incognito'
        ? [reveal.band].filter((band) => band !== null)
        : rangesOf(asked.length)
            .filter(([least, most]) => least <= reveal.count && reveal.count <= most)
            .map(rangeWords)
    return { [nameOf(seen)]: right }
  },
}
