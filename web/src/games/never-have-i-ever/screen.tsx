import type { Hand } from '@highjinks/games/never-have-i-ever'
import { balcony } from '@highjinks/games/never-have-i-ever/balcony'
import { type ReactNode, use } from 'react'
import { HeroGap } from '../../show/people/hero-gap.tsx'
import { HasTv } from '../../show/timeline/has-tv.ts'
import { Travel } from '../../show/timeline/travel.tsx'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { said } from '../../ui/announcer/announcer.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { OwnNevers } from '../../ui/party/own-nevers.tsx'
import { points as spoken } from '../../ui/party/points.ts'
import { Alert } from '../../ui/status/alert.tsx'
import { Covered } from '../attempt/covered.tsx'
import type { TableOf } from '../game-ui.ts'
import { interludeBoards } from '../interlude/boards.tsx'
import { FAVORITE, STAR } from '../lap/boards.tsx'
import { nameOf } from '../screen.ts'
import type { Ask, Exit, Option } from '../table/ask.ts'
import type { AskProps, BoardProps, Boards, FrameProps, Phase } from '../table/phase.ts'
import { useSeen } from '../table/seen.ts'
import { Pen } from './hand/pen.tsx'
import { INTERLUDE_THEME } from './interlude-theme.tsx'
import { FLAME, HALO } from './pictures.tsx'
import { type Open, rangeWords } from './reveal-timeline.ts'
import { OwnSide, Sides } from './sides.tsx'
import { Halves } from './tv/halves.tsx'
import { Panes } from './tv/panes.tsx'
import { useReveal } from './use-reveal.ts'
import {
  authorWords,
  BAND_WORDS,
  BANDS,
  type Band,
  doubleWords,
  guessLine,
  kickerOf,
  oddWords,
  priceWords,
  progressWords,
  secrecyWords,
  tellsWords,
  tooFewWords,
} from './words.ts'

type Table = TableOf<'never-have-i-ever'>
type Nevers = Phase<Table, Hand>
type Board = BoardProps<Table, Hand>
type Asked = AskProps<Table, Hand>

const never = () => {}

/** Before the first card every phone writes one of its own, or declines; a TV doesn't say what they are busy with. */
const pen: Nevers = {
  Board: ({ table: { penned, pens }, hand, parts }) =>
    isWriting(hand) ? null : (
      <>
        {hand ? (
          <parts.Title>Locked in a drawer. For now.</parts.Title>
        ) : (
          <parts.Card kicker="First things first" words="Phones up, everyone. It takes a minute." />
        )}
        <parts.AnswerCount ids={penned} of={pens.length} have="done it" before="No one’s ready yet." />
      </>
    ),
  ask: ({ hand, me, own, send, act }) =>
    isWriting(hand)
      ? {
          kind: 'own',
          question: 'Write one for tonight',
          holdsQuestion: true,
          node: (
            <Pen
              key={me}
              starter={hand?.starter ?? ''}
              own={own ?? null}
              act={act}
              {...(send !== undefined && { send })}
            />
          ),
        }
      : null,
}

const isWriting = (hand: Hand | null) => hand !== null && hand.starter !== null && !hand.hasPenned

