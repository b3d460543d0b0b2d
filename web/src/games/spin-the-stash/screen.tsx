import type { Hand } from '@highjinks/games/spin-the-stash'
import { balcony } from '@highjinks/games/spin-the-stash/balcony'
import type { PlayerId } from '@highjinks/protocol'
import { Gavel, HeartHandshake } from 'lucide-react'
import { useMark } from '../../lib/use-mark.ts'
import { HeroGap } from '../../show/people/hero-gap.tsx'
import { RevealSlot } from '../../show/timeline/reveal-slot.tsx'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { points } from '../../ui/party/points.ts'
import { isLegend, isNothing, isUnpaid, namesOf } from '../attempt/attempt.ts'
import { EXPLAIN } from '../attempt/explaining.tsx'
import { FacesSaid } from '../attempt/faces-said.tsx'
import { LitBetween } from '../attempt/in-light.tsx'
import { crownAsk, judgeAsk, rulingGuess } from '../attempt/judging.ts'
import { saidOf } from '../attempt/said.ts'
import { GoldRays } from '../attempt/stamp-plays.tsx'
import { isVerdict, VERDICT_LOOKS } from '../attempt/verdict-looks.ts'
import { SUSPENSE_WORDS } from '../attempt/verdict-steps.ts'
import type { TableOf } from '../game-ui.ts'
import { interludeBoards } from '../interlude/boards.tsx'
import { FAVORITE, STAR } from '../lap/boards.tsx'
import { nameOf, subjectOf } from '../screen.ts'
import type { Ask, Exit, Option } from '../table/ask.ts'
import type { Task } from '../table/parts.ts'
import type { ApplauseProps, AskProps, BoardProps, Boards, FrameProps, Phase } from '../table/phase.ts'
import { FitText } from '../tv/fit-text.tsx'
import { Bets, BetsFaceDown } from './bets.tsx'
import { CARD_EXIT, POT_EXIT } from './card-exit.tsx'
import { CoinRain, FairWheel } from './fair-wheel.tsx'
import { Charges, House } from './house.tsx'
import { INTERLUDE_THEME } from './interlude-theme.tsx'
import { Laws } from './laws.tsx'
import { betWords } from './piles.ts'
import { jackpotStamp, namedBy, ownWhy, ownWords, plainly, potWon, resultOf, whyOf } from './score-words.ts'
import { Coins } from './tv/coins.tsx'
import {
  betPrizeOf,
  cardWords,
  giftWords,
  kickerOf,
  LABELS,
  PAINTS,
  prizeForWhy,
  prizeOf,
  progressWords,
  theoryOf,
  times,
  upWords,
} from './words.ts'
import './score.css'
import { said } from '../../ui/announcer/announcer.ts'

type Table = TableOf<'spin-the-stash'>
type Board = BoardProps<Table, Hand>
type Asking = AskProps<Table, Hand>
type Spins = Phase<Table, Hand>

const never = () => {}
const only = (id: PlayerId | null) => (id === null ? [] : [id])
const isGift = ({ wheel }: Table) => wheel?.segment === 'gift'
const isWheel = ({ phase }: Table) => phase === 'spin' || phase === 'turning'

/** Returns the segment's task. */
function taskOf(table: Table): Task {
  return { kicker: kickerOf(table), words: cardWords(table) }
}

/** The house rules are around everything in a hand: anyone can be caught at any time. */
function Frame({ children, ...props }: FrameProps<Table>) {
  const drawn = (
    <>
      <CoinRain table={props.table} />
      <House {...props} />
      {children}
    </>
  )
  // On a laptop the wheel has all the height there is, with everything else beside it.
  return isWheel(props.table) ? <div className="fair-table">{drawn}</div> : drawn
}

/** The house rules on a TV, in their place on the board. */
function HouseInRoom({ table, players, parts }: Pick<Board, 'table' | 'players' | 'parts'>) {
  return (
    <parts.InRoom>
      <CoinRain table={table} />
      <House table={table} players={players} me={null} act={null} isBusy={false} />
    </parts.InRoom>
  )
}

function clapping({ table: { onStage, applause }, hand }: ApplauseProps<Table, Hand>) {
  return { performers: onStage, applause, clapsLeft: hand?.clapsLeft ?? null }
}

