import { decideCommand, type Session, textsIn } from '@highjinks/games/session'
import { hasContact, isCleanText, isHarmlessText, lookAlikeKey, whyNotName } from '@highjinks/platform'
import {
  type Ack,
  type Command,
  command,
  commandHead,
  type Intent,
  isRetryable,
  messageOf,
  type PlayerId,
  type Refusal,
  refuse,
} from '@highjinks/protocol'
import { nameOfChange, newPlayerId, type Outcome } from '@highjinks/session-store'
import type { Client } from './client.ts'
import type { RealtimeDeps } from './deps.ts'

/**
 * Handles one command, from envelope to answer. The sender sees the result before the answer: `showUpTo` resolves once
 * this version is shown. If that fails, the sender asks again.
 */
export async function handleCommand(
  raw: unknown,
  client: Client,
  { store, random, watchdog, log }: Pick<RealtimeDeps, 'store' | 'random' | 'watchdog' | 'log'>,
  showUpTo: (v: number) => Promise<void>,
): Promise<Ack> {
  const ackOf = async (outcome: Outcome): Promise<Ack> => {
    if (!outcome.ok) return refused(outcome.code)
    await showUpTo(outcome.v)
    // The committed version would reveal how much others did in secret
    return { ok: true, v: client.shownVersion }
  }
  const head = commandHead.safeParse(raw)
  if (!head.success) return refused('malformed')
  // Another sender's text is not this player's fault
  if (!client.seats.includes(head.data.seat)) return refused('not-your-seat')
  const name = nameOfChange(client.sessionId, head.data)
  // Reading it may be what hangs the loop, so this refusal uses up the number
  if (watchdog.isSetAside(name))
    return ackOf(await store.update(client.sessionId, () => refuse('set-aside'), head.data))
  const parsed = watchdog.during(name, () => command.safeParse(raw))
  if (!parsed.success) return refused('malformed')
  const asked = parsed.data
  // Created once, when needed, because the change may run again and must decide the same.
  let made: PlayerId | null = null
  const freshId = () => (made ??= newPlayerId())
  const sender = { seat: asked.seat, hostGen: asked.hostGen, freshId, keyOf: lookAlikeKey }
  const intent = intentOf(asked)
  const outcome = await store.update(
    client.sessionId,
    (session, now) => {
      const context = { now, random, aside: store.cardsAside.current(), onFault: log.fault }
      const step = decideCommand(session, sender, intent, context)
      // Last, and only for text that the rules accepted, because checking words costs more than anything else here
      const unfit = step.ok ? whyUnfit(session, intent) : null
      return unfit ? refuse(unfit) : step
    },
    { seat: asked.seat, lane: asked.lane, seq: asked.seq },
  )
  return ackOf(outcome)
}

export function refused(code: Refusal): Ack {
  const refused = { ok: false as const, code, message: messageOf(code) }
  return isRetryable(code) ? { ...refused, retryable: true } : refused
}

function intentOf({ lane: _lane, seq: _seq, seat: _seat, hostGen: _gen, ...intent }: Command): Intent {
  // Removing the envelope from a union gives TypeScript one merged object, but it's still one of the union's members.
  return intent as Intent
}

/** Checks every typed text in a command, because sooner or later others see it. */
function whyUnfit(session: Session, intent: Intent): Refusal | null {
  if (intent.type === 'rename') return whyNotName(intent.name)
  // A card can be dealt on other nights, and nobody reads it beforehand
  if (intent.type === 'offer' && hasContact(intent.text)) return 'has-contact'
  const isFit = textsIn(session, intent).every(({ text, isAmongFriends }) =>
    isAmongFriends ? isHarmlessText(text) : isCleanText(text),
  )
  return isFit ? null : 'bad-words'
}
