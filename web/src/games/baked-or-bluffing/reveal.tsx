import type { Hand, View } from '@highjinks/games/baked-or-bluffing'
import { Check } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { NamePill } from '../../ui/party/name-pill.tsx'
import { Applause } from '../attempt/applause.tsx'
import { namesOf, signed } from '../attempt/attempt.ts'
import { Stamp } from '../attempt/ruling.tsx'
import { TaskCard } from '../attempt/task-card.tsx'
import { useSteps } from '../interlude/use-steps.ts'
import { nameOf, type ScreenProps, subjectOf } from '../screen.ts'
import { VOTE_WORDS } from './argue.tsx'
import { Corrected, Statement } from './statement.tsx'

type Props = ScreenProps<View, Hand>
type Shown = NonNullable<View['reveal']>
interface OpenProps extends Props {
  readonly statement: NonNullable<View['statement']>
  readonly reveal: Shown
}

/** So long the room holds its breath. */
const SUSPENSE_MS = 1200

export function Reveal(props: Props) {
  const { statement, reveal, since } = props.table
  const isOut = useSteps(since, SUSPENSE_MS, 1) === 1
  if (!statement || !reveal) return null
  return isOut ? (
    <Answer {...props} statement={statement} reveal={reveal} />
  ) : (
    <Suspense {...props} statement={statement} />
  )
}

function Suspense({ table, me, players, statement }: Props & Pick<OpenProps, 'statement'>) {
  return (
    <>
      <TaskCard kicker={`${subjectOf(players, table.turn, me)} said`}>
        <Statement statement={statement} />
      </TaskCard>
      <div role="status" className="py-6 text-center">
        <Heading level={2} size="title">
          And it is …
        </Heading>
      </div>
    </>
  )
}

/** The filling flips: who made it up, what is true, and who fell for it. */
function Answer(props: OpenProps) {
  const { table, hand, statement, reveal } = props
  return (
    <>
      <TaskCard kicker={authorWords(props)} isSmall>
        {reveal.isTrue ? <Statement statement={statement} /> : <Corrected statement={statement} truth={reveal.truth} />}
      </TaskCard>
      <div className="grid grid-cols-1 gap-2 sm:gap-3 stage:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] stage:gap-5">
        <div className="grid content-start gap-1 text-center stage:gap-4">
          <Stamp
            tone={reveal.isTrue || reveal.isOverturned ? 'sky' : 'amber'}
            words={reveal.isTrue ? 'Legit!' : 'Baked!'}
          />
          <p className="text-lg leading-snug font-semibold text-balance lg:text-2xl">{resultWords(props)}</p>
          <Why reveal={reveal} className="hidden stage:block" />
        </div>
        <div className="grid content-start gap-2 sm:grid-cols-2 sm:gap-3 stage:grid-cols-1">
          <Voters {...props} vote="legit" isRight={reveal.isTrue} />
          <Voters {...props} vote="baked" isRight={!reveal.isTrue} />
        </div>
      </div>
      <Dispute {...props} />
      <Why reveal={reveal} className="text-center stage:hidden" />
      <Applause
        {...props}
        performers={table.turn === null ? [] : [table.turn]}
        applause={table.applause}
        clapsLeft={hand?.clapsLeft ?? null}
      />
    </>
  )
}

function Why({ reveal, className }: { readonly reveal: Shown; readonly className: string }) {
  return (
    <p className={cx('text-balance text-muted lg:text-2xl', className)}>
      {reveal.why} <small className="text-sm lg:text-lg">({reveal.source})</small>
    </p>
  )
}

function authorWords({ table, me, players, reveal }: OpenProps): string {
  const reader = subjectOf(players, table.turn, me)
  return { truth: `${reader} told the truth`, bend: `${reader} took our bend`, own: `${reader} made it up` }[
    reveal.reading
  ]
}

/** What came of it for the reader, and who had nothing to say. */
function resultWords({ table, me, players, reveal }: OpenProps): string {
  const { votes, isTrue, gains, isOverturned } = reveal
  if (isOverturned) return 'But that is true as well, says the room. 500 for everybody who voted.'
  const fooled = Object.values(votes).filter((vote) => (vote === 'legit') !== isTrue).length
  const gain = table.turn === null ? 0 : (gains[table.turn] ?? 0)
  const reader = table.turn === null ? [] : [table.turn]
  const silent = table.voters.filter((id) => !votes[id])
  return [
    `${namesOf(reader, { me, players })} fooled ${fooled === 0 ? 'nobody' : fooled}${gain === 0 ? '.' : `: ${signed(gain)}.`}`,
    silent.length > 0 ? `${namesOf(silent, { me, players })} said nothing.` : '',
  ].join(' ')
}

interface VotersProps extends OpenProps {
  readonly vote: 'legit' | 'baked'
  readonly isRight: boolean
}

function Voters({ vote, isRight, me, players, reveal }: VotersProps) {
  const ids = Object.keys(reveal.votes).filter((id) => reveal.votes[id] === vote)
  const title = `Said ${VOTE_WORDS[vote]}`
  return (
    <section
      aria-label={title}
      className={cx(
        'self-start rounded-card border-3 px-4 py-2',
        isRight ? 'border-accent bg-accent-tint' : 'border-leaf-800 bg-leaf-900',
      )}
    >
      <h2 className="flex items-center gap-2 font-display text-lg font-bold lg:text-2xl">
        {title}
        {isRight && <Check aria-label="Right" strokeWidth={4} className="size-6 text-accent stage:size-9" />}
        {ids.length === 0 && <span className="font-normal text-muted">Nobody.</span>}
      </h2>
      {ids.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-2">
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

/** Nobody has checked what somebody made up: the room may know better. */
function Dispute({ hand, me, players, reveal, act, isBusy }: OpenProps) {
  const { disputes, needed, isOverturned } = reveal
  const mayAsk = hand?.mayDispute === true && me !== null && !disputes.includes(me) && !isOverturned
  if (!mayAsk && disputes.length === 0) return null
  return (
    <div className="grid justify-items-center gap-1 text-center">
      {mayAsk && (
        <Button kind="secondary" disabled={isBusy} onClick={() => act({ type: 'dispute' })}>
          Hang on, that is true as well
        </Button>
      )}
      {disputes.length > 0 && (
        <p role="status" className="text-muted lg:text-xl">
          {namesOf(disputes, { me, players })}: true as well. {disputes.length} of {needed} needed.
        </p>
      )}
    </div>
  )
}