/** One decision per screen: which side, how many, and whose it is; then locked until all are done. */
const answer: Nevers = {
  Board({ table, hand, parts }) {
    const { asked, began, answered, incognitoNeeds } = table
    const step = hand?.step ?? null
    return (
      <>
        <parts.Card kicker={kickerOf(table)} words={table.statement ?? ''} />
        {step === null && (
          <div className="flex items-center justify-center gap-8">
            <div className="grid gap-2 text-center text-balance">
              <parts.Question>{progressWords(table)}</parts.Question>
              <p className="text-lg text-muted lg:text-2xl">{secrecyWords(table)}</p>
            </div>
            <parts.Ballots voters={asked} began={began} voted={answered} />
          </div>
        )}
        {step !== null && step !== 'done' && (
          <parts.InHand>
            <HeroGap />
            {table.isTooFew && (
              <Alert tone="info" title="Not enough people to hide behind">
                {tooFewWords(incognitoNeeds)}
              </Alert>
            )}
          </parts.InHand>
        )}
      </>
    )
  },
  ask(props) {
    const { table, hand } = props
    switch (hand?.step) {
      case undefined:
        return hand ? null : spectatorAsk(table)
      case 'side':
        return sideAsk(props, hand)
      case 'guess':
        return guessAsk(props, hand)
      case 'whose':
        return whoseAsk(props, hand)
      case 'done':
        return { kind: 'own', question: progressWords(table), node: <Locked table={table} hand={hand} /> }
      default:
        return null
    }
  },
}

/** Two confessions, each with its own color and picture, and neither of them the right one. */
const SIDES: readonly Option[] = [
  { value: 'have', label: 'I have', tone: 'orange', drawing: FLAME },
  { value: 'never', label: 'Never', tone: 'lilac', drawing: HALO },
]

function sideAsk({ table, act, send }: Asked, { offer }: Hand): Ask {
  // Its author takes it back; anyone else waves it off, and no one learns who.
  const away: Exit =
    offer === null
      ? { label: 'Wave it off', tap: () => act({ type: 'wave' }) }
      : { label: 'Take it back', tap: () => send?.({ type: 'withdraw', id: offer }) }
  return {
    kind: 'one-of',
    question: 'Have you?',
    sentence:
      table.mode === 'open'
        ? 'Secret until the reveal. Then everyone sees who.'
        : 'Incognito: no one ever learns what you tap.',
    options: SIDES,
    chosen: null,
    exits: [{ label: 'Skip', tap: () => act({ type: 'say', side: 'skip' }) }, ...(table.isOwn ? [away] : [])],
    pick: (side) => act({ type: 'say', side }),
  }
}

/** The guesses in the order of their odds. */
const ODDS = ['likely', 'maybe', 'long shot'] as const satisfies readonly Hand['numbers'][number]['odds'][]

/** Asks how many have: the less likely, the more it pays. In incognito, roughly how many. */
function guessAsk({ table, act }: Asked, { side, numbers, bands }: Hand): Ask {
  const isOpen = table.mode === 'open'
  const options = isOpen
    ? ODDS.flatMap((odds) =>
        numbers
          .filter((range) => range.odds === odds)
          .map(({ least, most, points }) => ({
            value: `${least}`,
            label: rangeWords([least, most]),
            foot: `${odds}, +${spoken(points)}`,
          })),
      )
    : bands.map(({ band, points }) => ({ value: band, label: BAND_WORDS[band], foot: `+${spoken(points)}` }))
  const give = (value: string | null) =>
    act(isOpen ? { type: 'guess', number: value === null ? null : Number(value) } : { type: 'band', band: value })
  return {
    kind: 'one-of',
    question: isOpen ? `How many of you ${table.asked.length} have?` : 'How many of you have?',
    sentence: isOpen ? priceWords(side) : 'Incognito: roughly how many, and nothing more.',
    options: options.map((option) => ({ ...option, tone: 'plain' })),
    chosen: null,
    exits: [{ label: 'No idea', tap: () => give(null) }],
    pick: give,
  }
}

/** Asks who wrote it. Its author taps too, or everyone would know. */
function whoseAsk({ table, me, players, act }: Asked, { isMine }: Hand): Ask {
  const others = players.filter(({ id, isBot }) => id !== me && !isBot && table.asked.includes(id))
  return {
    kind: 'one-of',
    question: 'Who wrote this?',
    ...(isMine ? { sentence: 'It’s yours. Keep a straight face and tap anyone.' } : { prize: '+200 if right' }),
    options: others.map(({ id, name }) => ({ value: id, label: name, tone: 'plain', face: id })),
    chosen: null,
    exits: [{ label: 'No idea', tap: () => act({ type: 'whose', author: null }) }],
    pick: (author) => act({ type: 'whose', author }),
  }
}