/** The pull, and the wheel slowing down on every screen at the same moment. */
const spin: Spins = {
  Board(props) {
    const { table, me, players } = props
    const { phase, turn } = table
    // The parts around the wheel make room for it.
    useMark('has-wheel')
    return (
      <div className="fair">
        <FairWheel table={table} />
        <div className="fair-beside">
          <HouseInRoom {...props} />
          <div className="fair-sign">
            {phase === 'turning' ? (
              <Stopping {...props} />
            ) : (
              <Plate>{me !== null && turn === me ? 'Your spin' : `${nameOf(players, turn)}, pull it!`}</Plate>
            )}
          </div>
        </div>
      </div>
    )
  },
  applause: (props) =>
    props.hand && props.me !== props.table.turn
      ? { ...clapping(props), word: 'Cheer', foot: 'The wheel is deaf. Cheer anyway.' }
      : null,
  ask: ({ table: { phase, turn }, hand, me, act }) =>
    hand && phase === 'spin' && turn === me
      ? {
          kind: 'perform',
          question: '',
          note: 'Or swipe the wheel.',
          done: 'Pull the wheel',
          maySkip: false,
          say: () => act({ type: 'pull' }),
        }
      : null,
}

function Plate({ children }: { readonly children: string }) {
  return (
    <div ref={said} className="fair-plate">
      <FitText words={children} most={4.2} />
    </div>
  )
}

/** The result, stamped as soon as it stops. */
function Stopping({ table, me, players, parts }: Board) {
  const { wheel, turn, jackpot } = table
  const isStopped = useBeats()('stop') > 0
  if (!wheel || !isStopped) return <Plate>Around it goes</Plate>
  const { segment } = wheel
  if (segment !== 'jackpot') return <parts.Stamp tone={PAINTS[segment]} words={LABELS[segment]} />
  const foot = (
    <strong className="font-display font-extrabold text-ink">
      {subjectOf(players, turn, me)} {turn !== null && turn === me ? 'play' : 'plays'} for {points(jackpot)}.
    </strong>
  )
  return <parts.Stamp tone="gold" words={LABELS.jackpot} foot={foot} />
}

/** The card is on the table: the performers read it, the others bet on the result. */
const bet: Spins = {
  Board(props) {
    const { table, hand, me, players, parts } = props
    const { performers, houseRules, hasBet } = table
    const [performer, another] = performers
    return (
      <>
        <HouseInRoom {...props} />
        <parts.PerformerLine ids={performers}>
          {me !== null && performers.includes(me) ? 'are up next' : upWords(table)}
        </parts.PerformerLine>
        <parts.Card {...taskOf(table)} {...(houseRules.length > 0 && { className: '[--at-least:4.4rem]' })} />
        {hand !== null &&
          (performer !== undefined && another === undefined ? (
            <LitBetween id={performer} isApart={performer === me} />
          ) : (
            <HeroGap />
          ))}
        <parts.InRoom>
          <BetsFaceDown table={table} players={players} />
        </parts.InRoom>
        <parts.Called ids={hasBet} />
      </>
    )
  },
  ask(asking) {
    const { table, hand, me, act } = asking
    const { performers, bettors, attempt } = table
    if (!hand || me === null) return rulingGuess(attempt)
    if (bettors.includes(me)) {
      return {
        kind: 'one-of',
        question: betQuestion(asking),
        options: table.betsOn.map((on) => betOption(on, asking)),
        chosen: hand.bet,
        mark: 'Your guess',
        prize: `${betPrizeOf(table)} if right`,
        pick: (on) => act({ type: 'bet', on }),
      }
    }
    if (!performers.includes(me) || attempt?.said[me] === 'pass') return null
    const skip = { label: 'Skip', foot: 'costs nothing', tap: () => act({ type: 'pass' }) }
    const swap = { label: 'Deal me another card', tap: () => act({ type: 'swap' }) }
    return { kind: 'wait', question: '', exits: hand.canSwap ? [swap, skip] : [skip] }
  },
}

function betQuestion({ table: { attempt, wheel, performers }, players }: Asking): string {
  const rivals = attempt?.contenders ?? []
  if (rivals.length > 1) return 'Who wins?'
  return `How will ${namesOf(wheel?.segment === 'swap' ? performers : rivals, { me: null, players })} do?`
}

function betOption(on: string, { players }: Asking): Option {
  const label = betWords(on, players)
  if (!isVerdict(on)) return { value: on, label }
  const { tone, icon } = VERDICT_LOOKS[on]
  return { value: on, label, tone, icon }
}

/** The spinner chooses in secret; the others call what it will be. */
const pick: Spins = {
  Board: (props) => (isGift(props.table) ? <Gift {...props} /> : <Law {...props} />),
  ask: (asking) => (isGift(asking.table) ? giftAsk(asking) : lawAsk(asking)),
}

