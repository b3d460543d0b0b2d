import type { Hand, View } from '@highjinks/games/baked-or-bluffing'
import { Check } from 'lucide-react'
import { cx } from '../../ui/look/cx.ts'
import { NamePill } from '../../ui/party/name-pill.tsx'
import { namesOf, signed } from '../attempt/attempt.ts'
import { Stamp } from '../attempt/ruling.tsx'
import { TaskCard } from '../attempt/task-card.tsx'
import { nameOf, type ScreenProps, subjectOf } from '../screen.ts'

type Shown = NonNullable<View['reveal']>
type Vote = Shown['votes'][string]

interface Props extends ScreenProps<View, Hand> {
  readonly reveal: Shown
}

/** The answer, one line why, and who fell for it. */
export function Reveal(props: Props) {
  const { table, me, players, reveal } = props
  const reader = subjectOf(players, table.turn, me)
  return (
    <>
      <TaskCard kicker={`${reader} ${reveal.wasBent ? 'bent it' : 'read it straight'}`} isSmall>
        {table.statement}
      </TaskCard>
      <div className="grid grid-cols-1 gap-2 pb-2 sm:grid-cols-2 sm:gap-3 stage:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] stage:gap-5">
        <div className="grid content-start gap-2 text-center text-lg sm:col-span-2 stage:col-span-1 lg:text-2xl">
          <Stamp
            tone={reveal.isTrue ? 'sky' : 'amber'}
            words={reveal.isTrue ? 'Legit!' : 'Baked!'}
            foot={
              <>
                {reveal.why} ({reveal.source})
              </>
            }
          />
          <p className="font-semibold">{fooledWords(props)}</p>
        </div>
        <div className="grid grid-cols-1 content-start gap-2 sm:col-span-2 sm:grid-cols-2 sm:gap-3 stage:col-span-1 stage:grid-cols-1">
          <Voters {...props} vote="legit" title="Said Legit" isRight={reveal.isTrue} />
          <Voters {...props} vote="baked" title="Said Baked" isRight={!reveal.isTrue} />
        </div>
      </div>
    </>
  )
}

/** What came of it for the reader, and who had nothing to say. */
function fooledWords({ table, me, players, reveal: { votes, isTrue, gains } }: Props): string {
  const fooled = Object.values(votes).filter((vote) => (vote === 'legit') !== isTrue).length
  const gain = table.turn === null ? 0 : (gains[table.turn] ?? 0)
  const reader = table.turn === null ? [] : [table.turn]
  const silent = table.voters.filter((id) => !votes[id])
  return [
    `${namesOf(reader, { me, players })} fooled ${fooled === 0 ? 'nobody' : fooled}${gain === 0 ? '.' : `: ${signed(gain)}.`}`,
    silent.length > 0 ? `${namesOf(silent, { me, players })} said nothing.` : '',
  ].join(' ')
}

interface VotersProps extends Props {
  readonly vote: Vote
  readonly title: string
  readonly isRight: boolean
}

function Voters({ vote, title, isRight, me, players, reveal }: VotersProps) {
  const ids = Object.keys(reveal.votes).filter((id) => reveal.votes[id] === vote)
  return (
    <section
      aria-label={title}
      className={cx(
        'self-start rounded-card border-3 px-4 py-2.5',
        isRight ? 'border-accent bg-accent-tint' : 'border-leaf-800 bg-leaf-900',
      )}
    >
      <h2 className="flex items-center gap-2 font-display text-lg font-bold lg:text-2xl">
        {title}
        {isRight && <Check aria-label="Right" strokeWidth={4} className="size-6 text-accent stage:size-9" />}
      </h2>
      {ids.length === 0 ? (
        <p className="text-muted lg:text-xl">Nobody.</p>
      ) : (
        <ul className="mt-1.5 flex flex-wrap gap-2">
          {ids.map((id) => (
            <li key={id} className="max-w-full">
              <NamePill seed={id} name={id === me ? 'You' : nameOf(players, id)} gain={reveal.gains[id]} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
