import type { Hand } from '@highjinks/games/high-rollers'
import { balcony } from '@highjinks/games/high-rollers/balcony'
import type { PlayerId } from '@highjinks/protocol'
import { HeroGap } from '../../show/people/hero-gap.tsx'
import { TurningCard } from '../../show/timeline/turning-card.tsx'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { DiceInHand } from '../../show/toys/dice-in-hand.tsx'
import { said } from '../../ui/announcer/announcer.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Later } from '../../ui/layout/later.tsx'
import { points } from '../../ui/party/points.ts'
import { ActionSign } from '../../ui/toys/die-faces.tsx'
import { isNothing, isUnpaid } from '../attempt/attempt.ts'
import { Covered } from '../attempt/covered.tsx'
import { FacesSaid } from '../attempt/faces-said.tsx'
import { crownAsk, judgeAsk, rulingGuess } from '../attempt/judging.ts'
import { saidOf } from '../attempt/said.ts'
import { SUSPENSE_WORDS } from '../attempt/verdict-steps.ts'
import type { TableOf } from '../game-ui.ts'
import { interludeBoards } from '../interlude/boards.tsx'
import { FAVORITE, starOf } from '../lap/boards.tsx'
import { nameOf } from '../screen.ts'
import type { Ask, OneOf } from '../table/ask.ts'
import type { Parts, Task } from '../table/parts.ts'
import type { AskProps, BoardProps, Boards, Phase } from '../table/phase.ts'
import { CARD_EXIT } from './card-exit.tsx'
import { FairRoll } from './fair-roll.tsx'
import { Throw } from './hand/throw.tsx'
import { INTERLUDE_THEME } from './interlude-theme.tsx'
import { NewsInRoom, ReadLine, ReadNews } from './read-news.tsx'
import { Jar, Stakes } from './stakes.tsx'
import { DIE, FallingDice, LyingDice, ThrownDice, useThrow } from './thrown-dice.tsx'
import { isThrowing, LANDED_MS } from './timelines.ts'
import { Named } from './tv/named.tsx'
import { RollChoices } from './tv/roll-choices.tsx'
import {
  ASKS,
  bustWords,
  ENDS,
  endsQuestion,
  firstChoice,
  footOf,
  keptWords,
  ownWords,
  payWords,
  ROLL_CHOICES,
  roleOf,
  rolledWords,
  SIDES,
  stakeWords,
  TASK_LIST,
  THUMBS,
  whyOf,
} from './words.ts'

type Table = TableOf<'high-rollers'>
type Board = BoardProps<Table, Hand>
type Asking = AskProps<Table, Hand>
type Rolls = Phase<Table, Hand>
type Seen = Pick<Board, 'table' | 'me' | 'players'>

const never = () => {}

/** The others cheer on the roller. */
function cheering({ table: { turn, applause }, hand, me }: Pick<Board, 'table' | 'hand' | 'me'>) {
  if (!hand || turn === null || me === turn) return null
  return { performers: [turn], applause, clapsLeft: hand.clapsLeft, word: 'Cheer' }
}

/** The dice shake in a hand until the player lets go. */
const ready: Rolls = {
  Board({ table, hand, me, players, parts }) {
    const isMine = hand !== null && me === table.turn
    const wish = isMine ? 'Blow on them first.' : 'Wish them luck. Or not.'
    return (
      <>
        <div className="relative flex grow flex-col items-center justify-center gap-[4vh] text-center">
          <parts.InHand>
            <FairRoll table={table} />
          </parts.InHand>
          <DiceInHand size={DIE.thrown} />
          <parts.Title foot={table.isDouble ? 'Last round: pots count double.' : wish}>
            {isMine ? 'Your roll' : `${nameOf(players, table.turn)} has the dice`}
          </parts.Title>
          {table.jar > 0 && <Jar amount={table.jar} />}
        </div>
        {isMine && <HeroGap />}
      </>
    )
  },
  applause: cheering,
  ask: ({ table, hand, me, act }) =>
    hand && me === table.turn ? { kind: 'own', question: 'Your roll', node: <Throw act={act} /> } : null,
}