const SAID = { have: 'I have', never: 'Never', skip: 'Skip' } as const

function Locked({ table, hand: { side, guess } }: { readonly table: Table; readonly hand: Hand }) {
  if (!side) return null
  return (
    <ActionBar isIdle note={progressWords(table)}>
      <Covered said="Locked. Poker face.">
        {SAID[side]}
        {guess ? `, and you guess ${rangeWords(guess)}` : ''}
      </Covered>
    </ActionBar>
  )
}

/** With more people, guesses go in pairs. */
const FEW = 5

function rangesOf(people: number): readonly (readonly [least: number, most: number])[] {
  const step = people > FEW ? 2 : 1
  const count = Math.ceil((people + 1) / step)
  return Array.from({ length: count }, (_, i) => [i * step, Math.min(people, (i + 1) * step - 1)])
}

/** A statement that is waved off takes its guesses with it. */
const guessName = ({ statement }: Table) => `count ${statement ?? ''}`

function spectatorAsk(table: Table): Ask | null {
  if (table.isTooFew) return null
  return {
    kind: 'one-of',
    question: `How many of ${table.asked.length} have?`,
    about: guessName(table),
    options:
      table.mode === 'open'
        ? rangesOf(table.asked.length).map((range) => ({
            value: rangeWords(range),
            label: rangeWords(range),
            tone: 'plain',
          }))
        : BANDS.map((band) => ({ value: band, label: BAND_WORDS[band] })),
    chosen: null,
    pick: never,
  }
}

/**
 * One face after the other goes to its place, and the count with them; a player alone; the right guesses; the
 * storyteller.
 */
function RevealBoard(props: Board) {
  const { table, parts } = props
  const { reveal, statement } = table
  if (!reveal) return null
  return (
    <>
      <parts.Line kicker={null} special={doubleWords(table)} words={statement ?? ''}>
        {statement}
      </parts.Line>
      {reveal.mode === 'open' ? (
        <OpenReveal {...props} reveal={reveal} />
      ) : (
        <SealedReveal {...props} band={reveal.band} />
      )}
    </>
  )
}

function OpenReveal(props: Board & { readonly reveal: Open }) {
  const { table, players, parts, reveal } = props
  const told = useReveal(reveal, table)
  const { odd, arrived, isCounted, isSeen, called, isOut } = told
  const isInSuspense = use(HasTv) && arrived.length === 0 && !isCounted
  const people = { me: null, players }
  const words = odd && oddWords(odd, people)
  return (
    <Travel className="contents">
      <parts.InRoom>
        <Panes {...{ table, players, reveal, told }}>
          <Halves isOn={isCounted && !isSeen} have={reveal.have} never={reveal.never} />
          {odd && (
            <parts.Splash isOn={called.length === 0 && !isOut} color="sky">
              <Avatar seed={odd.id} size="28rem" />
              <small>{words}</small>
            </parts.Splash>
          )}
          {table.phase !== 'reveal' ? (
            <Tells {...props} />
          ) : isOut && table.author !== null ? (
            <p ref={said} className="animate-rise text-center text-3xl font-semibold text-balance">
              {authorWords(table, reveal, people)}
            </p>
          ) : odd ? (
            <p
              ref={said}
              className="flex animate-slam items-center justify-center gap-4 font-display text-7xl leading-none font-bold"
            >
              <Avatar seed={odd.id} size="7rem" className="shrink-0" />
              {words}
            </p>
          ) : (
            isOut && <p className="animate-rise font-display text-3xl font-bold">{guessLine(reveal, people)}</p>
          )}
        </Panes>
      </parts.InRoom>
      <parts.InHand>
        <Sides {...{ table, reveal, told, isInSuspense }} />
        {isCounted && <Tells {...props} />}
      </parts.InHand>
    </Travel>
  )
}

