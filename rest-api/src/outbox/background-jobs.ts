import { repeatEvery } from '@highjinks/platform'
import { openCurrent } from '../challenges/challenges.ts'
import type { ChallengeDeps } from '../challenges/handlers.ts'
import { tellOfWeek } from '../challenges/tell-week.ts'
import { sendReplies } from '../contact/send-replies.ts'
import type { Mail } from '../mail/mail.ts'
import { createErasing } from '../my-data/erase.ts'
import type { Repositories } from '../repositories.ts'
import { expireRecords } from '../repositories.ts'
import { unavailableStoreIn } from '../stores/store-unavailable.ts'
import { type IntakeDeps, takeInFinishedGames } from './outbox-consumer.ts'

const INTAKE_MS = 1000
const WEEK_MS = 60_000
const UPKEEP_MS = 60_000
const REPLIES_MS = 20_000

export interface RoundsDeps extends Pick<IntakeDeps, 'outbox' | 'log'>, Pick<ChallengeDeps, 'catalogue' | 'now'> {
  readonly records: Repositories
  readonly newId: () => string
  /** Null if no email is sent. Links in emails start with `origin`. */
  readonly outgoingMail: { readonly mail: Mail; readonly origin: string } | null
}

/**
 * Starts this server's background jobs, which any number of processes may run in parallel. Returns a function that ends
 * them.
 */
export function startRounds(deps: RoundsDeps): () => Promise<void> {
  const failed = (work: string) => (fault: unknown) => {
    const store = unavailableStoreIn(fault)
    if (store === null) deps.log.fault('a round failed', fault, { work })
    else deps.log.debug({ store, work }, 'a round has to wait')
  }
  const { records, outgoingMail, now, newId } = deps
  const eraseAgain = createErasing(records, now, newId)
  const stops = [
    repeatEvery(INTAKE_MS, () => takeInFinishedGames({ ...deps, ...records }), failed('intake')),
    repeatEvery(WEEK_MS, async () => void (await openCurrent({ ...deps, ...records }, now())), failed('week')),
    repeatEvery(
      WEEK_MS,
      async () => (outgoingMail ? tellOfWeek({ ...deps, ...records, ...outgoingMail }, now()) : undefined),
      failed('emails'),
    ),
    repeatEvery(
      REPLIES_MS,
      async () =>
        outgoingMail ? sendReplies({ messages: records.messages, mail: outgoingMail.mail, now }) : undefined,
      failed('replies'),
    ),
    repeatEvery(UPKEEP_MS, () => eraseAgain().then(() => expireRecords(records, now())), failed('upkeep')),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
