import type { Verdict } from '@highjinks/games/kit'
import type { Hand, View } from '@highjinks/games/spin-the-stash'
import type { ReactNode } from 'react'
import { Held } from '../../stage/beats/held.tsx'
import { Splash } from '../../stage/beats/splash.tsx'
import { useStory } from '../../stage/beats/use-story.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { NamePill } from '../../ui/party/name-pill.tsx'
import { points } from '../../ui/party/points.ts'
import { isLegend, isUnpaid, namesOf, type Part, paidOf, sumOf, VERDICT_WORDS } from '../attempt/attempt.ts'
import { Gains } from '../attempt/gains.tsx'
import { OwnSpot } from '../attempt/own-result.tsx'
import { Race } from '../attempt/race.tsx'
import { RulingStamp, Stamp } from '../attempt/ruling.tsx'
import { SideGains } from '../attempt/side-gains.tsx'
import { beatsOf, HUSH } from '../attempt/verdict-beats.ts'
import { nameOf, type ScreenProps, subjectOf } from '../screen.ts'
import { Coins } from './coins.tsx'
import { ownWords } from './own-words.ts'
import { LABELS } from './segments.ts'

type Props = ScreenProps<View, Hand>
type Score = NonNullable<View['score']>

/** The card is not shown again, so nothing waits for it. */
const SCORE = [
  ['stamp', 900],
  ['gains', 1800],
  ['rest', 2700],
] as const

/** What came of it, who had bet on what, and where the points came from. */
export function Score({ table, hand, me, players }: Props) {
  const { score, wheel, attempt } = table
  const reached = useStory(beatsOf(attempt, SCORE))
  if (!score || !wheel) return null
  // What is in the jackpot is in it, in whichever lap.
  // A jackpot is not doubled, nor what was caught.
  const isDoubled = table.isDouble && wheel.segment !== 'jackpot' && Object.keys(score.court).length === 0
  const hasTried = attempt !== null && attempt.performers.length > 0
  const named = [table.turn, table.picked, ...table.performers].filter((id) => id !== null)
  return (
    <div className="grid grow content-center items-start gap-4 pb-4 short:gap-2 stage:flex stage:flex-col stage:items-stretch stage:gap-2 stage:pb-0">
      <OwnSpot
        me={me}
        isOut={reached('gains') > 0}
        gains={score.gains}
        isDouble={isDoubled}
        words={(id) => ownWords(table, id)}
        why={(id) => ownWhy({ hand, score, isDoubled, players }, id)}
      >
        <div className="grid justify-items-center gap-1 text-center font-display text-xl font-bold text-mark tall:text-2xl lg:text-3xl stage:text-4xl">
          <span className="flex -space-x-3 lg:hidden">
            {hasTried && table.performers.map((id) => <Avatar key={id} seed={id} size="clamp(2.5rem, 9dvh, 4.5rem)" />)}
          </span>
          <p className="text-balance">
            {LABELS[wheel.segment]}
            {hasTried && `: ${namesOf(table.performers, { me, players })}`}
          </p>
        </div>
      </OwnSpot>
      <Splash isOn={reached('stamp') > 0 && reached('gains') === 0 && isLegend(attempt)} color="amber">
        {wheel.segment === 'jackpot' ? 'Jackpot!' : 'Legend!'}
      </Splash>
      <Held isOut={reached('stamp') > 0} hush={hasTried ? HUSH : 'And so …'}>
        {hasTried && attempt.ruling?.kind === 'judged' && wheel.segment === 'jackpot' ? (
          <Stamp {...jackpotStamp(table, attempt.ruling.verdict)} />
        ) : hasTried && attempt.ruling ? (
          <RulingStamp ruling={attempt.ruling} attempt={attempt} me={me} players={players} />
        ) : (
          <Stamp {...resultOf(table, { me, players })} />
        )}
      </Held>
      <Held isOut={reached('gains') > 0}>
        <SideGains attempt={attempt} gains={score.bets} players={players} />
        <Gains
          gains={score.gains}
          isDouble={isDoubled}
          named={named}
          attempt={attempt}
          me={me}
          players={players}
          why={(id) => whyOf(score, id, isDoubled)}
          parts={(id) => partsOf(score, id, isDoubled)}
        />
      </Held>
      <Held isOut={reached('rest') > 0}>
        <Bets {...{ table, me, players }} />
        {(isUnpaid(attempt) || !hasTried) && <Race standings={table.standings} {...{ me, players }} />}
      </Held>
    </div>
  )
}