/** Incognito: one of three words, and no one learns more. */
function SealedReveal(props: Board & { readonly band: Band | null }) {
  const { table, parts, band } = props
  const isOut = useBeats()('band') > 0 || table.phase !== 'reveal'
  return (
    <>
      <parts.Awaited isOut={isOut} suspense="And that is …">
        {band === null ? (
          <parts.Title
            foot={`Fewer than ${table.incognitoNeeds} answered, so there’s no one to hide behind. We show nothing.`}
          >
            Sealed.
          </parts.Title>
        ) : (
          <BandScale band={band} />
        )}
      </parts.Awaited>
      {isOut && (
        <>
          <parts.InHand>
            <OwnSide table={table} />
          </parts.InHand>
          <Tells {...props} />
        </>
      )}
    </>
  )
}

function BandScale({ band }: { readonly band: Band }) {
  return (
    <div className="grid grow content-center gap-4 text-center">
      <p ref={said} className="animate-pop font-display text-5xl leading-none font-extrabold text-mark lg:text-8xl">
        {BAND_WORDS[band]}
      </p>
      <div aria-hidden="true" className="grid grid-cols-3 gap-2">
        {BANDS.map((name) => (
          <span
            key={name}
            className={cx(
              'rounded-full py-2 font-display text-xl font-bold lg:text-3xl',
              name === band ? 'bg-mark text-night' : 'bg-leaf-800 text-muted',
            )}
          >
            {name}
          </span>
        ))}
      </div>
      <p className="text-lg text-muted lg:text-2xl">And that’s all anyone will ever know.</p>
    </div>
  )
}

/** The storyteller, for players with nothing to tap. */
function Tells({ table, hand, me, players, parts }: Board) {
  if (asksWhoTells(table, hand, me)) return null
  const isResting = table.phase === 'ask' && hand?.isResting
  const words = isResting ? 'You just told one. Give someone else the floor.' : tellsWords(table, { me, players })
  return words && <parts.Question>{words}</parts.Question>
}

function asksWhoTells({ phase, asked, choosers }: Table, hand: Hand | null, me: string | null): boolean {
  if (hand === null || me === null || !asked.includes(me)) return false
  if (phase === 'ask') return hand.canAsk || hand.isAsking
  return hand.isNominated || (phase === 'choose' && choosers.includes(me))
}

const reveal: Nevers = { Board: RevealBoard }

/** In the first seconds, any player who has can ask to tell it, and take that back. */
const ask: Nevers = {
  Board: RevealBoard,
  ask({ table, hand, me, act }) {
    if (hand === null || !asksWhoTells(table, hand, me)) return null
    const say = (isWilling: boolean) => act({ type: 'ask', isWilling })
    const question = 'Who’s telling it?'
    const decline = 'I’d rather not'
    if (hand.isAsking) {
      const note = 'You’re up, unless someone else wants it more.'
      return { kind: 'own', question, note, node: null, exits: [{ label: decline, tap: () => say(false) }] }
    }
    const isOpen = table.mode === 'open'
    return {
      kind: 'perform',
      question,
      ...(hand.hasDeclined
        ? { note: 'Fine. The look on your face says enough.' }
        : isOpen
          ? { prize: '+100 for a story' }
          : { note: 'Incognito: only if you want to own up.' }),
      done: isOpen ? 'Ask me' : 'Own up and tell it',
      maySkip: !hand.hasDeclined,
      skip: decline,
      say: (word) => say(word === 'done'),
    }
  },
}

/** No one else knows which phone has the question. */
const nominate: Nevers = {
  Board: RevealBoard,
  ask: ({ table, hand, me, act }) =>
    asksWhoTells(table, hand, me)
      ? { kind: 'own', question: 'Will you tell it?', node: <Nominated onPass={() => act({ type: 'pass' })} /> }
      : null,
}

