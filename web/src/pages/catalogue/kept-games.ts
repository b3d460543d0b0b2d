import { type Game, game } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { CallFailed, NoAnswer } from '../../lib/call-failed.ts'

/** What a proxy says of a server that is away. */
const AWAY: readonly number[] = [502, 503, 504]

/** The games as the build wrote them down, where nobody answered; what the server said, stands. */
export async function keptGames(fault: unknown): Promise<Game[]> {
  const isAway = fault instanceof NoAnswer || (fault instanceof CallFailed && AWAY.includes(fault.status))
  if (!isAway) throw fault
  const kept = await fetch('/catalogue.json').catch(() => null)
  if (!kept?.ok) throw fault
  return z.array(game).parse(await kept.json())
}