/** The dice fall; then the roller keeps or pushes, and the others call where that ends. */
const keep: Rolls = {
  Board(props) {
    const { table, me, players, parts } = props
    const { faces, card, turn, pot, grown, pushes, called, mayCall } = table
    const thrown = useThrow(table)
    const isOpen = useBeats()('card') > 0
    const rolled = rolledWords(table)
    const name = nameOf(players, turn)
    const isMine = me !== null && me === turn
    const isAsked = isInvolved(props)
    if (thrown !== 'read' || !faces)
      return <FallingDice {...{ table, parts }} words={thrown === 'landed' ? rolled : 'There they go'} />
    return (
      <>
        <LyingDice {...{ table, parts }} size={DIE.aside}>
          {pushes > 0 && <Stakes table={table} />}
        </LyingDice>
        <parts.InRoom>
          <parts.Title isLow={pushes > 0}>{name} is deciding: keep or push?</parts.Title>
        </parts.InRoom>
        <parts.InHand>
          <parts.Title foot={!isAsked && pushes === 0 && grown !== null && bustWords(table)}>
            {isAsked ? rolled : `${name}: keep ${points(pot)}, or push?`}
          </parts.Title>
        </parts.InHand>
        {card === null ? (
          <p className="text-center font-display text-lg leading-tight font-bold text-balance lg:text-4xl">
            {isAsked ? '' : `${rolled}: `}
            {ASKS[faces.action]}. {payWords({ action: faces.action, pot }) ?? (!isMine && `${points(pot)}.`)}
          </p>
        ) : (
          <TurningCard isOpen={isOpen} className="grid grow">
            <parts.PickCard
              value={card}
              words={card}
              kind={isAsked ? `On the table for ${points(pot)}` : rolled}
              tap={null}
              className="[--at-least:4rem]"
            />
          </TurningCard>
        )}
        <parts.InRoom>
          <RollChoices table={table} />
          {pushes === 0 && mayCall.length > 0 && (
            <parts.AnswerCount
              ids={called}
              of={mayCall.length}
              have="guessed"
              before={`On your phones: how will it end for ${name}?`}
            />
          )}
        </parts.InRoom>
        {pushes > 0 ? (
          !isAsked && <Shouts table={table} players={players} />
        ) : (
          <parts.InHand>
            <parts.Called ids={called} />
          </parts.InHand>
        )}
        {isAsked && card === null && <HeroGap />}
      </>
    )
  },
  ask(asking) {
    const { table, hand, me, players, act } = asking
    const { turn, mayCall, shouters, tumbleMs } = table
    const question = endsQuestion(nameOf(players, turn))
    const after = isThrowing(table) ? tumbleMs + LANDED_MS : 0
    const calls = { kind: 'one-of', question, options: ENDS, after } as const
    if (!hand || me === null)
      return mayCall.length === 0 ? null : { ...calls, about: 'keep', chosen: null, pick: never }
    if (me === turn) return { ...deciding(asking, hand), after }
    if (mayCall.includes(me)) {
      const prize = `${table.isDouble ? '+200' : '+100'} if right`
      return { ...calls, prize, mark: 'Your guess', chosen: hand.call, pick: (ending) => act({ type: 'call', ending }) }
    }
    return shouters.includes(me) ? shouting(asking, hand) : null
  },
}

/** Returns whether this seat decides, calls or shouts. */
function isInvolved({ table: { turn, mayCall, shouters }, hand, me }: Pick<Board, 'table' | 'hand' | 'me'>): boolean {
  return hand !== null && me !== null && (me === turn || mayCall.includes(me) || shouters.includes(me))
}

/** The roller's decision, hidden from a glance over the shoulder. */
function deciding({ table, act }: Asking, { decision }: Hand): Ask {
  const { pushes, called, seats, pot, grown } = table
  const question = pushes === 0 ? firstChoice(table) : bustWords(table)
  if (decision) {
    const node = (
      <ActionBar isIdle note={pushes === 0 ? `${called.length} of ${seats.length - 1} guessed` : null}>
        <Covered said="Locked in. Not a word.">{decision === 'keep' ? 'You keep it.' : 'You push it.'}</Covered>
      </ActionBar>
    )
    return { kind: 'own', question, node }
  }
  const feet = { keep: pushes === 0 ? keptWords(table) : points(pot), push: grown === null ? '' : points(grown) }
  return {
    kind: 'one-of',
    question,
    options: ROLL_CHOICES.map((way) => ({ ...way, foot: feet[way.value] })),
    chosen: null,
    pick: (what) => act({ type: 'decide', decision: what }),
  }
}

const shoutersOf = ({ shouts }: Table, way: string) => Object.keys(shouts).filter((id) => shouts[id] === way)

