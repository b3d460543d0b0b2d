import type { Build } from '@highjinks/edge'
import { endSession, whyEnded } from '@highjinks/games/session'
import { accept, refuse } from '@highjinks/protocol'
import type { SessionStore } from '@highjinks/session-store'
import type { Backups } from '../backups/backups.ts'
import type { OperatorHandlers } from '../route.ts'
import { type AccountDeps, accountHandlers } from './account-handlers.ts'
import type { WriteDown } from './acts.ts'
import { cardHandlers } from './card-handlers.ts'
import { countLive } from './live.ts'
import { presentAct, presentBackup, presentCrash, presentMessage, presentReport } from './present.ts'

/** As much as anybody reads at once. */
const LIST_MOST = 200

export interface OperatorDeps extends Omit<AccountDeps, 'writeDown'> {
  readonly sessions: Pick<SessionStore, 'find' | 'read' | 'update' | 'presence' | 'cardsAside'>
  readonly backups: Backups | null
  readonly build: Build
  readonly startedAt: number
  /** How many phones and screens are connected to this process; null where that is another's business. */
  readonly connections: () => Promise<number | null>
}

export function createOperatorHandlers(deps: OperatorDeps): OperatorHandlers {
  const { records, backups, sessions, build, startedAt, connections, now, newId } = deps
  const { reports, messages, crashes, acts, users } = records
  const writeDown: WriteDown = ({ what, about, note = null }) =>
    acts.keep({ id: newId(), at: now(), what, about, note })

  return {
    ...accountHandlers({ ...deps, writeDown }),
    ...cardHandlers({ cardsAside: sessions.cardsAside, writeDown }),

    async stats() {
      const [accounts, openReports, openMessages, broken, connected, live] = await Promise.all([
        users.count(),
        reports.countOpen(),
        messages.countOpen(),
        crashes.count(),
        connections(),
        countLive(sessions.presence),
      ])
      const { version, commit } = build
      return accept({
        version,
        commit,
        startedAt,
        accounts,
        openReports,
        openMessages,
        crashes: broken,
        connections: connected,
        live,
      })
    },

    async reports({ query }) {
      const found = await (query.all ? reports.newest(LIST_MOST) : reports.open(LIST_MOST))
      return accept({ reports: found.map(presentReport) })
    },

    async messages({ query }) {
      const found = await (query.all ? messages.newest(LIST_MOST) : messages.open(LIST_MOST))
      return accept({ messages: found.map(presentMessage) })
    },

    async answer({ body: { id, note } }) {
      const at = now()
      const isReport = await reports.markDone(id, at)
      if (!isReport && !(await messages.markDone(id, at))) return accept({ was: null })
      await writeDown({ what: 'answer', about: id, note })
      return accept({ was: isReport ? 'report' : 'message' })
    },

    async close({ body }) {
      const id = await sessions.find(body.code)
      const stored = id === null ? null : await sessions.read(id)
      if (id === null || !stored) return refuse('session-not-found')
      const gone = whyEnded(stored.session)
      if (gone) return refuse(gone)
      await writeDown({ what: 'close', about: id })
      const people = stored.session.seats.filter((seat) => !seat.isBot && !seat.hasLeft).length
      const outcome = await sessions.update(id, (session) => {
        const over = whyEnded(session)
        return over ? refuse(over) : endSession(session, 'ended')
      })
      return outcome.ok ? accept({ id, people }) : refuse(outcome.code)
    },

    crashes: async () => accept({ crashes: (await crashes.newest(LIST_MOST)).map(presentCrash) }),

    async backup() {
      if (!backups) return accept({ backup: null })
      const taken = await backups.take()
      await writeDown({ what: 'backup', about: taken.name })
      return accept({ backup: presentBackup(taken) })
    },

    backups: async () => accept({ backups: backups?.all().map(presentBackup) ?? null }),

    acts: async () => accept({ acts: (await acts.newest(LIST_MOST)).map(presentAct) }),
  }
}
