import type { Hand } from '@highjinks/games/truth-or-dare'
import { balcony } from '@highjinks/games/truth-or-dare/balcony'
import { TurningCard } from '../../show/timeline/turning-card.tsx'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { Later } from '../../ui/layout/later.tsx'
import { cx } from '../../ui/look/cx.ts'
import { points } from '../../ui/party/points.ts'
import { isLegend, isNothing, isUnpaid } from '../attempt/attempt.ts'
import { CallNews } from '../attempt/call-news.tsx'
import { EXPLAIN } from '../attempt/explaining.tsx'
import { FacesSaid } from '../attempt/faces-said.tsx'
import { judgeAsk, rulingGuess, verdictOptions } from '../attempt/judging.ts'
import { saidOf } from '../attempt/said.ts'
import { SUSPENSE_WORDS } from '../attempt/verdict-steps.ts'
import type { TableOf } from '../game-ui.ts'
import { interludeBoards } from '../interlude/boards.tsx'
import { FAVORITE, STAR } from '../lap/boards.tsx'
import { nameOf } from '../screen.ts'
import type { OneOf } from '../table/ask.ts'
import type { Parts, Task } from '../table/parts.ts'
import type { AskProps, Boards, Phase } from '../table/phase.ts'
import { Bottle } from './bottle.tsx'
import { CARD_EXIT } from './card-exit.tsx'
import { CHOICE_THINGS } from './choice-things.tsx'
import { INTERLUDE_THEME } from './interlude-theme.tsx'
import { BottleTable } from './tv/bottle-table.tsx'
import { KIND_WORDS, keptCard, ownWords, whoSays, whyOf } from './words.ts'

type Table = TableOf<'truth-or-dare'>
type Asking = AskProps<Table, Hand>
type Dares = Phase<Table, Hand>

/** Truths are sky, dares are red, everywhere. */
const KIND_ACCENT = { truth: '[--accent:var(--color-sky)]', dare: '[--accent:var(--color-red)]' } as const

/** The first options of a turn, each in its own color on every screen. */
const CHOICES = [
  { value: 'truth', label: 'Truth', hint: 'Answer one question honestly', tone: 'sky', drawing: CHOICE_THINGS.truth },
  { value: 'dare', label: 'Dare', hint: 'Do one glorious thing', tone: 'red', drawing: CHOICE_THINGS.dare },
  {
    value: 'surprise',
    label: 'Surprise',
    hint: 'The room picks. Brave.',
    tone: 'amber',
    drawing: CHOICE_THINGS.surprise,
  },
] as const
const OWN_CHOICES = CHOICES.map((one) => (one.value === 'surprise' ? { ...one, label: 'Surprise me' } : one))

const never = () => {}

/** Asks for a guess: what a player will take, or what others will say about oneself. */
function calling(question: string, options: OneOf['options'], hand: Hand, act: Asking['act']): OneOf {
  const pick = (call: string) => act({ type: 'call', call })
  return { kind: 'one-of', question, options, chosen: hand.call, mark: 'Your guess', prize: '+50 if right', pick }
}

/** The two cards that were dealt. */
function oneOfTwo({ cards }: Table, verb: string, mark = 'Your vote'): OneOf {
  const options = cards.map(({ id, kind, text }) => ({
    value: id,
    label: text,
    foot: `${verb} ${KIND_WORDS[kind].toLowerCase()}`,
  }))
  return { kind: 'one-of', at: 'board', question: '', options, chosen: null, mark, pick: never }
}

/** Returns how many of the others have answered. */
function countOf({ isRoomsPick, callers, called, pickers, picked }: Table): string {
  if (isRoomsPick) return pickers.length === 0 ? '' : `${picked.length} of ${pickers.length} voted`
  return callers.length === 0 ? '' : `${called.length} of ${callers.length} guessed`
}

interface TurnCardProps {
  readonly table: Table
  readonly parts: Parts
  readonly isLow?: boolean
}

/** The question or the task, and the one they escaped. */
function TurnCard({ table, parts, isLow = false }: TurnCardProps) {
  const task = taskOf(table)
  const other = table.cards.find(({ id }) => id !== table.kept)
  const foot = other && !isLow && (
    <>
      <strong>Left on the table:</strong> <span className="italic">{other.text}</span>
    </>
  )
  return task && <parts.Card {...task} foot={foot || null} isLow={isLow} />
}

function taskOf(table: Table): Task | null {
  const card = keptCard(table)
  if (card === null) return null
  const kicker = `${KIND_WORDS[card.kind]} for ${points(table.worth)}${table.isDouble ? ', last round' : ''}`
  return { kicker, words: card.text, className: KIND_ACCENT[card.kind] }
}

/** Beside the player it has stopped at. */
function BottleAtRest({ turn }: { readonly turn: number }) {
  return (
    <svg
      viewBox="-116 -116 232 232"
      className="-my-8 size-52 shrink-0"
      fill="none"
      stroke="var(--color-ink)"
      strokeWidth="6"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <Later turn={turn}>
        <Bottle mood="glad" />
      </Later>
    </svg>
  )
}

