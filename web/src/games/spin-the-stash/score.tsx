import type { Verdict } from '@highjinks/games/kit'
import type { Hand, View } from '@highjinks/games/spin-the-stash'
import type { ReactNode } from 'react'
import { useLaptop } from '../../lib/use-laptop.ts'
import { LINGERS, PAYS, STAMPS } from '../../show/timeline/effects.ts'
import { Held } from '../../show/timeline/held.tsx'
import { Splash } from '../../show/timeline/splash.tsx'
import { useTimeline } from '../../show/timeline/use-timeline.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { points } from '../../ui/party/points.ts'
import { deedOf, isLegend, isNothing, isUnpaid, namesOf, type Part, reasonOf } from '../attempt/attempt.ts'
import { FacesSaid } from '../attempt/faces-said.tsx'
import { Gains } from '../attempt/gains.tsx'
import { OwnSpot } from '../attempt/own-result.tsx'
import { Ranks } from '../attempt/ranks.tsx'
import { RulingStamp, Stamp } from '../attempt/ruling.tsx'
import { saidOf } from '../attempt/said.ts'
import { VERDICT_LOOKS } from '../attempt/verdict-looks.ts'
import { SUSPENSE_WORDS, stepsOf } from '../attempt/verdict-steps.ts'
import { nameOf, type ScreenProps, subjectOf } from '../screen.ts'
import { Bets } from './bets.tsx'
import { Clap } from './clap.tsx'
import { Coins } from './coins.tsx'
import { ownWords } from './own-words.ts'
import { betWords, isOwnDoing, isTie, TIE_WORDS } from './piles.ts'
import { LABELS } from './segments.ts'
import { POT_WAY_OUT, WAY_OUT } from './way-out.tsx'

type ScoreProps = ScreenProps<View, Hand>
type Score = NonNullable<View['score']>

/** The card is not shown again, so nothing waits for it. */
const SCORE = [
  ['stamp', 900, STAMPS],
  ['gains', 1800, PAYS],
  ['rest', 2700, LINGERS],
] as const

/** What came of it, who had bet on what, and where the points came from. */
export function Score(props: ScoreProps) {
  const { table, hand, me, players } = props
  const { score, wheel, attempt } = table
  const reached = useTimeline(stepsOf(attempt, SCORE))
  const isLaptop = useLaptop()
  if (!score || !wheel) return null
  // What is in the jackpot is in it, in whichever lap.
  // A jackpot is not doubled, nor what was caught.
  const isDoubled = table.isDouble && wheel.segment !== 'jackpot' && Object.keys(score.court).length === 0
  const won = score.task[table.turn ?? ''] ?? 0
  const isPot = wheel.segment === 'jackpot' && won > 0
  const hasTried = attempt !== null && attempt.performers.length > 0
  const named = [table.turn, table.picked, ...table.performers].filter((id) => id !== null)
  return (
    <div className="grid grow content-center items-start gap-4 pb-4 max-sm:gap-2.5 max-sm:pb-0 haunted:gap-2 haunted:pb-0 short:gap-2 tv:flex tv:flex-col tv:items-stretch tv:gap-1.5 tv:pb-0 tv:[--moment-least:7.5rem]">
      <OwnSpot
        me={me}
        isOut={reached('gains') > 0}
        gains={score.gains}
        words={(id) => ownWords(table, id)}
        why={(id) => ownBet({ table, hand, score, players }, id) ?? whyOf({ table, score, players }, id, isDoubled)}
      >
        <div className="grid justify-items-center gap-1 text-center font-display text-xl font-bold text-mark tall:text-2xl lg:text-3xl tv:relative tv:z-1 tv:text-4xl">
          <span className="flex kids:not-last:-mr-3 max-sm:haunted:hidden lg:hidden">
            {hasTried && table.performers.map((id) => <Avatar key={id} seed={id} size="clamp(2.5rem, 9dvh, 4.5rem)" />)}
          </span>
          <p className="text-balance">
            {LABELS[wheel.segment]}
            {hasTried && `: ${namesOf(table.performers, { me, players })}`}
          </p>
        </div>
      </OwnSpot>
      {hasTried && saidOf(attempt).length > 0 && (
        <FacesSaid come={reached('face')} isStamped={reached('stamp') > 0} {...{ attempt, me, players }} />
      )}
      <Splash isOn={reached('stamp') > 0 && reached('gains') === 0 && (isLegend(attempt) || isPot)} color="gold">
        {!isPot ? 'Legend!' : isLegend(attempt) ? 'Jackpot!' : 'It pays!'}
      </Splash>
      <Held isOut={reached('stamp') > 0} suspense={hasTried ? SUSPENSE_WORDS : 'And so …'}>
        {hasTried && attempt.ruling?.kind === 'judged' && wheel.segment === 'jackpot' ? (
          <Stamp {...jackpotStamp(table, won, attempt.ruling.verdict)} />
        ) : hasTried && attempt.ruling ? (
          <RulingStamp
            ruling={attempt.ruling}
            card={table.card}
            wayOut={wheel.segment === 'jackpot' ? POT_WAY_OUT : WAY_OUT}
            isCounted
            {...{ attempt, me, players }}
          />
        ) : (
          <Stamp {...resultOf(table, { me, players })} />
        )}
      </Held>
      <Held isOut={reached('gains') > 0} place={1}>
        <Gains
          gains={plainly(score)}
          {...{ named, me, players }}
          isSeen={attempt?.ruling != null}
          why={(id) => whyOf({ table, score, players }, id, isDoubled)}
        />
      </Held>
      <Held isOut={reached('rest') > 0} place={2}>
        <Bets {...{ table, me, players }} />
        {isNothing(score.gains) && (isUnpaid(attempt) || !hasTried) && <Ranks {...{ table, me, players }} />}
      </Held>
      {hand !== null && !isLaptop && hasTried && reached('gains') > 0 && !table.performers.includes(me ?? '') && (
        <Clap {...props} />
      )}
    </div>
  )
}

