import type { Hand, View } from '@highjinks/games/puff-puff-pass-truths'
import { balcony } from '@highjinks/games/puff-puff-pass-truths/balcony'
import { Travel } from '../../show/timeline/travel.tsx'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Later } from '../../ui/layout/later.tsx'
import { Faces } from '../../ui/party/faces.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import { HoldToSee, useHoldState } from '../../ui/toys/hold-to-see.tsx'
import type { TableOf } from '../game-ui.ts'
import { favoriteOf, starOf } from '../lap/boards.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import type { OneOf } from '../table/ask.ts'
import type { Boards, Phase } from '../table/phase.ts'
import { useSeen } from '../table/seen.ts'
import { FitText } from '../tv/fit-text.tsx'
import { BestLiar, Book, WHO_FOOLS } from './book.tsx'
import { Cards } from './cards.tsx'
import { Sheet } from './hand/sheet.tsx'
import { Vote } from './hand/vote.tsx'
import { ownPrize } from './lap-timeline.ts'
import { Prizes } from './prizes.tsx'
import { NUMBERS, Statements } from './statements.tsx'
import { Tale } from './tv/tale.tsx'
import { Writing } from './tv/writing.tsx'
import { fooledWords, questionFor } from './words.ts'

type Table = TableOf<'puff-puff-pass-truths'>
type Puffs = Phase<Table, Hand>

const never = () => {}
const only = (id: string | null) => (id === null ? [] : [id])

const isWriting = (hand: Hand | null) => hand?.sheet?.isDone === false
const mayCall = (hand: Hand | null) => hand !== null && hand.callable.length > 0
const mayVote = ({ voters }: Table, hand: Hand | null, me: string | null) =>
  hand !== null && me !== null && voters.includes(me)

/** Everyone writes together. Players who are done name the best liar and read how the last round fooled people. */
const write: Puffs = {
  Board({ table, hand, me, players, parts }) {
    if (isWriting(hand)) return null
    const { writers, done, isDouble, lap } = table
    const isEmpty = hand?.sheet?.lines.every(({ text }) => text === '') ?? false
    const isSealed = hand?.sheet && !isEmpty
    const task = lap > 1 ? 'One truth and one lie each.' : 'Two truths and a lie each.'
    return (
      <>
        <parts.Title
          foot={`${isSealed ? 'Until your turn: innocent face.' : task} ${done.length} of ${writers.length} done.${isDouble ? ' This round counts double.' : ''}`}
        >
          {isEmpty ? 'You only vote this time' : isSealed ? 'Sealed. No peeking.' : 'Everyone is writing'}
        </parts.Title>
        <parts.InRoom>
          <Writing table={table} players={players} />
        </parts.InRoom>
        <parts.InHand>
          <Faces
            label="Writers"
            className="justify-center"
            faces={writers.map((id) => ({
              id,
              name: nameOf(players, id),
              isMe: id === me,
              note: done.includes(id) ? <span className="font-bold text-good">done</span> : 'writing …',
            }))}
          />
          {!mayCall(hand) && <Book table={table} />}
        </parts.InHand>
      </>
    )
  },
  ask({ table, hand, me, act }) {
    if (!hand) return null
    const { sheet } = hand
    if (sheet && isWriting(hand)) {
      // A draft belongs to one seat: another seat on this phone starts with its own.
      const node = <Sheet key={`${me}:${table.lap}`} {...{ sheet, table, act }} />
      return { kind: 'own', question: 'Two truths and a lie', node }
    }
    if (!mayCall(hand)) return null
    const node = (
      <>
        <BestLiar hand={hand} act={act} />
        <Book table={table} />
      </>
    )
    return { kind: 'own', question: WHO_FOOLS, node }
  },
}

/** The three; their author can see which is the lie. */
function Three({ table, hand, me }: Pick<ScreenProps<Table, Hand>, 'table' | 'hand' | 'me'>) {
  const held = useHoldState()
  const isAuthor = hand !== null && me === table.turn
  return (
    <>
      <Statements texts={table.statements} lie={isAuthor && held.isSeen ? hand.lie : null} />
      {isAuthor && <HoldToSee held={held} />}
    </>
  )
}

