import { accept } from '@highjinks/protocol'
import type { WriteAudit } from '../audit-log/audit-log.ts'
import type { Ban } from '../bans/bans.ts'
import type { Report } from '../reports/reports.ts'
import type { Repositories } from '../repositories.ts'
import type { OperatorHandlers } from '../route.ts'
import { readPage } from '../stores/page.ts'
import { presentBan, presentReport } from './present.ts'

const HOUR = 60 * 60 * 1000

interface ReportDeps {
  readonly records: Pick<Repositories, 'reports' | 'bans'>
  readonly now: () => number
  readonly newId: () => string
  readonly writeAudit: WriteAudit
  /** As much as a person reads in one go. */
  readonly most: number
}

type ReportName = 'reports' | 'settle' | 'bars' | 'liftBar'

/** Handles players' reports, their results, and bans. */
export function reportHandlers(deps: ReportDeps): Pick<OperatorHandlers, ReportName> {
  const { records, now, newId, writeAudit, most } = deps
  const { reports, bans } = records
  return {
    async reports({ query }) {
      const { rows, ...next } = await readPage(query.all ? reports.newest : reports.open, query.before, most)
      return accept({ reports: rows.map(presentReport), ...next })
    },

    async settle({ user, body: { id, verdict, bar } }) {
      const report = await reports.byId(id)
      if (!report) return accept({ outcome: null })
      const mark = bar ? markIn(report, bar.kind) : null
      if (bar && mark === null) return accept({ outcome: 'nobody' })
      if (bar && mark !== null) {
        const at = now()
        const made: Ban = { id: newId(), kind: bar.kind, mark, words: bar.words, at, until: at + bar.hours * HOUR }
        await writeAudit(user, { what: 'bar', about: id, note: `${bar.kind}, ${bar.hours} hours: ${bar.words}` })
        await bans.add(made)
      }
      await writeAudit(user, { what: verdict === 'agree' ? 'report agree' : 'report ignore', about: id })
      await reports.markDone(id, now())
      return accept({ outcome: bar ? 'barred' : 'done' })
    },

    bars: async () => accept({ bars: (await bans.all(now(), most)).map(presentBan) }),

    async liftBar({ user, body: { id } }) {
      await writeAudit(user, { what: 'bar lift', about: id })
      return accept({ isLifted: await bans.lift(id) })
    },
  }
}

function markIn({ deviceMark, accountId }: Report, kind: Ban['kind']): string | null {
  return kind === 'device' ? deviceMark : accountId
}