/** The bottle stops at a player, who chooses in secret while the others guess. */
const choose: Dares = {
  Board({ table: { turn, seats, isDouble, called }, hand, me, players, parts }) {
    const reached = useBeats()
    const name = nameOf(players, turn)
    const isCaller = hand !== null && me !== turn
    return (
      <>
        <parts.InRoom>
          {turn !== null && (
            <BottleTable
              {...{ seats, turn, name }}
              isOn={reached('spin') > 0 && reached('open') === 0}
              isStopped={reached('stop') > 0}
            />
          )}
        </parts.InRoom>
        <parts.Moment
          id={turn}
          title={me === turn ? 'Truth or dare?' : isCaller ? `${name} is up` : `Truth or dare, ${name}?`}
          thing={<BottleAtRest turn={seats.length + 1} />}
        >
          {isDouble && 'Last round: it all counts double. '}Chant: Dare! Dare! Dare!
        </parts.Moment>
        <parts.Called ids={called} />
      </>
    )
  },
  ask({ table: { turn, callers, isDouble }, hand, me, players, act }) {
    const name = nameOf(players, turn)
    if (!hand || me === null) {
      const question = `What will ${name} take?`
      return { kind: 'one-of', at: 'page', about: 'choice', question, options: CHOICES, chosen: null, pick: never }
    }
    if (turn === me) {
      return {
        kind: 'one-of',
        at: 'page',
        question: 'Truth or dare?',
        note: `${isDouble ? 'Last round: it all counts double. ' : ''}They’re guessing. Both pay the same.`,
        given: 'They’re still guessing. The fewer people get it right, the more you earn.',
        options: OWN_CHOICES,
        chosen: hand.choice,
        isSecret: true,
        pick: (choice) => act({ type: 'choose', choice }),
      }
    }
    return callers.includes(me) ? calling(`Truth or dare, ${name}?`, CHOICES, hand, act) : null
  },
}

/** Two cards that everyone sees: one tap keeps, guesses or picks one. */
const deal: Dares = {
  Board({ table, players, parts, tap }) {
    const { cards, choice, outcomes, turn, isRoomsPick } = table
    const reached = useBeats()
    const open = reached('card') + reached('answer')
    const name = nameOf(players, turn)
    const went = CHOICES.find(({ value }) => value === choice)
    return (
      <>
        <parts.News id={turn} outcome={outcomes.choose}>
          {went ? `went for ${went.label}.` : 'is up.'}
        </parts.News>
        <parts.Question>
          {`${isRoomsPick ? `The room picks one for ${name}.` : `${name} keeps one. Which?`} ${countOf(table)}`}
        </parts.Question>
        <parts.Cards>
          {cards.map(({ id, kind, text }, i) => (
            <TurningCard
              key={id}
              isOpen={i < open}
              className={cx('grid grow', i < reached('back') ? 'animate-drop' : 'invisible')}
            >
              <parts.PickCard value={id} words={text} kind={KIND_WORDS[kind]} tap={tap} className={KIND_ACCENT[kind]} />
            </TurningCard>
          ))}
        </parts.Cards>
      </>
    )
  },
  ask(asking) {
    const { table, hand, me, players, act } = asking
    const { turn, pickers, callers, isRoomsPick } = table
    const name = nameOf(players, turn)
    const guess = { question: `Which one does ${name} keep? +50`, given: 'Got it. Keep a straight face.' }
    if (!hand || me === null)
      return { ...oneOfTwo(table, 'Guess this', 'My guess'), about: 'card', question: 'Which card will it be?' }
    const exits =
      me === turn && hand.canSwap && hand.call === null
        ? [{ label: 'Deal me two more', tap: () => act({ type: 'swap' }) }]
        : []
    if (pickers.includes(me)) {
      return {
        ...oneOfTwo(table, 'Give them the'),
        question: `You decide in secret: what does ${name} have to do?`,
        given: `Voted. What will the room make of ${name}?`,
        chosen: hand.pick,
        pick: (card) => act({ type: 'pick', card }),
      }
    }
    if (turn === me && !isRoomsPick) {
      return {
        ...oneOfTwo(table, 'Keep this'),
        question: 'Pick one. Everyone sees both and guesses which.',
        given: `Got it. Now look innocent. ${countOf(table)}`,
        chosen: hand.kept,
        isSecret: true,
        exits,
        pick: (card) => act({ type: 'keep', card }),
      }
    }
    if (!callers.includes(me)) return null
    const surprised = {
      question: 'The room picks for you: which one? +200',
      given: `That’s your guess. ${countOf(table)}`,
    }
    return {
      ...oneOfTwo(table, 'Guess this', 'My guess'),
      ...(turn === me ? surprised : guess),
      chosen: hand.call,
      exits,
      pick: (call) => act({ type: 'call', call }),
    }
  },
}