/** The spinner is there with their gift. */
function Gift(props: Board) {
  const { table, hand, me, players, parts } = props
  const { turn, receivers, callers } = table
  const isAsked = me !== null && (me === turn || callers.includes(me))
  // A ghost asks spectators.
  const title = <parts.Title foot={theoryOf(table)}>Who will {nameOf(players, turn)} spoil?</parts.Title>
  return (
    <>
      <HouseInRoom {...props} />
      <parts.Light ids={only(turn)}>
        <parts.Brief ids={only(turn)} card={taskOf(table)}>
          {me !== null && me === turn ? 'have' : 'has'} {times(table, 300)} to give away
        </parts.Brief>
        {hand !== null && !isAsked && title}
        <parts.InRoom>{title}</parts.InRoom>
        <parts.Candidates label="Who may get it" ids={receivers} />
      </parts.Light>
    </>
  )
}

function giftAsk({ table, hand, me, act }: Asking): Ask | null {
  const { turn, receivers, callers } = table
  const about = { kind: 'person', about: 'pick', ids: receivers } as const
  if (!hand || me === null) return { ...about, question: 'Who gets the gift?', chosen: null, pick: never }
  if (me === turn) {
    return {
      ...about,
      question: 'Who gets it?',
      prize: prizeForWhy(table),
      given: 'No one knows yet.',
      mark: 'Your pick',
      isSecret: true,
      chosen: hand.picked,
      exits: waysOut(hand, act, 'No gift today'),
      pick: (what) => act({ type: 'pick', what }),
    }
  }
  if (!callers.includes(me)) return null
  return {
    ...about,
    question: 'Who will get it?',
    prize: prizeOf(table),
    given: 'Got it. Now look deserving.',
    mark: 'Your guess',
    chosen: hand.call,
    pick: (what) => act({ type: 'call', what }),
  }
}

/** Laws on the table. */
function Law(props: Board) {
  const { table, hand, me, players, parts, tap } = props
  const { turn, offered, callers, called } = table
  const isMine = hand !== null && me === turn
  return (
    <>
      <HouseInRoom {...props} />
      {isMine ? (
        <parts.Title
          foot={hand.picked === null && `Tap one: ${times(table, 300)} for you, and three turns for everyone.`}
        >
          {hand.picked === null ? 'Make the rule' : 'So be it'}
        </parts.Title>
      ) : (
        <parts.Title>{nameOf(players, turn)} is making a rule</parts.Title>
      )}
      <Laws rules={offered} tap={tap} />
      {callers.length > 0 && (
        <parts.AnswerCount ids={called} of={callers.length} have="guessed" before="Which one will it be?" />
      )}
    </>
  )
}

function lawAsk({ table, hand, me, act }: Asking): Ask | null {
  const { turn, offered, callers } = table
  const numbers = (valueOf: (rule: Table['offered'][number]) => string) =>
    offered.map((rule, i) => ({ value: valueOf(rule), label: `Number ${i + 1}` }))
  if (!hand || me === null) {
    const question = 'Which rule will it be?'
    return { kind: 'one-of', about: 'pick', question, options: numbers(({ text }) => text), chosen: null, pick: never }
  }
  if (me === turn) {
    return {
      kind: 'one-of',
      at: 'board',
      question: 'Make the rule',
      options: numbers(({ id }) => id),
      chosen: hand.picked,
      isSecret: true,
      exits: hand.picked === null ? waysOut(hand, act, 'No rule today') : [],
      pick: (what) => act({ type: 'pick', what }),
    }
  }
  if (!callers.includes(me)) return null
  return {
    kind: 'one-of',
    question: 'Which one will it be?',
    options: numbers(({ id }) => id),
    chosen: hand.call,
    mark: 'Your guess',
    prize: prizeOf(table),
    pick: (what) => act({ type: 'call', what }),
  }
}

/** Alternatives to choosing: another one, or none at all. */
function waysOut({ canSwap }: Hand, act: Asking['act'], none: string): readonly Exit[] {
  const pass = { label: none, tap: () => act({ type: 'pass' }) }
  return canSwap ? [{ label: 'Nope, another', tap: () => act({ type: 'swap' }) }, pass] : [pass]
}

