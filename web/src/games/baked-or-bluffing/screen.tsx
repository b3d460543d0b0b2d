import type { Hand } from '@highjinks/games/baked-or-bluffing'
import { balcony } from '@highjinks/games/baked-or-bluffing/balcony'
import { Travel } from '../../show/timeline/travel.tsx'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { said } from '../../ui/announcer/announcer.ts'
import { Covered } from '../attempt/covered.tsx'
import type { TableOf } from '../game-ui.ts'
import { interludeBoards } from '../interlude/boards.tsx'
import { FAVORITE, STAR } from '../lap/boards.tsx'
import { nameOf, subjectOf } from '../screen.ts'
import type { Boards, Phase } from '../table/phase.ts'
import { Story } from './hand/story.tsx'
import { INTERLUDE_THEME } from './interlude-theme.tsx'
import { popMs } from './reveal-timeline.ts'
import { Sides } from './sides.tsx'
import { Blank, Corrected, Statement } from './statement.tsx'
import { PopUp } from './tv/pop-up.tsx'
import { Toaster } from './tv/toaster.tsx'
import { authorWords, disputeWords, resultWords, sentenceOf, VOTE_WORDS } from './words.ts'

type Table = TableOf<'baked-or-bluffing'>
type Bluffs = Phase<Table, Hand>

const VOTES = [
  { value: 'legit', label: VOTE_WORDS.legit, hint: 'It’s true', tone: 'sky' },
  { value: 'baked', label: VOTE_WORDS.baked, hint: 'It’s made up', tone: 'amber' },
] as const

const STRAIGHT = 'their story straight'
const never = () => {}

/** Everyone fills in the blank of their own fact. Spectators see who is done. */
const prepare: Bluffs = {
  Board: ({ table: { prepared, preparing }, hand, parts }) =>
    hand?.sheet ? null : (
      <>
        <parts.Title>Everyone fills in a blank</parts.Title>
        <parts.Card
          kicker="For example"
          words="Our jester can’t fall asleep without ________."
          shown={<Blank before="Our jester can’t fall asleep without " after="." />}
        />
        <parts.AnswerCount
          ids={prepared}
          of={preparing.length}
          have={STRAIGHT}
          before="Everyone’s filling in a blank. Truth optional."
        />
      </>
    ),
  ask({ table: { prepared, preparing, round, isDouble }, hand, me, act }) {
    const sheet = hand?.sheet
    if (!sheet) return null
    const ready = `${prepared.length} of ${preparing.length} have ${STRAIGHT}`
    return {
      kind: 'own',
      question: 'What do you put in the blank?',
      holdsQuestion: true,
      // A draft belongs to one seat: another seat on this phone starts with its own.
      node: <Story key={`${me}:${round}`} {...{ sheet, isDouble, ready, act }} />,
    }
  },
}

const mayVote = ({ voters }: Table, hand: Hand | null, me: string | null) =>
  hand !== null && me !== null && voters.includes(me) && !hand.isLocked

/** One defends their statement, and the others vote from the first second. */
const argue: Bluffs = {
  Board({ table, hand, me, players, parts }) {
    const { statement, turn, voters, voted, locked, applause } = table
    if (!statement || turn === null) return null
    const isReader = me === turn
    const question = hand?.isLocked ? `${VOTE_WORDS[hand.vote ?? 'legit']}, locked.` : 'Legit, or completely baked?'
    return (
      <parts.Light ids={[turn]} clapping={applause.clapping} isSlim={isReader || hand?.isLocked === true}>
        <parts.Card
          kicker={isReader ? 'Say it out loud' : `${nameOf(players, turn)} says`}
          words={sentenceOf(statement)}
          shown={<Statement statement={statement} />}
        />
        {hand?.secret && <Secret secret={hand.secret} />}
        {!isReader && !mayVote(table, hand, me) && (
          <parts.Question>
            {`${question} ${voted.length} of ${voters.length} voted, ${locked.length} locked.`}
          </parts.Question>
        )}
      </parts.Light>
    )
  },
  applause: ({ table, hand, me }) =>
    table.turn === null || mayVote(table, hand, me)
      ? null
      : { performers: [table.turn], applause: table.applause, clapsLeft: hand?.clapsLeft ?? null },
  ask({ table, hand, me, act }) {
    const guess = { kind: 'one-of', question: 'Do you believe it?', options: VOTES } as const
    if (!hand) return { ...guess, about: 'vote', chosen: null, pick: never }
    if (!mayVote(table, hand, me)) return null
    return {
      ...guess,
      note: hand.vote ? 'You can switch until you lock it.' : 'Ask anything. Everyone sees your vote at the reveal.',
      chosen: hand.vote,
      pick: (vote) => act({ type: 'vote', vote }),
      lock: () => act({ type: 'lock' }),
    }
  },
}