/** Beyond what a bet alone brought, which is told where it lies. */
function plainly({ gains, bets }: Score): Score['gains'] {
  return Object.fromEntries(Object.entries(gains).filter(([id, gain]) => gain !== (bets[id] ?? 0)))
}

interface Paid extends Pick<ScoreProps, 'table' | 'players'> {
  readonly score: Score
}

type OwnProps = Paid & Pick<ScoreProps, 'hand'>

/** Of a bet that brought nothing else: on what it was, and why it came back. */
function ownBet({ table, hand, score, players }: OwnProps, me: string): string | null {
  const bet = hand?.bet ?? null
  if (bet === null || (score.gains[me] ?? 0) !== (score.bets[me] ?? 0)) return null
  const words = `You bet on ${betWords(bet, players)}.`
  if (!score.returned.includes(me)) return isTie(table) ? `${words} ${TIE_WORDS}` : words
  return `${words} ${isOwnDoing(table, me) ? 'Your own vote made it.' : 'Nobody else could tell.'}`
}

/** What somebody was paid for, or pays for. */
function whyOf({ table, score, players }: Paid, id: string, isDoubled: boolean): string | null {
  const { task, bets, calls, court } = score
  const caught = court[id] ?? 0
  const parts: readonly Part[] = [
    [task[id] ?? 0, taskWords(table, id)],
    [bets[id] ?? 0, `for betting on ${betWords(table.bets?.[id] ?? '', players)}`],
    [calls[id] ?? 0, id === table.turn ? 'for fooling them' : 'for the right guess'],
    [caught, caught < 0 ? 'for being caught' : 'for justice'],
  ]
  return reasonOf(parts, isDoubled)
}

function taskWords({ wheel, attempt, turn }: View, id: string): string {
  const segment = wheel?.segment
  if (segment === 'jackpot') return isLegend(attempt) ? 'for all of the pot' : 'for half of the pot'
  if (segment === 'gift') return id === turn ? 'for saying why' : 'from the stash'
  return segment === 'rule' ? 'for the law' : deedOf(attempt, segment ?? 'task')
}

function markOf(verdict: Verdict) {
  const { tone, icon } = VERDICT_LOOKS[verdict]
  return { tone, icon }
}

/**
 * Here a legend takes all, who did it takes half, and half of it is nothing. What is taken is gold. No stamp says half
 * but that of the verdict: there are bets on it.
 */
function jackpotStamp({ jackpot }: View, won: number, verdict: Verdict) {
  const missed = `It grows to ${points(jackpot)}.`
  const taken = { tone: 'gold', burst: <Coins /> } as const
  switch (verdict) {
    case 'legend':
      return {
        ...taken,
        words: 'Jackpot!',
        foot: <Gold>{`All of the pot! It refills to ${points(jackpot)}.`}</Gold>,
        play: 'legend',
      } as const
    case 'did-it':
      return {
        ...taken,
        words: 'Did it!',
        foot: <Gold>{`Half of ${points(2 * won)} paid. It refills to ${points(jackpot)}.`}</Gold>,
        play: 'did-it',
      } as const
    case 'half':
      return { ...markOf('half'), words: 'Not quite', foot: `Half isn’t enough here. ${missed}` } as const
    case 'dodged':
      return { ...markOf('dodged'), words: VERDICT_LOOKS.dodged.stamped, foot: missed, play: 'dodged' } as const
  }
}

function Gold({ children }: { readonly children: ReactNode }) {
  return (
    <span className="inline-block rounded-full border-3 border-ink bg-gold px-4 py-0.5 font-display font-extrabold text-ink tv:mt-3 tv:text-3xl">
      {children}
    </span>
  )
}

/** Of what nobody judges, and of what did not come about. */
function resultOf(table: View, { me, players }: Pick<ScoreProps, 'me' | 'players'>) {
  const { picked, turn, wheel, attempt } = table
  const spinner = subjectOf(players, turn, me)
  const isMine = turn !== null && turn === me
  const isThere = (attempt?.performers.length ?? 0) > 0
  if (!isThere) {
    const foot = wheel?.segment === 'swap' ? 'No neighbor to be had.' : `${spinner} ${isMine ? 'are' : 'is'} let off.`
    return { tone: 'sky', words: 'Not this time', foot } as const
  }
  if (wheel?.segment === 'rule') {
    return picked === null
      ? ({ tone: 'sky', words: 'No law today', foot: 'Anarchy it is.' } as const)
      : ({ tone: 'lime', words: 'It is the law', foot: `${picked} Break it and be caught.` } as const)
  }
  if (picked === null) return { tone: 'sky', words: 'No gift today', foot: 'The stash stays full.' } as const
  const foot = `${spinner} ${isMine ? 'have' : 'has'} a heart of gold. ${picked === me ? 'Say thanks.' : `${nameOf(players, picked)} says thanks.`}`
  return { tone: 'lime', words: picked === me ? 'For you!' : `For ${nameOf(players, picked)}!`, foot } as const
}
