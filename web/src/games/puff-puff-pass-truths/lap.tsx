import type { Hand, View } from '@highjinks/games/puff-puff-pass-truths'
import { Held } from '../../show/timeline/held.tsx'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { asNamed, winnersOf } from '../attempt/attempt.ts'
import { LapScores } from '../attempt/lap-scores.tsx'
import { OwnResult } from '../attempt/own-result.tsx'
import type { ScreenProps } from '../screen.ts'
import { ownPrize, type Prize, prizesOf } from './lap-timeline.ts'
import { Winners } from './winners.tsx'

type LapProps = ScreenProps<View, Hand>

export function Lap(props: LapProps) {
  const { prizes } = props.table
  return prizes ? <Prizes {...props} prizes={prizes} /> : null
}

/** The end of a lap: its best liar, who saw that coming, and how everybody stands. */
function Prizes(props: LapProps & { readonly prizes: NonNullable<View['prizes']> }) {
  const { table, hand, me, players, act, isBusy, prizes } = props
  const reached = useBeats()
  const shown = reached('prize') + reached('stamp')
  const isOut = reached('gains') > 0
  const all = prizesOf(prizes)
  const own = me !== null && isOut ? (prizes.gains[me] ?? 0) : 0
  // Whoever left has no name any more.
  const standings = table.standings.filter(({ id }) => players.some((player) => player.id === id))
  return (
    <>
      <div role="status" className="grid gap-3 text-center short:gap-1.5">
        {me !== null && own > 0 ? (
          <OwnResult me={me} gain={own} words="Good round!" why={ownPrize(prizes, me)} isTight />
        ) : (
          <Heading level={2} size="title" className="short:text-2xl">
            {table.lap < table.laps ? 'That was a round' : 'That was the last round'}
          </Heading>
        )}
        {/* They come down from far too large, which must not make the page wider. */}
        <dl className="grid gap-2 short:gap-1.5 -mx-4 overflow-x-clip px-4">
          {all.map((prize, i) => (
            <PrizeCard
              key={prize.title}
              turn={i + 1}
              {...{ prize, me, players }}
              isAlone={all.length === 1}
              isOut={i < shown}
            />
          ))}
        </dl>
      </div>
      {hand?.story && (
        <Checkbox
          label={`“${hand.story.text}” may be quoted in tonight’s recap.`}
          checked={hand.story.mayQuote}
          disabled={isBusy}
          onChange={(isAllowed) => act({ type: 'quote', line: hand.story?.id, isAllowed })}
          className="rounded-card bg-leaf-900 px-4"
        />
      )}
      <Held isOut={isOut}>
        <LapScores
          table={{ ...table, standings }}
          gainOf={(id) => (id === me ? 0 : (prizes.gains[id] ?? 0))}
          {...{ me, players }}
          className="animate-rise"
        />
      </Held>
    </>
  )
}

interface PrizeCardProps extends Pick<LapProps, 'me' | 'players'> {
  readonly prize: Prize
  /** Which of them it is, from one. */
  readonly turn: number
  readonly isOut: boolean
  /** It is the only one. */
  readonly isAlone: boolean
}

/** What somebody has won; on a laptop they are there for it. */
function PrizeCard({ prize, turn, isOut, isAlone, me, players }: PrizeCardProps) {
  const { ids, title, worth } = prize
  // A name is not broken where there is room for it whole.
  const named = players.map((one) => ({ ...one, name: one.name.replaceAll(' ', '\u00a0') }))
  return (
    <div
      className={cx(
        'rounded-card bg-leaf-900 px-4 py-2.5 laptop:py-5 short:py-1',
        isOut ? 'animate-slam' : 'invisible',
      )}
    >
      <dt className="text-muted short:text-sm short:leading-tight">{title}</dt>
      <dd aria-hidden="true" className="hidden justify-center gap-[2.5vw] laptop:flex">
        <Winners ids={asNamed(ids, me)} {...{ isAlone, turn }} />
      </dd>
      <dd className="font-display text-xl leading-tight font-bold text-balance wrap-break-word first-letter:uppercase">
        {winnersOf(ids, { me, players: named })} {worth && <span className="text-good tabular">{worth}</span>}
      </dd>
    </div>
  )
}