/** The reader's secret, and something to argue with. */
function Secret({ secret }: { readonly secret: NonNullable<Hand['secret']> }) {
  const isTrue = secret.reading === 'truth'
  return (
    <Covered said="Forgot if it’s true? Peek, with a straight face.">
      <p>{isTrue ? 'It’s true. Oversell it until they doubt it.' : 'You made it up. Answer like it’s gospel.'}</p>
      <p className="font-sans text-base font-normal text-muted">
        {isTrue ? secret.why : `Between us: it’s really “${secret.truth}”.`}
      </p>
    </Covered>
  )
}

function mayDispute({ reveal }: Table, hand: Hand | null, me: string | null): boolean {
  return !!reveal && hand?.mayDispute === true && me !== null && !reveal.disputes.includes(me) && !reveal.isOverturned
}

/** Who fell for it, the answer, and then its author and the truth. */
const reveal: Bluffs = {
  Board({ table, me, players, parts }) {
    const { statement, reveal, turn } = table
    const reached = useBeats()
    if (!statement || !reveal) return null
    const [isOut, isCounted] = [reached('answer') > 0, reached('gains') > 0]
    const arrived = Object.keys(reveal.votes).slice(0, reached('walk'))
    const suspense = reached('suspense') > 0 ? 'And it is …' : 'Who believed it?'
    const told = { reveal, me, players }
    const disputed = isCounted ? disputeWords(told) : null
    return (
      <Travel className="contents">
        <parts.Line
          kicker={isCounted ? authorWords(table, told) : `${subjectOf(players, turn, me)} said`}
          words={sentenceOf(statement)}
        >
          {isCounted && !reveal.isTrue ? (
            <Corrected statement={statement} truth={reveal.truth} />
          ) : (
            <Statement statement={statement} />
          )}
        </parts.Line>
        <parts.InRoom>
          <PopUp isOn={isOut && !isCounted} ms={popMs(table.round)} said={reveal.isTrue ? 'Legit!' : 'Baked!'} />
          <Toaster {...{ reveal, arrived, suspense, isCounted, players }} />
          {isCounted && (
            <div ref={said} className="animate-rise text-center text-balance">
              <p className="text-3xl leading-snug font-semibold">{resultWords(table, told, true)}</p>
              <p className="font-display text-4xl leading-tight font-bold">{disputed ?? reveal.why}</p>
            </div>
          )}
        </parts.InRoom>
        <parts.InHand>
          <Sides {...{ table, reveal, arrived, suspense, isOut, isCounted }} />
          {disputed !== null && (
            <p ref={said} className="text-center text-muted">
              {disputed}
            </p>
          )}
        </parts.InHand>
      </Travel>
    )
  },
  applause: ({ table, hand, me, reached }) =>
    table.turn === null || (reached('gains') > 0 && mayDispute(table, hand, me))
      ? null
      : { performers: [table.turn], applause: table.applause, clapsLeft: hand?.clapsLeft ?? null },
  ask: ({ table, hand, me, act }) =>
    mayDispute(table, hand, me)
      ? {
          kind: 'own',
          question: 'Was it true after all?',
          node: null,
          exits: [{ label: 'Wait, that’s true too', tap: () => act({ type: 'dispute' }) }],
        }
      : null,
}

export const boards: Boards<Table, Hand> = {
  phases: { prepare, argue, reveal, favorite: FAVORITE, curtain: STAR, ...interludeBoards(INTERLUDE_THEME) },
  balcony,
}
