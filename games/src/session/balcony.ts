import { accept, BALCONY_PAY, type BalconyView, balconyPlays, type Step } from '@highjinks/protocol'
import { type BalconyMoment, type BalconyOption, NO_BALCONY } from '../kit/balcony.ts'
import { type BalconyState, type Session, seatsTaken, whyEnded } from './session.ts'
import { tableOf } from './table.ts'

/*
 * Everyone who watches is together one player, the balcony. Taps aren't part of the session: the processes that hold
 * the sockets count them while a question is open, and commit one answer once it's closed. The answer waits here until
 * the table shows what came out. It has a score of its own and touches no seat.
 */

/** With fewer taps it says nothing. */
const FEWEST_TAPS = 3

const NEW: BalconyState = { right: 0, of: 0, answers: [], told: null }

/** A question that is open now. */
export interface AskedBalcony {
  /** The same as long as question and options are. */
  readonly key: string
  readonly turn: string
  readonly about: string
  readonly options: readonly BalconyOption[]
}

/** Looked at for every tap, and built from a whole view. */
const moments = new WeakMap<Session, BalconyMoment>()

function momentOf(session: Session): BalconyMoment {
  const known = moments.get(session)
  if (known) return known
  const moment = buildMoment(session)
  moments.set(session, moment)
  return moment
}

/** A view that throws silences the balcony and stops no game. The room that can't show it reports the fault. */
function buildMoment(session: Session): BalconyMoment {
  const table = session.status === 'playing' ? tableOf(session) : null
  try {
    return table ? table.game.balcony(table.state) : NO_BALCONY
  } catch {
    return NO_BALCONY
  }
}

/** Returns its question; null while it doesn't play along, or has nothing to answer. */
export function askBalcony(session: Session): AskedBalcony | null {
  if (!session.balcony || whyEnded(session)) return null
  const { question } = momentOf(session)
  if (!question || question.options.length < 2) return null
  const turn = turnOf(session)
  const key = JSON.stringify([turn, question.about, question.options.map(({ value }) => value)])
  return { key, turn, ...question }
}

/**
 * Takes the counted taps of a question that is closed. Most taps win; a tie or fewer than three is silence, and so is
 * an answer that comes after its turn. Without an answer the session stays the same.
 */
export function answerForBalcony(
  session: Session,
  asked: AskedBalcony,
  counts: Readonly<Record<string, number>>,
): Step<Session> {
  const { balcony } = session
  const answer = mostTapped(asked, counts)
  const isLate = whyEnded(session) !== null || session.status !== 'playing' || asked.turn !== turnOf(session)
  if (!balcony || !answer || isLate || balcony.answers.some(({ key }) => key === asked.key)) return accept(session)
  const { key, turn, about, options } = asked
  const waiting = { key, turn, about, ...answer, among: options.map(({ value }) => value), isOut: false }
  return accept(settle({ ...session, balcony: { ...balcony, answers: [...balcony.answers, waiting] } }))
}

/** Opens the balcony once a game is played with it, and settles what has come out. */
export function tendBalcony(session: Session): Session {
  if (session.status !== 'playing') return session
  if (session.balcony) return settle(session)
  return playsAlong(session) ? { ...session, balcony: NEW } : session
}

function playsAlong(session: Session): boolean {
  const people = seatsTaken(session).filter(({ isBot }) => !isBot).length + session.watchers - session.tvs
  return balconyPlays(session.settings.balcony, people)
}

/** Field by field, like every view. An answer that isn't out yet shows nowhere. */
export function balconyShown({ balcony, cue, seats }: Session): BalconyView | undefined {
  if (!balcony) return undefined
  const { right, of, told } = balcony
  const nameOf = (id: string) => seats.find((seat) => seat.id === id)?.name ?? 'someone who left'
  const isFresh = told !== null && told.cue === cue
  return {
    score: right * BALCONY_PAY,
    right,
    of,
    told: isFresh ? { said: told.said ?? nameOf(told.value), percent: told.percent, isRight: told.isRight } : null,
  }
}

type Answer = Pick<BalconyState['answers'][number], 'value' | 'said' | 'percent'>

function mostTapped({ options }: AskedBalcony, counts: Readonly<Record<string, number>>): Answer | null {
  const rows = options.map((option) => ({ ...option, taps: counts[option.value] ?? 0 }))
  const total = rows.reduce((sum, { taps }) => sum + taps, 0)
  const [first, second] = rows.toSorted((a, b) => b.taps - a.taps)
  if (!first || total < FEWEST_TAPS || first.taps === second?.taps) return null
  return { value: first.value, said: first.said ?? null, percent: Math.round((100 * first.taps) / total) }
}

/** An answer and its outcome have the same game, round and turn. */
function turnOf(session: Session): string {
  const table = tableOf(session)
  const { round = 0, turn = null } = table ? table.game.place(table.state) : {}
  return `${session.games} ${round} ${turn ?? ''}`
}

/** Counts every answer whose outcome everyone sees by now, and forgets those whose turn is over. */
function settle(session: Session): Session {
  const { balcony } = session
  if (!balcony || balcony.answers.length === 0) return session
  const turn = turnOf(session)
  const { outcomes } = momentOf(session)
  const here = balcony.answers.filter((answer) => answer.turn === turn)
  const news = here.filter(({ about, isOut }) => !isOut && outcomes[about] !== undefined)
  if (news.length === 0 && here.length === balcony.answers.length) return session
  const answers = here.map((answer) => (news.includes(answer) ? { ...answer, isOut: true } : answer))
  const told = news.reduce((before, answer) => tell(before, answer, outcomes[answer.about] ?? [], session.cue), balcony)
  return { ...session, balcony: { ...told, answers } }
}

/** Counts nothing that came to nothing, or to something that nobody could have tapped. */
function tell(
  balcony: BalconyState,
  { among, value, said, percent }: BalconyState['answers'][number],
  right: readonly string[],
  cue: number,
): BalconyState {
  if (!right.some((one) => among.includes(one))) return balcony
  const isRight = right.includes(value)
  return {
    ...balcony,
    right: balcony.right + (isRight ? 1 : 0),
    of: balcony.of + 1,
    told: { cue, value, said, percent, isRight },
  }
}
