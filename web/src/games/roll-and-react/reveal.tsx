import type { Hand, View } from '@highjinks/games/roll-and-react'
import { Check } from 'lucide-react'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { NamePill } from '../../ui/party/name-pill.tsx'
import { nameOf, type ScreenProps, subjectOf } from '../screen.ts'
import { Letter } from './option.tsx'

type Props = ScreenProps<View, Hand>

/** Which of the four it was, and who saw what in it. */
export function Reveal({ table, me, players }: Props) {
  const { reveal } = table
  if (!reveal) return null
  const right = reveal.guesses.filter((guess) => guess.isRight)
  return (
    <>
      <div role="status" className="text-center">
        <Heading level={2} size="title">
          {headline(right.length, reveal.guesses.length)}
        </Heading>
        <p className="mt-1 text-lg text-muted lg:text-2xl">
          {subjectOf(players, table.turn, me)}{' '}
          {table.hasPassed ? 'stopped half-way. It was' : table.turn === me ? 'were' : 'was'}{' '}
          <span className="sr-only">{table.options[reveal.answer]}</span>
          <span aria-hidden="true">{'ABCD'[reveal.answer]}.</span>
        </p>
      </div>
      <ol className="grid grid-cols-1 gap-2 lg:gap-3 stage:grid-cols-2">
        {table.options.map((text, option) => (
          <li
            key={text}
            className={cx(
              'rounded-card border-3 px-4 py-2.5',
              option === reveal.answer ? 'animate-pop border-accent bg-accent-tint' : 'border-leaf-800 bg-leaf-900',
            )}
          >
            <p className="flex items-center gap-3 font-display leading-tight font-bold lg:text-2xl stage:text-3xl">
              <Letter option={option} isLit={option === reveal.answer} />
              <span className="min-w-0 flex-1">{text}</span>
              {option === reveal.answer && (
                <>
                  <Check aria-hidden="true" strokeWidth={4} className="size-8 shrink-0 text-accent" />
                  <span className="sr-only">: this was it</span>
                </>
              )}
            </p>
            <Guessers {...{ table, me, players, option }} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Guessers({
  table,
  me,
  players,
  option,
}: Pick<Props, 'table' | 'me' | 'players'> & { readonly option: number }) {
  const guesses = (table.reveal?.guesses ?? []).filter((guess) => guess.option === option)
  if (guesses.length === 0) return null
  return (
    <ul aria-label={`Guessed ${'ABCD'[option]}`} className="mt-2 flex flex-wrap gap-2">
      {guesses.map(({ by }) => (
        <li key={by} className="max-w-full">
          <NamePill seed={by} name={by === me ? 'You' : nameOf(players, by)} />
        </li>
      ))}
    </ul>
  )
}

function headline(right: number, all: number): string {
  if (all === 0) return 'Nobody dared to guess'
  if (right === 0) return 'Nobody got it!'
  return right === all ? 'Everybody got it!' : `${right} of ${all} got it`
}