/** At a further choice there's nothing left to call: everyone shouts what the roller should do, visibly. */
function shouting({ table, players, act }: Asking, { call, shout }: Hand): OneOf {
  const note = call === null ? 'Worth nothing. Feels great.' : `You called: ${callWords(call)}.`
  return {
    kind: 'one-of',
    question: `What should ${nameOf(players, table.turn)} do? Shout it.`,
    note,
    given: note,
    options: ROLL_CHOICES.map(({ label, ...way }) => {
      const { length } = shoutersOf(table, way.value)
      return { ...way, label: `${label}!`, foot: length === 0 ? 'nobody yet' : `${length} shout it` }
    }),
    chosen: shout,
    mark: 'You shout',
    isOpen: true,
    pick: (decision) => act({ type: 'shout', decision }),
  }
}

function callWords(call: string): string {
  if (call === 'bust') return 'bust'
  if (call === '0') return 'no push'
  return call === 'pushed' ? 'a push that holds' : `${call} ${call === '1' ? 'push' : 'pushes'}`
}

function Shouts({ table, players }: Pick<Board, 'table' | 'players'>) {
  return (
    <div ref={said} className="flex items-center justify-center gap-8 font-display text-3xl font-bold">
      {ROLL_CHOICES.map(({ value, label }) => {
        const ids = shoutersOf(table, value)
        if (ids.length === 0) return null
        return (
          <div key={value} className="flex items-center gap-3">
            {label}!
            <ul aria-label={`Who shouts ${label}`} className="flex kids:not-last:-mr-2">
              {ids.map((id) => (
                <li key={id}>
                  <Avatar seed={id} size="1.8em" className="animate-pop" />
                  <span className="sr-only">{nameOf(players, id)}</span>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </div>
  )
}

/** Another throw and its result, which no one reads before the dice are at rest. */
const roll: Rolls = {
  Board({ table, me, players, parts }) {
    const { turn, faces, isBust, pot, spilled, jar } = table
    const thrown = useThrow(table)
    const words = me !== null && me === turn ? 'You push!' : `${nameOf(players, turn)} pushes!`
    if (thrown !== 'read' || !faces) return <FallingDice {...{ table, parts, words }} />
    return (
      <div className="flex grow flex-col items-center justify-center gap-[3vh]">
        <LyingDice {...{ table, parts }} size={DIE.read}>
          {/* No one can read a die's label from three meters. */}
          <strong className="font-display text-4xl font-extrabold">{rolledWords(table)}</strong>
        </LyingDice>
        {/* The dice are at rest first. */}
        <Later>
          {isBust ? (
            <parts.Stamp
              tone="coral"
              words="Bust!"
              foot={`${faces.action} again. The room picks a card worth ${points(pot)}.`}
            />
          ) : (
            <parts.Stamp tone="lime" words="It holds!" foot={`Now there’s ${points(pot)} in the pot.`} />
          )}
        </Later>
        {isBust && (
          <Later turn={2}>
            <div ref={said} className="flex items-center justify-center gap-3 text-2xl">
              {points(spilled)} into the jar.
              <Jar amount={jar + spilled} isSpilling />
            </div>
          </Later>
        )}
      </div>
    )
  },
  applause: ({ reached, ...seat }) => (reached('read') > 0 ? null : cheering(seat)),
}

/** Says how many have voted, and that bots never do. */
function RoomDecides({ table, players, parts, before }: Board & { readonly before: string }) {
  const { voters, voted } = table
  const isBotFree = players.every(({ id, isBot }) => !isBot || voters.includes(id))
  return (
    <parts.AnswerCount
      ids={voted}
      of={voters.length}
      have="decided"
      before={before}
      note={isBotFree ? null : 'Bots abstain.'}
    />
  )
}

const TASK_TONES = { Hit: 'coral', Truth: 'sky', Pass: 'teal', Challenge: 'lilac' } as const
const TASKS = TASK_LIST.map((task) => ({
  value: task,
  label: task,
  hint: ASKS[task],
  tone: TASK_TONES[task],
  drawing: <ActionSign face={SIDES[task]} className="" />,
}))

/** Everyone except the roller votes in secret what a Wild is. */
const wild: Rolls = {
  Board(props) {
    const { table, me, players, parts } = props
    const isMine = me !== null && me === table.turn
    return (
      <>
        <parts.Title>
          {isMine ? 'Wild! The room decides.' : `Wild! What is it for ${nameOf(players, table.turn)}?`}
        </parts.Title>
        <ReadLine {...{ table, me, players, parts }} />
        <NewsInRoom {...{ table, me, players, parts }} />
        <RoomDecides {...props} before="Hit, Truth, Pass or Challenge? They’re deciding." />
      </>
    )
  },
  ask({ table, hand, me, act }) {
    const asked = {
      kind: 'one-of',
      at: 'page',
      question: 'What will it be?',
      options: TASKS,
      mark: 'Your vote',
    } as const
    if (!hand || me === null) return { ...asked, about: 'wild', chosen: null, pick: never }
    if (!table.voters.includes(me)) return null
    return { ...asked, chosen: hand.wish, pick: (task) => act({ type: 'wild', task }) }
  },
}

/** The player it hits, and the others' calls. Players who have had their share aren't on the list until all have. */
const name: Rolls = {
  Board({ table, me, players, parts }) {
    const { turn, task, choices } = table
    const who = nameOf(players, turn)
    const isPass = task === 'Pass'
    return (
      <>
        <parts.InHand>
          <ThrownDice table={table} size={DIE.aside} />
        </parts.InHand>
        <ReadLine {...{ table, me, players, parts }} />
        {!isNaming(table, me) && (
          <parts.Moment id={turn} title={isPass ? `${who} passes it on` : `${who} looks for a rival`}>
            {isPass ? 'Someone’s getting a card. Look busy.' : 'Avoid eye contact. Or don’t.'}
          </parts.Moment>
        )}
        <parts.Candidates label="Who it could be" ids={choices} />
      </>
    )
  },
  ask({ table, hand, me, players, act }) {
    const { turn, choices, isDouble } = table
    const who = nameOf(players, turn)
    const isPass = table.task === 'Pass'
    const asked = { kind: 'person', ids: choices, chosen: null, pick: never } as const
    if (!hand || me === null) return { ...asked, about: 'name', question: `Who will ${who} pick?` }
    if (!isNaming(table, me)) return null
    if (me === turn) {
      return {
        ...asked,
        question: isPass ? 'Who gets the card?' : 'Who do you challenge?',
        mark: 'Your pick',
        pick: (player) => act({ type: 'name', player }),
      }
    }
    return {
      ...asked,
      question: isPass ? `Who will ${who} hand it to?` : `Who will ${who} challenge?`,
      prize: `${isDouble ? '+100' : '+50'} if right`,
      mark: 'Your guess',
      isOpen: true,
      chosen: hand.foresees,
      pick: (what) => act({ type: 'foresee', what }),
    }
  },
}

const isNaming = ({ turn, foreseers }: Table, me: PlayerId | null) =>
  me !== null && (me === turn || foreseers.includes(me))

/** After a bust, the room picks a stunt or a question. */
const pick: Rolls = {
  Board(props) {
    const { table, hand, me, players, parts, tap } = props
    const who = me !== null && me === table.turn ? 'you' : nameOf(players, table.turn)
    return (
      <>
        <parts.Title isLow>
          {hand && tap ? `Which one should ${who} get?` : `Bust. The room picks one for ${who}.`}
        </parts.Title>
        <NewsInRoom {...{ table, me, players, parts }} />
        <parts.Cards>
          {table.pair.map(({ id, text, task }) => (
            <parts.PickCard
              key={id}
              value={text}
              words={text}
              kind={task === 'Truth' ? 'A question' : 'A stunt'}
              tap={tap}
              className=""
            />
          ))}
        </parts.Cards>
        <ReadLine {...{ table, me, players, parts }} />
        {!(hand && tap) && <RoomDecides {...props} before="They’re reading both. Twice." />}
      </>
    )
  },
  ask({ table: { pair, voters }, hand, me, act }) {
    const options = pair.map(({ text }) => ({ value: text, label: text }))
    const asked = { kind: 'one-of', at: 'board', question: 'Which one will it be?', options } as const
    // The words alone show the choice.
    if (!hand || me === null) return { ...asked, about: 'pick', chosen: null, pick: never }
    if (!voters.includes(me)) return null
    return {
      ...asked,
      mark: 'Your pick',
      chosen: pair.find(({ id }) => id === hand.pick)?.text ?? null,
      pick: (words) => act({ type: 'pick', card: pair.find(({ text }) => text === words)?.id }),
    }
  },
}

/** Returns the task, and the pot at stake. */
function taskOf({ task, pot, card }: Table): Task | null {
  return task === null || card === null ? null : { kicker: stakeWords({ task, pot }), words: card, className: '' }
}

/** The performer, and their task. */
function Performed({ table, me, players, parts, isLow = false }: Seen & { parts: Parts; isLow?: boolean }) {
  const performers = table.attempt?.performers ?? []
  const task = taskOf(table)
  return (
    <>
      <parts.PerformerLine ids={performers}>
        {roleOf(table, performers.includes(me ?? ''), { me, players })}{' '}
        {me !== null && <ReadNews {...{ table, me, players }} />}
      </parts.PerformerLine>
      {task && <parts.Card {...task} foot={isLow ? null : footOf(table)} isLow={isLow} />}
    </>
  )
}

/** The performer has the card; everyone else has two hands. */
const act: Rolls = {
  Board({ table, me, players, parts }) {
    const isTold = useBeats()('card') > 0
    const { attempt, applause, isAimed, target } = table
    if (!attempt) return null
    const performing = (
      <parts.Light ids={attempt.contenders} clapping={applause.clapping} between="vs">
        <Performed {...{ table, me, players, parts }} />
      </parts.Light>
    )
    return (
      <>
        <parts.InRoom>
          {isAimed && target !== null && !isTold ? <Named {...{ table, players }} id={target} /> : performing}
        </parts.InRoom>
        <parts.InHand>{performing}</parts.InHand>
      </>
    )
  },
  applause: ({ table: { attempt, applause }, hand, me }) =>
    attempt && !(attempt.performers.includes(me ?? '') && applause.clapping.length === 0)
      ? { performers: attempt.performers, applause, clapsLeft: hand?.clapsLeft ?? null }
      : null,
  ask({ table: { attempt, task }, hand, me, act: move }) {
    if (!hand || me === null) return rulingGuess(attempt)
    if (!attempt?.performers.includes(me)) return null
    return {
      kind: 'perform',
      question: '',
      done: task === 'Truth' ? 'I answered' : 'Done',
      maySkip: true,
      said: attempt.said[me],
      exits: hand.canSwap ? [{ label: 'Deal me another card', tap: () => move({ type: 'swap' }) }] : [],
      say: (type) => move({ type }),
    }
  },
}

/** The others decide, by one thumb, or who was better. */
const verdict: Rolls = {
  Board: ({ table, me, players, parts }) =>
    table.attempt && (
      <>
        <Performed {...{ table, me, players, parts }} isLow />
        <parts.Jury attempt={table.attempt} ballot={THUMBS} />
      </>
    ),
  ask({ table, hand, me, players, act: move }) {
    const { attempt, task } = table
    if (!attempt || !hand || me === null) return rulingGuess(attempt)
    const voting = { attempt, me, players, act: move }
    return attempt.contenders.length > 1
      ? crownAsk({ ...voting, vote: hand.vote.crown })
      : judgeAsk({
          ...voting,
          vote: hand.vote.verdict,
          ballot: THUMBS,
          deed: task === 'Truth' ? 'answer' : 'do it',
        })
  },
}

/** The table's verdict, and its points. */
const score: Rolls = {
  Board({ table, me, players, parts }) {
    const { attempt, card, turn, standings } = table
    const reached = useBeats()
    if (!table.score) return null
    const { gains } = table.score
    const [isStamped, isPaid] = [reached('stamp') > 0, reached('gains') > 0]
    const ids = attempt?.performers ?? []
    const why = (id: PlayerId) => whyOf(table, id)
    return (
      <>
        <parts.Recap
          ids={ids.length === 0 && turn !== null ? [turn] : ids}
          card={taskOf(table)}
          isOpen={reached('card') > 0}
          own={{ isOut: isPaid, gains, words: (id) => ownWords(table, id), why }}
        >
          {ids.length === 0 ? 'sat this one out' : roleOf(table, ids.includes(me ?? ''), { me, players })}
        </parts.Recap>
        {attempt && ids.length > 0 && saidOf(attempt).length > 0 && (
          <FacesSaid come={reached('face')} ballot={THUMBS} {...{ isStamped, attempt, me, players }} />
        )}
        <parts.Awaited isOut={isStamped} suspense={SUSPENSE_WORDS}>
          {attempt?.ruling && ids.length > 0 ? (
            <parts.Ruling ruling={attempt.ruling} card={card} cardExit={CARD_EXIT} attempt={attempt} />
          ) : (
            <parts.Stamp tone="sky" words="No card" foot="The deck has nothing for this table. Moving on." />
          )}
        </parts.Awaited>
        <parts.Gains
          isOut={isPaid}
          {...{ gains, why }}
          // The ballot above has both names: a small phone has no room for them twice
          {...(attempt?.ruling?.kind === 'crowned' && { named: [] })}
        />
        {isUnpaid(attempt) && isNothing(gains) && <parts.Ranks isOut={reached('rest') > 0} standings={standings} />}
      </>
    )
  },
}

export const boards: Boards<Table, Hand> = {
  phases: {
    ready,
    keep,
    roll,
    wild,
    name,
    pick,
    act,
    verdict,
    score,
    favorite: FAVORITE,
    curtain: starOf(({ lap }: Table) => lap, 'the round'),
    ...interludeBoards(INTERLUDE_THEME),
  },
  balcony,
}