/** Returns the spectators' question during reading and voting. */
function fishy({ statements }: Table): OneOf {
  const options = statements.map((_, place) => ({ value: String(place), label: NUMBERS[place] ?? '' }))
  return { kind: 'one-of', about: 'lie', question: 'Which one smells fishy?', options, chosen: null, pick: never }
}

/** The author reads the cards aloud and answers questions; everyone else gets a question to ask. */
const present: Puffs = {
  Board({ table, hand, me, players, parts }) {
    const isAuthor = hand !== null && me === table.turn
    return (
      <parts.Light ids={only(table.turn)} isSlim>
        <parts.Title
          foot={
            isAuthor
              ? 'Keep a straight face through all three. Answer any question.'
              : 'One of these is made up. Ask anything.'
          }
        >
          {isAuthor ? 'Read them aloud' : `${nameOf(players, table.turn)} answers`}
        </parts.Title>
        <Three {...{ table, hand, me }} />
        {hand && me !== null && !isAuthor && (
          <Later>
            <p className="rounded-card bg-leaf-900 px-4 py-3 text-center font-display text-xl leading-tight font-bold text-balance">
              <span className="block font-sans text-base font-semibold text-muted">Nothing to ask? Try</span>“
              {questionFor(table, me)}”
            </p>
          </Later>
        )}
      </parts.Light>
    )
  },
  ask({ table, hand, me, act }) {
    if (!hand) return fishy(table)
    if (me !== table.turn) return null
    return {
      kind: 'perform',
      question: 'Read them aloud',
      done: 'Let them vote',
      maySkip: true,
      skip: 'I’d rather not',
      say: (type) => act({ type }),
    }
  },
}

/** The others pick the lie in secret. */
const vote: Puffs = {
  Board({ table, hand, me, players, parts }) {
    const { voted, voters, turn } = table
    if (mayVote(table, hand, me)) return <parts.Title>{whoseLie(players, turn)}</parts.Title>
    const isAuthor = hand !== null && me === turn
    return (
      <>
        <parts.Title>{isAuthor ? 'They’re deciding' : 'Which one is the lie?'}</parts.Title>
        <Three {...{ table, hand, me }} />
        <parts.Question isLow>
          {`${isAuthor ? 'Keep that face. ' : ''}${voted.length} of ${voters.length} voted`}
        </parts.Question>
      </>
    )
  },
  ask({ table, hand, me, players, act }) {
    if (!hand) return fishy(table)
    if (!mayVote(table, hand, me)) return null
    const question = whoseLie(players, table.turn)
    const node = <Vote key={`${me}:${table.lap}:${table.round}`} {...{ table, hand, question, act }} />
    return { kind: 'own', question, node }
  },
}

function whoseLie(players: ScreenProps<Table, Hand>['players'], turn: string | null): string {
  return `Which one did ${nameOf(players, turn)} make up?`
}

function clapsFor(table: Table, hand: Hand | null) {
  return { performers: only(table.turn), applause: table.applause, clapsLeft: hand?.clapsLeft ?? null }
}

/** One card after the other, at the same moment on every screen. */
const reveal: Puffs = {
  Board: ({ table, players, parts }) =>
    table.reveal && (
      <Travel className="contents">
        <parts.InRoom>
          <Tale {...{ table, players }} reveal={table.reveal} />
        </parts.InRoom>
        <parts.InHand>
          <Cards table={table} reveal={table.reveal} />
        </parts.InHand>
      </Travel>
    ),
  applause: ({ table, hand }) => (table.turn === null ? null : clapsFor(table, hand)),
}

/** All cards are open: which one does the table want explained? */
const ask: Puffs = {
  Board({ table, hand, me, players, parts }) {
    const { asking, statements, seats, turn } = table
    if (!asking || !table.reveal) return null
    const question = `What should ${nameOf(players, turn)} explain?`
    return (
      <>
        <parts.Title foot={fooledWords(table, { me, players })}>
          {hand && me === turn ? 'They pick your story' : question}
        </parts.Title>
        <Statements texts={statements} only={asking.askable.toSorted((a, b) => a - b)} lie={table.reveal.lie} />
        <parts.AnswerCount
          ids={asking.asked}
          of={seats.length - 1}
          have="asked"
          before={hand ? 'Most taps win.' : 'Tap it on your phone. Most taps win.'}
        />
      </>
    )
  },
  ask({ table: { asking, turn }, hand, me, act }) {
    if (!asking || !hand || me === turn) return null
    return {
      kind: 'one-of',
      question: 'Most taps win.',
      given: hand.ask === null ? '' : `You want the story behind number ${hand.ask + 1}.`,
      options: asking.askable
        .toSorted((a, b) => a - b)
        .map((place) => ({ value: String(place), label: `Explain ${place + 1}` })),
      chosen: hand.ask === null ? null : String(hand.ask),
      mark: '',
      isOpen: true,
      pick: (place) => act({ type: 'ask', place: Number(place) }),
    }
  },
}

