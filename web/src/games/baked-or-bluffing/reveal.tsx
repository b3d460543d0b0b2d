import type { Hand, View } from '@highjinks/games/baked-or-bluffing'
import { useBeats } from '../../stage/beats/use-beats.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Applause } from '../attempt/applause.tsx'
import { namesOf, signed } from '../attempt/attempt.ts'
import { Stamp } from '../attempt/ruling.tsx'
import { TaskCard } from '../attempt/task-card.tsx'
import { type ScreenProps, subjectOf } from '../screen.ts'
import { Dispute } from './dispute.tsx'
import { Corrected, Statement } from './statement.tsx'
import { Voters } from './voters.tsx'

type Props = ScreenProps<View, Hand>
type Shown = NonNullable<View['reveal']>
interface OpenProps extends Props {
  readonly statement: NonNullable<View['statement']>
  readonly reveal: Shown
}

/** So long the room holds its breath. */
const SUSPENSE_MS = 1200

export function Reveal(props: Props) {
  const { statement, reveal } = props.table
  const isOut = useBeats([['answer', SUSPENSE_MS]])('answer') > 0
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