/** One performs, and the others applaud. */
const resolve: Spins = {
  Board(props) {
    const { table, me, players, parts } = props
    const { attempt, performers, wheel, applause } = table
    if (!attempt) return null
    const words = (isGift(table) ? giftWords : progressWords)({ table, me, players })
    // A TV's sign between two says it.
    const isSaid = performers.length > 1 && Object.keys(attempt.said).length === 0
    return (
      <>
        <HouseInRoom {...props} />
        <parts.Light
          ids={performers.filter((id) => attempt.said[id] !== 'pass')}
          clapping={applause.clapping}
          between={wheel?.segment === 'swap' ? '&' : 'vs'}
        >
          <parts.PerformerLine ids={performers}>
            {isSaid ? (
              <>
                <parts.InHand>{words}</parts.InHand>
                <parts.InRoom>
                  <span className="sr-only">{words}</span>
                </parts.InRoom>
              </>
            ) : (
              words
            )}
          </parts.PerformerLine>
          <parts.Card {...taskOf(table)} />
        </parts.Light>
      </>
    )
  },
  applause: (props) =>
    props.table.performers.includes(props.me ?? '') && props.table.applause.clapping.length === 0
      ? null
      : clapping(props),
  ask({ table, hand, me, act }) {
    const { attempt, performers } = table
    if (!hand || me === null) return isGift(table) ? null : rulingGuess(attempt)
    if (!attempt || !performers.includes(me)) return null
    return {
      kind: 'perform',
      question: '',
      done: isGift(table) ? 'I said why' : 'Done',
      maySkip: true,
      said: saidBy(table, me),
      exits: hand.canSwap ? [{ label: 'Deal me another card', tap: () => act({ type: 'swap' }) }] : [],
      say: (type) => act({ type }),
    }
  },
}

/** In a Swap both have the buttons, and one's answer is for both. */
function saidBy({ attempt, partner, turn }: Table, id: PlayerId) {
  const said = attempt?.said ?? {}
  return id === partner && turn !== null ? (said[turn] ?? said[id]) : said[id]
}

/** Says that the performers are done, to one of them as well. */
function doneWords({ performers }: Table, me: PlayerId | null): string {
  const isMine = me !== null && performers.includes(me)
  if (performers.length > 1) return `have had ${isMine ? 'your' : 'their'} moment.`
  return `${isMine ? 'are' : 'is'} done, supposedly.`
}

/** The others decide, and can still applaud; then any charges are judged. */
const verdict: Spins = {
  Board(props) {
    const { table, me, parts } = props
    const { attempt, performers, houseRules } = table
    const trial = trialFor(props)
    if (!attempt) return null
    if (trial) return <parts.Card kicker="House Rule" words={trial.rule} />
    const words = doneWords(table, me)
    return (
      <>
        <HouseInRoom {...props} />
        {/* The rule is above, and the jury needs its room. */}
        {houseRules.length > 0 ? (
          <parts.Brief ids={performers} card={taskOf(table)}>
            {words}
          </parts.Brief>
        ) : (
          <>
            <parts.PerformerLine ids={performers}>{words}</parts.PerformerLine>
            <parts.Card {...taskOf(table)} isLow />
          </>
        )}
        <parts.Jury attempt={attempt} />
      </>
    )
  },
  applause: (props) => (mayVote(props) || trialFor(props) ? null : clapping(props)),
  ask(asking) {
    const { table, hand, me, players, act } = asking
    const { attempt, performers } = table
    const trial = trialFor(asking)
    if (trial) {
      return {
        kind: 'one-of',
        question: `Did ${nameOf(players, trial.culprit)} break it?`,
        note: 'Secret. Half and half is innocent.',
        options: FINDINGS,
        chosen: null,
        pick: (finding) => act({ type: 'find', charge: trial.id, isGuilty: finding === 'guilty' }),
      }
    }
    if (!attempt || !hand || me === null) return rulingGuess(attempt)
    if (!mayVote(asking)) return null
    const voting = { attempt, me, players, act }
    return attempt.contenders.length > 1
      ? crownAsk({ ...voting, vote: hand.vote.crown })
      : judgeAsk({ ...voting, vote: hand.vote.verdict, done: performers })
  },
}

const FINDINGS = [
  { value: 'guilty', label: 'Guilty', tone: 'coral', icon: Gavel },
  { value: 'innocent', label: 'Innocent', tone: 'teal', icon: HeartHandshake },
] as const

type Seat = Pick<Asking, 'table' | 'hand' | 'me'>

function mayVote({ table: { attempt }, me }: Seat): boolean {
  return me !== null && attempt !== null && attempt.voters.includes(me) && !attempt.voted.includes(me)
}

