import { whyEnded } from '@highjinks/games/session'
import { accept, refuse } from '@highjinks/protocol'
import type { SessionStore } from '@highjinks/session-store'
import type { Handlers } from '../route.ts'
import { describeReported, evidenceFor, isKnownThere } from './evidence.ts'
import type { Report, Reports } from './reports.ts'
import type { TellOfReport } from './webhook.ts'

export interface ReportDeps {
  readonly reports: Reports
  readonly sessions: Pick<SessionStore, 'read'>
  /** Called for each report once it's stored. */
  readonly tellOfReport: TellOfReport
  readonly now: () => number
  readonly newId: () => string
}

export function reportHandlers({ reports, sessions, tellOfReport, now, newId }: ReportDeps): Pick<Handlers, 'report'> {
  return {
    async report({ body, user }) {
      const stored = await sessions.read(body.sessionId)
      if (!stored) return refuse('session-not-found')
      const { session } = stored
      const { playerId } = body
      if (playerId !== undefined && !whyEnded(session) && !isKnownThere(session, playerId))
        return refuse('player-not-found')
      const report: Report = {
        id: newId(),
        at: now(),
        by: user?.id ?? null,
        sessionId: body.sessionId,
        kind: body.kind,
        playerId: playerId ?? null,
        text: body.text ?? null,
        reason: body.reason,
        doneAt: null,
        evidence: evidenceFor(session, body.text),
        ...describeReported(session, playerId),
      }
      await reports.keep(report)
      tellOfReport(report)
      return accept({ ok: true })
    },
  }
}
