import { accept, type Intent, type NameKey, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { skipBeginning } from './beginnings.ts'
import { catchUp, followUp } from './change.ts'
import { nod, takeHost } from './crew.ts'
import { betFirst } from './first-bet.ts'
import { handOver } from './host.ts'
import { leave, returnSeat } from './leaving.ts'
import { endSession, pause, resume } from './lifetime.ts'
import {
  addBot,
  changeGame,
  changeSettings,
  clearScreens,
  kick,
  lockDoor,
  removeBot,
  rename,
  setMutedTopics,
} from './lobby.ts'
import { changeLook } from './look.ts'
import { playNext, sayEnough, sayNotYet, setUntil } from './next.ts'
import { answerQuote, cool, turnHeat, voteNext } from './night.ts'
import { offer, withdraw } from './offers.ts'
import { type ChangeContext, findSeat, patchSeat, type Session, whyEnded } from './session.ts'
import { startCountdown } from './start.ts'
import { makeMove, skipPhase } from './table.ts'

/** Who sends a command: the seat, and the host generation that the sender knew. */
export interface Sender {
  readonly seat: PlayerId
  readonly hostGen?: number | undefined
  /** An ID for whatever the command creates (a simulated player), the same however often the command is decided. */
  readonly freshId: () => PlayerId
  /** Decides which names are the same. */
  readonly keyOf: NameKey
}

const HOST_ONLY: ReadonlySet<Intent['type']> = new Set([
  'start',
  'settings',
  'kick',
  'pass-host',
  'add-bot',
  'remove-bot',
  'change-game',
  'lock',
  'clear-screens',
  'sound',
  'heat',
  'again',
  'play-next',
  'until',
  'pause',
  'resume',
  'end',
])

/** Decides every command of a seat: accepted with the next session, or refused with a reason. */
export function decideCommand(session: Session, sender: Sender, intent: Intent, context: ChangeContext): Step<Session> {
  const gone = whyEnded(session)
  if (gone) return refuse(gone)
  const seat = findSeat(session, sender.seat)
  if (!seat || seat.isBot || (seat.hasLeft && intent.type !== 'return')) return refuse('not-your-seat')
  if (HOST_ONLY.has(intent.type)) {
    if (session.hostId !== seat.id) return refuse('not-host')
    if (sender.hostGen !== undefined && sender.hostGen !== session.hostGen) return refuse('old-host')
    if (session.lentBy !== null && isForOwner(session.lentBy, intent)) return refuse('lent')
  }
  const step = applyIntent(catchUp(session, context.now), sender, intent, context)
  if (!step.ok) return step
  return accept(followUp(step.state, context))
}

function applyIntent(
  session: Session,
  { seat, freshId, keyOf }: Sender,
  intent: Intent,
  context: ChangeContext,
): Step<Session> {
  switch (intent.type) {
    case 'start':
      return session.status === 'over' ? refuse('not-allowed') : startCountdown(session, context, { freshId, keyOf })
    case 'again':
      return session.status === 'over' ? startCountdown(session, context, { freshId, keyOf }) : refuse('not-allowed')
    case 'move':
      return refuseCue(session, intent.cue) ?? makeMove(session, seat, intent.move, context)
    case 'skip':
      return refuseCue(session, intent.cue) ?? skipPhase(session, seat, context)
    case 'settings':
      return changeSettings(session, intent)
    case 'rename':
      return rename(session, seat, intent.name, keyOf)
    case 'look':
      return changeLook(session, seat, intent)
    case 'kick':
      return kick(session, seat, intent.playerId)
    case 'pass-host':
      return handOver(session, intent.playerId)
    case 'add-bot':
      return addBot(session, freshId(), context, keyOf)
    case 'remove-bot':
      return removeBot(session, intent.playerId)
    case 'limits':
      return setMutedTopics(session, seat, intent)
    case 'change-game':
      return changeGame(session, intent.gameId)
    case 'pause':
      return pause(session, seat, context.now)
    case 'resume':
      return resume(session, context.now)
    case 'leave':
      return leave(session, seat, context.now)
    case 'return':
      return comeBack(session, seat, context.now, keyOf)
    case 'lock':
      return lockDoor(session, intent.locked, intent.seats ?? false)
    case 'clear-screens':
      return clearScreens(session)
    case 'sound':
      return accept({ ...session, sound: intent.from })
    case 'offer':
      return offer(session, seat, { id: freshId(), kind: intent.kind, text: intent.text }, keyOf)
    case 'skip-beginning':
      return skipBeginning(session, seat, intent.beginning)
    case 'withdraw':
      return withdraw(session, seat, intent.id, context)
    case 'vote-next':
      return voteNext(session, seat, intent.gameId)
    case 'play-next':
      return playNext(session, intent.gameId, context, { freshId, keyOf })
    case 'not-yet':
      return sayNotYet(session)
    case 'until':
      return setUntil(session, intent.at, context)
    case 'quote':
      return answerQuote(session, seat, intent.line, intent.isAllowed)
    case 'enough':
      return sayEnough(session, seat, intent.wanted)
    case 'first-bet':
      return betFirst(session, seat, intent.playerId)
    case 'heat':
      return turnHeat(session, intent.level, intent.isHeld)
    case 'cooler':
      return cool(session, seat)
    case 'take-host':
      return takeHost(session, seat)
    case 'nod':
      return nod(session, seat, intent.id, intent.isIn)
    case 'end':
      return endSession(session, 'ended')
  }
}

/** Lists what a temporary host may not do, because the owner could not undo it. */
function isForOwner(owner: PlayerId, intent: Intent): boolean {
  return intent.type === 'end' || intent.type === 'pass-host' || (intent.type === 'kick' && intent.playerId === owner)
}

/** The sender is here, because the command came over their own connection. */
function comeBack(session: Session, seat: PlayerId, now: number, keyOf: NameKey): Step<Session> {
  const back = returnSeat(session, seat, keyOf)
  if (!back.ok) return back
  return accept(patchSeat(back.state, seat, { online: true, awaySince: null, onlineSince: now, wasClaimed: true }))
}

/** Refuses a tap for another state of the table, because a tap means what the player saw. */
function refuseCue(session: Session, cue: number | undefined): Step<Session> | null {
  if (cue === undefined) return refuse('upgrade')
  return session.status === 'playing' && cue !== session.cue ? refuse('wrong-phase') : null
}
