import { isCleanText, lookAlikeKey, whyNotName } from '@highjinks/edge'
import { decideCommand } from '@highjinks/games/session'
import {
  type Ack,
  type Command,
  command,
  type Intent,
  isRetryable,
  messageOf,
  type Refusal,
  refuse,
} from '@highjinks/protocol'
import { newPlayerId, type Outcome, type SessionStore } from '@highjinks/session-store'
import type { Client } from './client.ts'

/** The road of one move, from a parsed envelope to what the sender is told; the store announces the commit. */
export async function handleCommand(
  raw: unknown,
  client: Client,
  deps: { readonly store: SessionStore; readonly random: () => number },
): Promise<Ack> {
  const parsed = command.safeParse(raw)
  if (!parsed.success) return refused('malformed')
  const asked = parsed.data
  if (!client.seats.includes(asked.seat)) return refused('not-your-seat')
  const sender = { seat: asked.seat, hostGen: asked.hostGen, freshId: newPlayerId(), keyOf: lookAlikeKey }
  const unfit = whyUnfit(asked)
  const outcome = await deps.store.update(
    client.sessionId,
    (session, now) =>
      unfit ? refuse(unfit) : decideCommand(session, sender, intentOf(asked), { now, random: deps.random }),
    { seat: asked.seat, lane: asked.lane, seq: asked.seq },
  )
  return ackOf(outcome)
}

function ackOf(outcome: Outcome): Ack {
  return outcome.ok ? { ok: true, v: outcome.v } : refused(outcome.code)
}

export function refused(code: Refusal): Ack {
  const refused = { ok: false as const, code, message: messageOf(code) }
  return isRetryable(code) ? { ...refused, retryable: true } : refused
}

function intentOf({ lane: _lane, seq: _seq, seat: _seat, hostGen: _gen, ...intent }: Command): Intent {
  // Taking the envelope off a union leaves TypeScript one merged object; it is still one of the union's members.
  return intent as Intent
}

/** Everything a person types in a command is shown to others sooner or later. */
function whyUnfit(asked: Command): Refusal | null {
  if (asked.type === 'rename') return whyNotName(asked.name)
  return textsIn(asked).every(isCleanText) ? null : 'bad-words'
}

function textsIn(asked: Command): readonly string[] {
  if (asked.type === 'offer') return [asked.text]
  return asked.type === 'move' ? stringsIn(asked.move) : []
}

function stringsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || depth > 4) return []
  return Object.values(value).flatMap((inner) => stringsIn(inner, depth + 1))
}