/** Returns the next charge for this seat to decide, once it has voted. */
function trialFor(seat: Seat) {
  const { table, hand, me } = seat
  if (hand === null || me === null || mayVote(seat)) return undefined
  return table.charges.find(({ id, isOpen, jury }) => isOpen && jury.includes(me) && hand.found[id] === undefined)
}

/** The result, the bets, and the sources of the points. */
const score: Spins = {
  Board(props) {
    const { table, hand, me, players, parts } = props
    const { score, wheel, attempt, performers, standings } = table
    const reached = useBeats()
    if (!score || !wheel) return null
    const [isStamped, isPaid, isAllOut] = [reached('stamp') > 0, reached('gains') > 0, reached('rest') > 0]
    const hasTried = attempt !== null && attempt.performers.length > 0
    const hasFaces = hasTried && saidOf(attempt).length > 0
    const isPot = potWon(table) > 0
    return (
      <div className="score">
        <parts.InRoom>
          <Charges table={table} players={players} me={null} act={null} isBusy={false} />
        </parts.InRoom>
        <parts.Spot
          own={{
            isOut: isPaid,
            gains: score.gains,
            words: (id) => ownWords(table, id),
            why: (id) => ownWhy(table, hand, players, id),
          }}
        >
          <div data-said={(hasFaces && attempt.contenders.length > 1) || undefined} className="score-head">
            <span aria-hidden="true">
              {hasTried && performers.map((id) => <Avatar key={id} seed={id} size="clamp(2.5rem, 9dvh, 4.5rem)" />)}
            </span>
            <p>
              {LABELS[wheel.segment]}
              {hasTried && `: ${namesOf(performers, { me, players })}`}
            </p>
          </div>
        </parts.Spot>
        {hasFaces && <FacesSaid come={reached('face')} {...{ isStamped, attempt, me, players }} />}
        <parts.Splash isOn={isStamped && !isPaid && (isLegend(attempt) || isPot)} color="gold">
          {!isPot ? 'Legend!' : isLegend(attempt) ? 'Jackpot!' : 'It pays!'}
        </parts.Splash>
        <parts.Awaited isOut={isStamped} suspense={hasTried ? SUSPENSE_WORDS : 'And so …'}>
          <Result {...props} />
        </parts.Awaited>
        <parts.Gains
          isOut={isPaid}
          gains={plainly(score)}
          named={namedBy(table)}
          why={(id) => whyOf(table, players, id)}
          isSeen={attempt?.ruling != null}
          isAside
        />
        <RevealSlot isOut={isAllOut} place={2}>
          <div className={mayClap(props) ? 'bets-or-claps' : undefined}>
            <Bets {...{ table, me, players }} />
          </div>
        </RevealSlot>
        {isNothing(score.gains) && (isUnpaid(attempt) || !hasTried) && (
          <parts.Ranks isOut={isAllOut} standings={standings} />
        )}
      </div>
    )
  },
  applause: (props) => (mayClap(props) && props.reached('gains') > 0 ? clapping(props) : null),
}

function mayClap({ table: { attempt, performers }, hand, me }: Seat): boolean {
  return hand !== null && attempt !== null && attempt.performers.length > 0 && !performers.includes(me ?? '')
}

/** The result that everyone waits for. */
function Result({ table, me, players, parts }: Board) {
  const { attempt, wheel, card } = table
  const ruling = attempt?.ruling ?? null
  if (!attempt || attempt.performers.length === 0 || !ruling) {
    return <parts.Stamp {...resultOf(table, { me, players })} />
  }
  const isPot = wheel?.segment === 'jackpot'
  if (!isPot || ruling.kind !== 'judged') {
    return <parts.Ruling {...{ ruling, card, attempt }} cardExit={isPot ? POT_EXIT : CARD_EXIT} isCounted />
  }
  const { foot, ...stamp } = jackpotStamp(table, potWon(table), ruling.verdict)
  if (stamp.tone !== 'gold') return <parts.Stamp {...stamp} foot={foot} />
  // A taken jackpot is gold.
  return (
    <parts.Stamp
      {...stamp}
      burst={
        <>
          <GoldRays />
          <parts.InRoom>
            <Coins />
          </parts.InRoom>
        </>
      }
      foot={<span className="jackpot-foot">{foot}</span>}
    />
  )
}

export const boards: Boards<Table, Hand> = {
  phases: {
    spin,
    turning: spin,
    bet,
    pick,
    resolve,
    verdict,
    score,
    explain: EXPLAIN,
    favorite: FAVORITE,
    curtain: STAR,
    ...interludeBoards(INTERLUDE_THEME),
  },
  balcony,
  Frame,
}