interface OwnProps extends Pick<Props, 'hand' | 'players'> {
  readonly score: Score
  readonly isDoubled: boolean
}

/** What makes up one's own sum; where it is one thing, what one had bet on. */
function ownWhy({ hand, score, isDoubled, players }: OwnProps, me: string) {
  const parts = partsOf(score, me, isDoubled)
  if (parts.length > 1) return sumOf(parts)
  const bet = hand?.bet ?? null
  if (bet === null) return null
  return `You bet on ${wordOf(bet, players)}.${score.returned.includes(me) ? ' Nobody else could tell.' : ''}`
}

/** Who believed what; there is room for it on a laptop only. */
function Bets({ table, me, players }: Pick<Props, 'table' | 'me' | 'players'>) {
  const bets = Object.entries(table.bets ?? {})
  if (bets.length === 0) return null
  return (
    <ul aria-label="What everybody bet on" className="hidden flex-wrap justify-center gap-2 lg:flex stage:hidden">
      {bets.map(([id, on]) => (
        <li key={id}>
          <NamePill
            seed={id}
            name={id === me ? 'You' : nameOf(players, id)}
            note={table.score?.returned.includes(id) ? 'returned' : wordOf(on, players)}
          />
        </li>
      ))}
    </ul>
  )
}

function wordOf(on: string, players: Props['players']): string {
  const word = Object.entries(VERDICT_WORDS).find(([verdict]) => verdict === on)?.[1]
  return word ?? nameOf(players, on)
}

function partsOf({ task, bets, calls, court }: Score, id: string, isDoubled: boolean): readonly Part[] {
  const parts: readonly Part[] = [
    [task[id] ?? 0, 'Task'],
    [bets[id] ?? 0, 'Bet'],
    [calls[id] ?? 0, 'Call'],
    [court[id] ?? 0, 'Catch'],
  ]
  return paidOf(parts, isDoubled)
}

function whyOf(score: Score, id: string, isDoubled: boolean): string {
  const parts = partsOf(score, id, isDoubled)
  // The sum stands beside it.
  return parts.length === 1 ? `for the ${parts[0]?.[1].toLowerCase()}` : sumOf(parts)
}

/**
 * Here a legend takes all, who did it takes half, and half of it is nothing. What is taken is gold. The stamp says the
 * verdict and never "half" for what it pays: half of it is another verdict.
 */
function jackpotStamp({ jackpot, turn, score }: View, verdict: Verdict) {
  const missed = `It grows to ${points(jackpot)}.`
  // Whoever takes half of it leaves as much as they take, unless the house puts something in.
  const isFilledUp = jackpot > (score?.task[turn ?? ''] ?? 0)
  switch (verdict) {
    case 'legend':
      return {
        tone: 'gold',
        words: 'Jackpot!',
        foot: <Gold>{`All of it! The next one starts at ${points(jackpot)}.`}</Gold>,
        play: 'legend',
        burst: <Coins />,
      } as const
    case 'did-it':
      return {
        tone: 'gold',
        words: 'Did it!',
        play: 'did-it',
        foot: (
          <Gold>
            Pays half the pot.{' '}
            {isFilledUp ? `The house fills it up to ${points(jackpot)}.` : `${points(jackpot)} are left in it.`}
          </Gold>
        ),
        burst: <Coins />,
      } as const
    case 'half':
      return { tone: 'lilac', words: 'Not quite', foot: `Half is not enough here. ${missed}` } as const
    case 'dodged':
      return { tone: 'coral', words: 'Dodged!', foot: missed, play: 'dodged' } as const
  }
}

function Gold({ children }: { readonly children: ReactNode }) {
  return (
    <span className="inline-block rounded-full border-3 border-ink bg-amber px-4 py-0.5 font-display font-extrabold text-ink stage:text-3xl">
      {children}
    </span>
  )
}

/** Of what nobody judges, and of what did not come about. */
function resultOf(table: View, { me, players }: Pick<Props, 'me' | 'players'>) {
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