const isTruth = (table: Table) => keptCard(table)?.kind === 'truth'

/** The room looks at the name and the task, and at the performer. */
const perform: Dares = {
  Board({ table, me, players, parts }) {
    const { attempt, applause, turn, outcomes } = table
    if (!attempt) return null
    const { performers, contenders } = attempt
    return (
      <parts.Light ids={contenders} clapping={applause.clapping}>
        <parts.PerformerLine ids={performers}>
          {performers.includes(me ?? '') ? 'read it out loud, then' : whoSays(table)}{' '}
          {isTruth(table) ? 'tell the truth' : 'do the dare'}.{' '}
          {/* Who fooled whom is over, except for those it paid. */}
          {me !== null && (outcomes.deal?.gains[me] ?? 0) > 0 && (
            <CallNews outcome={outcomes.deal} {...{ turn, me, players }} />
          )}
        </parts.PerformerLine>
        <TurnCard table={table} parts={parts} />
      </parts.Light>
    )
  },
  applause: ({ table: { attempt, applause }, hand }) =>
    attempt && { performers: attempt.performers, applause, clapsLeft: hand?.clapsLeft ?? null },
  ask({ table, me, act }) {
    const { attempt } = table
    if (me === null) return rulingGuess(attempt)
    if (!attempt?.performers.includes(me)) return null
    const done = isTruth(table) ? 'I answered' : 'Done'
    return { kind: 'perform', question: '', done, maySkip: true, said: attempt.said[me], say: (type) => act({ type }) }
  },
}

/** The others decide; the judged player guesses their verdict. */
const verdict: Dares = {
  Board({ table, me, parts }) {
    const { attempt, callers } = table
    if (!attempt) return null
    const { performers, said } = attempt
    return (
      <>
        {(me === null || !callers.includes(me)) && (
          <parts.PerformerLine ids={performers}>
            {said[performers[0] ?? ''] === 'done' ? 'is done, supposedly.' : 'said nothing at all.'}
          </parts.PerformerLine>
        )}
        <TurnCard table={table} parts={parts} isLow />
        <parts.Jury attempt={attempt} />
      </>
    )
  },
  ask({ table, hand, me, players, act }) {
    const { attempt, callers } = table
    if (!attempt || !hand || me === null) return rulingGuess(attempt)
    if (callers.includes(me)) return calling('What will they say?', verdictOptions(), hand, act)
    return judgeAsk({ attempt, vote: hand.vote, me, players, act, deed: isTruth(table) ? 'answer' : 'do it' })
  },
}

/** The card again, the table's verdict, and its points. */
const reveal: Dares = {
  Board({ table, me, players, parts }) {
    const { attempt, turn, standings } = table
    const reached = useBeats()
    const card = keptCard(table)
    if (!table.reveal) return null
    const { gains } = table.reveal
    const [isStamped, isPaid] = [reached('stamp') > 0, reached('gains') > 0]
    return (
      <>
        <parts.Recap
          ids={turn === null ? [] : [turn]}
          card={taskOf(table)}
          isOpen={reached('card') > 0}
          own={{
            isOut: isPaid,
            gains,
            words: (id) => ownWords(table, id),
            why: (id) => (id === turn ? whyOf(table, id) : null),
            isTight: isLegend(attempt),
          }}
        >
          {card === null ? 'sat this one out' : `had a ${KIND_WORDS[card.kind].toLowerCase()}`}
        </parts.Recap>
        {attempt && saidOf(attempt).length > 0 && (
          <FacesSaid come={reached('face')} {...{ isStamped, attempt, me, players }} />
        )}
        <parts.Splash isOn={isStamped && !isPaid && isLegend(attempt)} color="gold">
          Legend!
        </parts.Splash>
        <parts.Awaited isOut={isStamped} suspense={SUSPENSE_WORDS}>
          {card === null || !attempt?.ruling ? (
            <parts.Stamp tone="sky" words="No card" foot="The deck has nothing for this table. Moving on." />
          ) : (
            <parts.Ruling ruling={attempt.ruling} card={card.text} cardExit={CARD_EXIT} attempt={attempt} />
          )}
        </parts.Awaited>
        <parts.Gains isOut={isPaid} gains={gains} why={(id) => whyOf(table, id)} />
        {isUnpaid(attempt) && isNothing(gains) && <parts.Ranks isOut={reached('rest') > 0} standings={standings} />}
      </>
    )
  },
  applause: ({ table: { attempt, applause, turn }, hand, me, reached }) =>
    attempt && me !== turn && reached('gains') > 0
      ? { performers: attempt.contenders, applause, clapsLeft: hand?.clapsLeft ?? null }
      : null,
}

export const boards: Boards<Table, Hand> = {
  phases: {
    choose,
    deal,
    perform,
    verdict,
    reveal,
    explain: EXPLAIN,
    favorite: FAVORITE,
    curtain: STAR,
    ...interludeBoards(INTERLUDE_THEME),
  },
  balcony,
}