function Nominated({ onPass }: { readonly onPass: () => void }) {
  const { isBusy } = useSeen()
  return (
    <ActionBar note="Psst. No one volunteered, so it’s you in three seconds. No one knows yet.">
      <Button size="lg" kind="secondary" disabled={isBusy} onClick={onPass}>
        Not me. Pass
      </Button>
    </ActionBar>
  )
}

const choose: Nevers = {
  Board: RevealBoard,
  ask({ table, hand, me, players, act }) {
    if (hand === null || !asksWhoTells(table, hand, me)) return null
    const ids = table.asking.filter((id) => id !== me)
    return {
      kind: 'one-of',
      question: 'Whose story? Tap to hear it.',
      given: `Noted. ${table.choosers.length - table.chose.length} to go.`,
      options: ids.map((id) => ({ value: id, label: nameOf(players, id), tone: 'plain', face: id })),
      chosen: hand.wanted,
      pick: (teller) => act({ type: 'hear', teller }),
    }
  },
}

/** The chosen player tells the story and gets applause. */
const story: Nevers = {
  Board({ table, hand, me, players, parts }) {
    const { teller, statement, applause } = table
    if (teller === null) return null
    const isMe = teller === me
    return (
      <parts.Light ids={[teller]} clapping={applause.clapping}>
        <parts.Card kicker={doubleWords(table)} words={statement ?? ''} isLow={hand !== null} />
        <parts.Title
          foot={
            isMe ? (
              'Change names and places to protect the guilty.'
            ) : (
              <>
                Listen up. <Clap canClap={hand !== null} parts={parts} />
              </>
            )
          }
        >
          {isMe ? 'The floor is yours' : `${nameOf(players, teller)} tells it`}
        </parts.Title>
      </parts.Light>
    )
  },
  applause: ({ table: { teller, applause }, hand }) =>
    teller === null ? null : { performers: [teller], applause, clapsLeft: hand?.clapsLeft ?? null },
  ask: ({ table, hand, me, act }) =>
    hand !== null && table.teller === me
      ? {
          kind: 'perform',
          question: 'The floor is yours',
          done: 'The end',
          skip: 'Never mind, pass',
          maySkip: true,
          say: (word) => act({ type: word }),
        }
      : null,
}

/** A spectator's phone has nothing to clap with; the room does. */
function Clap({ canClap, parts }: Pick<Board, 'parts'> & { readonly canClap: boolean }) {
  const words = 'Clap when it’s earned.'
  return (
    <>
      <parts.InRoom>{words}</parts.InRoom>
      <parts.InHand>{canClap ? words : 'This one’s under oath.'}</parts.InHand>
    </>
  )
}

/** Around every phase: with nothing to tap and no one to watch, there's time to write another. */
function Frame({ table, hand, me, own, send, isBusy, children }: FrameProps<Table, Hand>): ReactNode {
  return (
    <>
      {children}
      {hand !== null && own && send && (
        <OwnNevers
          key={me}
          offers={own.offers}
          isOffered={hand.step === 'done' || isFreeToWrite(table, hand, me)}
          isBusy={isBusy}
          send={send}
        />
      )}
    </>
  )
}

function isFreeToWrite({ phase, teller }: Table, { canAsk, wanted }: Hand, me: string | null): boolean {
  switch (phase) {
    case 'ask':
      return !canAsk
    case 'choose':
      return !!wanted
    case 'story':
      return teller !== me
    case 'curtain':
      return true
    default:
      return false
  }
}

export const boards: Boards<Table, Hand> = {
  phases: {
    pen,
    answer,
    reveal,
    ask,
    nominate,
    choose,
    story,
    favorite: FAVORITE,
    curtain: STAR,
    ...interludeBoards(INTERLUDE_THEME),
  },
  balcony,
  Frame,
  topic: ({ statement }) => statement,
}
