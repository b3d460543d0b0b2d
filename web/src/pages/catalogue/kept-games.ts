import { type Game, game } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { CallFailed, NoAnswer } from '../../lib/call-failed.ts'

/** The statuses a proxy returns while the server is down. */
const AWAY: readonly number[] = [502, 503, 504]

/** Returns the build's list of games if no one answered. An answer from the server is final. */
export async function keptGames(fault: unknown): Promise<Game[]> {
  const isAway = fault instanceof NoAnswer || (fault instanceof CallFailed && AWAY.includes(fault.status))
  if (!isAway) throw fault
  const kept = await fetch('/catalogue.json').catch(() => null)
  if (!kept?.ok) throw fault
  return z.array(game).parse(await kept.json())
}
