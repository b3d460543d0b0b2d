import type { Build } from '@highjinks/platform'
import { accept, refuse } from '@highjinks/protocol'
import type { SessionStore } from '@highjinks/session-store'
import { createWriteAudit } from '../audit-log/audit-log.ts'
import type { Passwords } from '../auth/passwords.ts'
import type { Backups } from '../backups/backups.ts'
import { sendReplies } from '../contact/send-replies.ts'
import { answerEmail } from '../mail/emails.ts'
import type { Mail } from '../mail/mail.ts'
import type { OperatorHandlers } from '../route.ts'
import { readPage } from '../stores/page.ts'
import { type AccountDeps, accountHandlers } from './account-handlers.ts'
import { cardHandlers } from './card-handlers.ts'
import { countLive } from './live.ts'
import { presentAuditEntry, presentBackup, presentCrash, presentMessage } from './present.ts'
import { createProveOperator } from './prove-operator.ts'
import { reportHandlers } from './report-handlers.ts'
import { roomHandlers } from './room-handlers.ts'
import { serverHandlers } from './server-handlers.ts'

/** The length of a page. */
const LIST_MOST = 200
/** Most emails are sent by then; an operator doesn't wait longer. */
const SENT_SOON_MS = 3000

export interface OperatorDeps extends Omit<AccountDeps, 'writeAudit' | 'prove'> {
  readonly sessions: Pick<SessionStore, 'find' | 'read' | 'update' | 'presence' | 'cardsAside'>
  readonly backups: Backups | null
  readonly passwords: Passwords
  /** Null if this server sends no email. */
  readonly mail: Mail | null
  readonly build: Build
  readonly startedAt: number
  /** Returns the number of phones and screens connected to this process; null if another process has them. */
  readonly connections: () => Promise<number | null>
}

export function createOperatorHandlers(deps: OperatorDeps): OperatorHandlers {
  const { records, backups, mail, sessions, build, startedAt, connections, now, newId } = deps
  const { reports, messages, crashes, auditLog, users } = records
  const writeAudit = createWriteAudit({ auditLog, now, newId })
  const prove = createProveOperator(deps)

  return {
    ...accountHandlers({ ...deps, writeAudit, prove }),
    ...reportHandlers({ records, now, newId, writeAudit, most: LIST_MOST }),
    ...roomHandlers({ sessions, writeAudit }),
    ...serverHandlers({ ...deps, writeAudit, prove }),
    ...cardHandlers({ cardsAside: sessions.cardsAside, writeAudit }),

    async stats() {
      const [accounts, openReports, openMessages, broken, connected, live, isSignUpOpen] = await Promise.all([
        users.count(),
        reports.countOpen(),
        messages.countOpen(),
        crashes.count(),
        connections(),
        countLive(sessions.presence),
        records.serverSettings.isSignUpOpen(),
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
        isSignUpOpen,
        sendsMail: mail !== null,
      })
    },

    async messages({ query }) {
      const { rows, ...next } = await readPage(query.all ? messages.newest : messages.open, query.before, LIST_MOST)
      return accept({ messages: rows.map(presentMessage), ...next })
    },

    async answer({ user, body: { id, note, reply }, origin }) {
      const at = now()
      if (reply !== undefined) {
        const message = await messages.byId(id)
        if (!mail) return refuse('no-mail')
        if (!message) return accept({ was: null })
        await writeAudit(user, { what: 'answer', about: id, note })
        const isKept = await messages.keepReply(id, answerEmail(message, reply, origin).text)
        // It's stored, so the next run sends it if this one doesn't
        const sent = isKept ? sendReplies({ messages, mail, now }).catch(() => undefined) : null
        await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, SENT_SOON_MS).unref())])
        return accept({ was: isKept ? 'message' : null })
      }
      const isReport = await reports.markDone(id, at)
      if (!isReport && !(await messages.markDone(id, at))) return accept({ was: null })
      await writeAudit(user, { what: 'answer', about: id, note })
      return accept({ was: isReport ? 'report' : 'message' })
    },

    crashes: async () => accept({ crashes: (await crashes.newest(LIST_MOST)).map(presentCrash) }),

    async backup({ user }) {
      if (!backups) return accept({ backup: null })
      const taken = await backups.take()
      await writeAudit(user, { what: 'backup', about: taken.name })
      return accept({ backup: presentBackup(taken) })
    },

    backups: async () => accept({ backups: backups?.all().map(presentBackup) ?? null }),

    acts: async () => accept({ acts: (await auditLog.newest(LIST_MOST)).map(presentAuditEntry) }),
  }
}
