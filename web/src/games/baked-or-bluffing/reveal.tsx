import type { Hand, View } from '@highjinks/games/baked-or-bluffing'
import { Crowd } from '../../show/timeline/crowd.tsx'
import { Held } from '../../show/timeline/held.tsx'
import { Travel } from '../../show/timeline/travel.tsx'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { cx } from '../../ui/look/cx.ts'
import { Applause } from '../attempt/applause.tsx'
import { OwnResult } from '../attempt/own-result.tsx'
import { Stamp } from '../attempt/ruling.tsx'
import { TaskCard } from '../attempt/task-card.tsx'
import { type ScreenProps, subjectOf } from '../screen.ts'
import { Dispute } from './dispute.tsx'
import { ownWords } from './own-words.ts'
import { resultWords } from './result-words.ts'
import { Corrected, Statement } from './statement.tsx'
import { Voters } from './voters.tsx'

type RevealProps = ScreenProps<View, Hand>
type Shown = NonNullable<View['reveal']>
interface OpenProps extends RevealProps {
  readonly statement: NonNullable<View['statement']>
  readonly reveal: Shown
}

export function Reveal(props: RevealProps) {
  const { statement, reveal } = props.table
  return statement && reveal ? <Answer {...props} statement={statement} reveal={reveal} /> : null
}

/** Who fell for it, what it was, and then who made it up and what is true. */
function Answer(props: OpenProps) {
  const { table, hand, statement, reveal, me, players } = props
  const voters = Object.keys(reveal.votes)
  const reached = useBeats()
  const isOut = reached('answer') > 0
  const isCounted = reached('gains') > 0
  const arrived = voters.slice(0, reached('walk'))
  const suspense = reached('suspense') > 0 ? 'And it is …' : 'Who believed it?'
  return (
    <Travel className="contents">
      <TaskCard kicker={isCounted ? authorWords(props) : `${subjectOf(players, table.turn, me)} said`} isSmall isLine>
        {isCounted && !reveal.isTrue ? (
          <Corrected statement={statement} truth={reveal.truth} />
        ) : (
          <Statement statement={statement} />
        )}
      </TaskCard>
      <Sides {...props} {...{ voters, arrived, suspense, isOut, isCounted }} />
      {isCounted && <Dispute {...props} />}
      {isCounted && <Why reveal={reveal} className="text-center short:hidden" />}
      {/* On a small phone it would lie on the button that is asked first. */}
      <div className={cx('contents', isCounted && hand?.mayDispute && 'short:hidden')}>
        <Applause
          {...props}
          performers={table.turn === null ? [] : [table.turn]}
          applause={table.applause}
          clapsLeft={hand?.clapsLeft ?? null}
        />
      </div>
    </Travel>
  )
}

interface SidesProps extends OpenProps {
  readonly voters: readonly string[]
  readonly arrived: readonly string[]
  readonly suspense: string
  readonly isOut: boolean
  readonly isCounted: boolean
}

/** The stamp, what it was for whoever holds it, and both sides. */
function Sides(props: SidesProps) {
  const { reveal, voters, arrived, suspense, isOut, isCounted, me, players } = props
  return (
    <div className="grid grid-cols-1 gap-2 sm:gap-3">
      <div className="grid content-start gap-1 text-center laptop:flex laptop:items-center laptop:justify-center laptop:gap-8 laptop:kids:first:shrink-0">
        <Held isOut={isOut} suspense={suspense}>
          <Stamp
            tone={reveal.isTrue || reveal.isOverturned ? 'sky' : 'amber'}
            words={isOut ? (reveal.isTrue ? 'Legit!' : 'Baked!') : 'Hush …'}
          />
        </Held>
        <div role="status" className={cx('grid content-center', me !== null && 'min-h-16 short:min-h-10')}>
          {isCounted ? <Result {...props} /> : <Crowd ids={voters.filter((id) => !arrived.includes(id))} />}
        </div>
      </div>
      <div
        className="grid grid-cols-2 content-start gap-2 sm:gap-3 laptop:grid-cols-(--sides)"
        style={{ '--sides': `${shareOf(reveal, 'legit', arrived)} ${shareOf(reveal, 'baked', arrived)}` }}
      >
        {(['legit', 'baked'] as const).map((vote) => (
          <Voters
            key={vote}
            {...{ vote, arrived, isCounted, reveal, me, players }}
            isRight={isOut && (vote === 'legit') === reveal.isTrue}
          />
        ))}
      </div>
    </div>
  )
}

/** On a laptop a side is as wide as it is full by now, not as it will be; an empty one has its words. */
const LEAST_SHARE = 4

function shareOf({ votes }: Shown, vote: 'legit' | 'baked', arrived: readonly string[]): string {
  const count = arrived.filter((id) => votes[id] === vote).length
  return `minmax(0, ${Math.max(LEAST_SHARE, count)}fr)`
}

function Why({ reveal, className }: { readonly reveal: Shown; readonly className: string }) {
  return (
    <p
      className={cx(
        'animate-rise text-balance text-muted max-sm:-mt-2 max-sm:text-sm max-sm:leading-snug lg:text-2xl laptop:text-base laptop:leading-tight',
        className,
      )}
    >
      {reveal.why}{' '}
      <small className="text-sm max-sm:offered:hidden short:hidden lg:text-lg laptop:text-sm laptop:offered:hidden low:hidden">
        ({reveal.source})
      </small>
    </p>
  )
}

function authorWords({ table, me, players, reveal }: OpenProps): string {
  const reader = subjectOf(players, table.turn, me)
  return { truth: `${reader} told the truth`, bend: `${reader} used our lie`, own: `${reader} made it up` }[
    reveal.reading
  ]
}

/** On a phone one's own comes first; where there is room, the reader's below it. */
function Result(props: OpenProps) {
  const { table, reveal, me, players } = props
  const own = me === null ? null : ownWords(table, me, players)
  const isOwn = me !== null && own !== null
  return (
    <>
      {isOwn && <OwnResult me={me} gain={reveal.gains[me] ?? 0} words={own} why={ownReason(props, me)} isTight />}
      <p
        className={cx(
          'animate-rise leading-snug text-balance',
          isOwn
            ? 'text-muted max-sm:sr-only laptop:sr-only'
            : 'min-h-9 text-lg font-semibold lg:text-2xl laptop:text-xl',
        )}
      >
        {resultWords(table, { reveal, me, players }, false)}
      </p>
    </>
  )
}

/** Of a sum that the words do not explain. */
function ownReason({ table, reveal }: OpenProps, me: string): string | null {
  if ((reveal.gains[me] ?? 0) > 0) return table.isDouble ? 'Counted double.' : null
  return me === table.turn && reveal.isTrue ? 'The truth pays when they doubt it.' : null
}
