import { accept, refuse, type SessionId } from '@highjinks/protocol'
import type { Handlers } from '../route.ts'
import type { Reports } from './reports.ts'

export interface ReportDeps {
  readonly reports: Reports
  /** Whether there is, or lately was, such a session. */
  readonly hasSession: (id: SessionId) => Promise<boolean>
  readonly now: () => number
  readonly newId: () => string
}

export function reportHandlers({ reports, hasSession, now, newId }: ReportDeps): Pick<Handlers, 'report'> {
  return {
    async report({ body, user }) {
      if (!(await hasSession(body.sessionId))) return refuse('session-not-found')
      await reports.keep({
        id: newId(),
        at: now(),
        by: user?.id ?? null,
        sessionId: body.sessionId,
        kind: body.kind,
        playerId: body.playerId ?? null,
        text: body.text ?? null,
        reason: body.reason,
        doneAt: null,
      })
      return accept({ ok: true })
    },
  }
}
