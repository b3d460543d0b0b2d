import { repeatEvery } from '@highjinks/edge'
import { openCurrent } from '../challenges/challenges.ts'
import type { ChallengeDeps } from '../challenges/handlers.ts'
import { awayStore } from '../stores/away.ts'
import { type IntakeDeps, takeInFinishedGames } from './intake.ts'

const INTAKE_MS = 1000
const WEEK_MS = 60_000

/** What this server does without being asked; any number of processes may do it at once. Returns what ends it. */
export function startRounds(
  deps: IntakeDeps & Pick<ChallengeDeps, 'challenges' | 'catalogue' | 'now'>,
): () => Promise<void> {
  const failed = (work: string) => (fault: unknown) => {
    const store = awayStore(fault)
    if (store === null) deps.log.fault('a round failed', fault, { work })
    else deps.log.debug({ store, work }, 'a round has to wait')
  }
  const stops = [
    repeatEvery(INTAKE_MS, () => takeInFinishedGames(deps), failed('intake')),
    repeatEvery(WEEK_MS, async () => void (await openCurrent(deps, deps.now())), failed('week')),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