/** The chosen card; its author tells it, everyone else claps. */
const tell: Puffs = {
  Board({ table, hand, me, players, parts }) {
    const { told, turn, applause, statements } = table
    if (told === null || turn === null) return null
    const isLie = told === table.reveal?.lie
    const isAuthor = hand !== null && me === turn
    const name = nameOf(players, turn)
    return (
      <parts.Light ids={[turn]} clapping={applause.clapping}>
        <parts.Title
          foot={
            isAuthor ? (
              tellHow(isLie)
            ) : (
              <>
                <parts.InRoom>Good story? Clap.</parts.InRoom>
                <parts.InHand>{hand ? 'Good story? Clap.' : 'This had better be good.'}</parts.InHand>
              </>
            )
          }
        >
          {isAuthor ? 'They want the story' : isLie ? `${name}, where did that come from?` : `${name}, explain!`}
        </parts.Title>
        <figure className="large-card flex grow flex-col items-center gap-2 rounded-card bg-cream px-4 py-4 text-center text-ink">
          <Badge tone={isLie ? 'coral' : 'sky'} className="text-2xl">
            {isLie ? 'The lie' : 'True'}
          </Badge>
          <FitText words={statements[told] ?? ''} hand="handwritten" most={5} className="w-full" />
        </figure>
      </parts.Light>
    )
  },
  applause: ({ table, hand }) => (table.turn === null ? null : clapsFor(table, hand)),
  ask: ({ table, hand, me, act }) =>
    hand && me === table.turn
      ? { kind: 'perform', question: 'The story', done: 'The end', maySkip: true, say: (type) => act({ type }) }
      : null,
}

function tellHow(isLie: boolean): string {
  return isLie
    ? 'How did you come up with it?'
    : 'Tell it like it happened. Names may be changed to protect the guilty.'
}

/** The end of a round: its best liar, who predicted that, and the standings. */
const lap: Puffs = {
  Board({ table, me, players, parts }) {
    const { prizes } = table
    const reached = useBeats()
    if (!prizes) return null
    const isOut = reached('gains') > 0
    return (
      <>
        <parts.Title>{table.lap < table.laps ? 'That was a round' : 'That was the last round'}</parts.Title>
        <Prizes prizes={prizes} />
        <parts.Standings
          isOwnOut={isOut}
          isOut={isOut}
          // Players who left no longer have a name.
          standings={table.standings.filter(({ id }) => players.some((player) => player.id === id))}
          gains={prizes.gains}
          words="Good round!"
          why={me === null ? null : ownPrize(prizes, me)}
        />
      </>
    )
  },
  ask({ hand, act }) {
    const story = hand?.story
    if (!story) return null
    const say = (isAllowed: boolean) => act({ type: 'quote', line: story.id, isAllowed })
    return { kind: 'own', question: 'May it be quoted?', node: <MayQuote {...story} onChange={say} /> }
  },
}

interface MayQuoteProps {
  readonly text: string
  readonly mayQuote: boolean
  readonly onChange: (isAllowed: boolean) => void
}

function MayQuote({ text, mayQuote, onChange }: MayQuoteProps) {
  const { isBusy } = useSeen()
  return (
    <ActionBar>
      <Checkbox
        label={`“${text}” may be quoted in tonight’s recap.`}
        checked={mayQuote}
        disabled={isBusy}
        onChange={onChange}
        className="rounded-card bg-leaf-900 px-4"
      />
    </ActionBar>
  )
}

const bestIn = ({ best }: View) => best

export const boards: Boards<Table, Hand> = {
  phases: {
    write,
    present,
    vote,
    reveal,
    ask,
    tell,
    favorite: favoriteOf(bestIn, 'the stories'),
    curtain: starOf(bestIn, 'the stories'),
    lap,
  },
  balcony,
}
