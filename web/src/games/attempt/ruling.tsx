import type { ReactNode } from 'react'
import { cx } from '../../ui/look/cx.ts'
import type { ScreenProps } from '../screen.ts'
import { namesOf, type Ruling, VERDICT_WORDS } from './attempt.ts'

type People = Pick<ScreenProps<unknown, unknown>, 'me' | 'players'>

interface RulingProps extends People {
  readonly ruling: Ruling
}

/** The verdict, stamped. */
export function RulingStamp({ ruling, me, players }: RulingProps) {
  return <Stamp tone={toneOf(ruling)} words={wordsOf(ruling, { me, players })} foot={footOf(ruling, { me, players })} />
}

const TONES = { lime: 'bg-lime', amber: 'bg-amber', coral: 'bg-coral', sky: 'bg-sky' } as const
type Tone = keyof typeof TONES

interface StampProps {
  readonly tone: Tone
  readonly words: string
  readonly foot?: ReactNode
}

export function Stamp({ tone, words, foot = null }: StampProps) {
  return (
    <div role="status" className="grid justify-items-center gap-3 py-2 text-center short:gap-2 flat:py-0">
      <p className="animate-pop">
        <span
          className={cx(
            'inline-block -rotate-3 rounded-control border-4 border-ink px-6 py-2 font-display text-4xl font-extrabold text-ink lg:px-10 lg:py-3 lg:text-6xl',
            TONES[tone],
          )}
        >
          {words}
        </span>
      </p>
      {foot && <p className="max-w-[60ch] text-lg text-balance text-muted short:text-base lg:text-2xl">{foot}</p>}
    </div>
  )
}

function toneOf(ruling: Ruling): Tone {
  switch (ruling.kind) {
    case 'passed':
      return 'sky'
    case 'crowned':
      return ruling.winner === null ? 'amber' : 'lime'
    case 'judged':
      return ({ 'did-it': 'lime', half: 'amber', dodged: 'coral' } as const)[ruling.verdict]
  }
}

function wordsOf(ruling: Ruling, people: People): string {
  switch (ruling.kind) {
    case 'passed':
      return 'Passed'
    case 'crowned':
      if (ruling.winner === null) return 'A tie!'
      return `${namesOf([ruling.winner], people)} ${ruling.winner === people.me ? 'win' : 'wins'}!`
    case 'judged':
      return ({ 'did-it': 'Did it!', half: 'Half of it', dodged: 'Dodged!' } as const)[ruling.verdict]
  }
}

/** How many, never who; and why, where the numbers alone would look odd. */
function footOf(ruling: Ruling, people: People): string {
  switch (ruling.kind) {
    case 'passed':
      return 'It costs nothing. On we go.'
    case 'crowned':
      return listVotes(
        Object.entries(ruling.counts).map(([id, times]) => [
          `for ${id === people.me ? 'you' : namesOf([id], people)}`,
          times,
        ]),
      )
    case 'judged': {
      const votes = Object.entries(VERDICT_WORDS).map(
        ([verdict, words]) => [`× ${words}`, ruling.counts[verdict] ?? 0] as const,
      )
      const [most, next] = votes.map(([, times]) => times).sort((a, b) => b - a)
      const isTie = most !== 0 && most === next
      return isTie ? `${listVotes(votes)}. A tie counts as did it.` : listVotes(votes)
    }
  }
}

function listVotes(counts: readonly (readonly [string, number])[]): string {
  const given = counts.filter(([, times]) => times > 0)
  return given.length === 0 ? 'Nobody voted.' : given.map(([words, times]) => `${times} ${words}`).join(', ')
}
