import type { View } from '@highjinks/games/spin-the-stash'
import { Held } from '../../../show/timeline/held.tsx'
import { Splash } from '../../../show/timeline/splash.tsx'
import { useBeats } from '../../../show/timeline/use-beats.ts'
import { cx } from '../../../ui/look/cx.ts'
import { isLegend, isNothing, isUnpaid, namesOf } from '../../attempt/attempt.ts'
import { FacesSaid } from '../../attempt/faces-said.tsx'
import { saidOf } from '../../attempt/said.ts'
import { SUSPENSE_WORDS } from '../../attempt/verdict-steps.ts'
import { TvGains } from '../../tv/gains.tsx'
import { TvHeld } from '../../tv/held.tsx'
import { TvRanks } from '../../tv/ranks.tsx'
import { TvRuling, TvStamp } from '../../tv/ruling.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { Bets } from '../bets.tsx'
import { jackpotStamp, namedBy, plainly, potWon, resultOf, whyOf } from '../score-words.ts'
import { LABELS } from '../segments.ts'
import { POT_WAY_OUT, WAY_OUT } from '../way-out.tsx'
import { Coins } from './coins.tsx'
import { TvCharges } from './house.tsx'
import './bets.css'

/** What came of it, who had bet on what, and where the points came from. */
export function Score(props: TvProps<View>) {
  const { table, players } = props
  const { score, wheel, attempt } = table
  const reached = useBeats()
  if (!score || !wheel) return null
  const isPot = potWon(table) > 0
  const hasTried = attempt !== null && attempt.performers.length > 0
  return (
    <>
      <TvCharges table={table} players={players} />
      <p
        className={cx(
          'relative z-1 text-center font-display text-4xl leading-tight font-bold text-balance text-mark',
          // Of a duel the faces stand below both names.
          attempt && attempt.contenders.length > 1 && saidOf(attempt).length > 0 && 'sr-only',
        )}
      >
        {LABELS[wheel.segment]}
        {hasTried && `: ${namesOf(table.performers, { me: null, players })}`}
      </p>
      {hasTried && saidOf(attempt).length > 0 && (
        <FacesSaid come={reached('face')} isStamped={reached('stamp') > 0} me={null} {...{ attempt, players }} />
      )}
      <Splash isOn={reached('stamp') > 0 && reached('gains') === 0 && (isLegend(attempt) || isPot)} color="gold">
        {!isPot ? 'Legend!' : isLegend(attempt) ? 'Jackpot!' : 'It pays!'}
      </Splash>
      <TvHeld isOut={reached('stamp') > 0} suspense={hasTried ? SUSPENSE_WORDS : 'And so …'}>
        <Result {...props} />
      </TvHeld>
      <Held isOut={reached('gains') > 0} place={1}>
        <TvGains
          gains={plainly(score)}
          named={namedBy(table)}
          players={players}
          why={(id) => whyOf(table, players, id)}
          isAside
        />
      </Held>
      <Held isOut={reached('rest') > 0} place={2}>
        <Bets table={table} me={null} players={players} />
        {isNothing(score.gains) && (isUnpaid(attempt) || !hasTried) && (
          <TvRanks standings={table.standings} players={players} />
        )}
      </Held>
    </>
  )
}

/** What everybody waits for. */
function Result({ table, players }: TvProps<View>) {
  const { attempt, wheel, card } = table
  const ruling = attempt?.ruling ?? null
  if (!attempt || attempt.performers.length === 0 || !ruling)
    return <TvStamp {...resultOf(table, { me: null, players })} />
  const isPot = wheel?.segment === 'jackpot'
  if (!isPot || ruling.kind !== 'judged') {
    return (
      <TvRuling
        ruling={ruling}
        card={card}
        wayOut={isPot ? POT_WAY_OUT : WAY_OUT}
        isCounted
        {...{ attempt, players }}
      />
    )
  }
  const { foot, ...stamp } = jackpotStamp(table, potWon(table), ruling.verdict)
  if (stamp.tone !== 'gold') return <TvStamp {...stamp} foot={foot} />
  // What is taken is gold.
  return (
    <TvStamp
      {...stamp}
      burst={<Coins />}
      foot={
        <span className="mt-2 inline-block rounded-full border-3 border-ink bg-gold px-4 py-0.5 font-display text-3xl font-extrabold text-ink">
          {foot}
        </span>
      }
    />
  )
}
