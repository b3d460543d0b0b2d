import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/form/select.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { useAct } from './act.ts'
import { ask, type ListKey, reload, type Said, useList, usePages } from './ask.ts'
import { List, PageButtons } from './list.tsx'
import { momentOf } from './times.ts'

type Report = Said<'reports'>['reports'][number]
type Kind = 'device' | 'account'

const EVIDENCE: Readonly<Record<string, string>> = {
  shown: 'It was on the table for everyone to read.',
  'not-shown': 'It wasn’t on the table when the report arrived.',
  over: 'The game was over when the report arrived.',
  unknown: 'We didn’t check whether it was on the table.',
}

/** Players' reports, and the people banned for them. */
export function ReportsPanel() {
  const pages = usePages('reports')
  const bars = useList('bars')
  const { isBusy, act } = useAct()
  const lift = (id: string) =>
    act(async () => {
      await ask('liftBar', { id })
      reload('bars')
      return 'Lift the ban'
    })
  return (
    <div className="grid gap-8">
      <List
        title="Reports"
        loaded={pages.loaded}
        rowsOf={({ reports }) => reports}
        keyOf={({ id }) => id}
        nothing="No open reports."
        onRetry={() => reload(pages.key)}
      >
        {(report) => <ReportRow report={report} list={pages.key} />}
      </List>
      <PageButtons pages={pages} />
      <List
        title="Currently banned"
        loaded={bars}
        rowsOf={({ bars }) => bars}
        keyOf={({ id }) => id}
        nothing="No one is banned."
        onRetry={() => reload('bars')}
      >
        {({ id, kind, words, until }) => (
          <>
            <p>
              {kind === 'device' ? 'A browser' : 'An account'}, until {momentOf(until)}: {words}
            </p>
            <Button kind="secondary" busy={isBusy} onClick={() => void lift(id)} className="justify-self-start">
              Lift the ban
            </Button>
          </>
        )}
      </List>
    </div>
  )
}

interface ReportProps {
  readonly report: Report
  /** The page of the list that it is on. */
  readonly list: ListKey
}

function ReportRow({ report, list }: ReportProps) {
  const [isBarring, setBarring] = useState(false)
  const { isBusy, act } = useAct()
  const settle = (verdict: 'agree' | 'ignore') =>
    act(async () => {
      await ask('settle', { id: report.id, verdict })
      reload(list, 'stats')
      return verdict === 'agree' ? 'Agreed' : 'Ignored'
    })
  const canBar = report.hasDevice || report.accountId !== null
  return (
    <>
      <p className="text-sm text-muted">
        {momentOf(report.at)} · {report.kind}
        {report.slug && ` · ${report.slug}`}
        {report.name && ` · ${report.name}`}
      </p>
      <p className="font-semibold">{report.reason}</p>
      {report.text !== null && <blockquote className="border-l-4 border-leaf-700 pl-3">{report.text}</blockquote>}
      {report.text !== null && <p className="text-sm text-muted">{EVIDENCE[report.evidence]}</p>}
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" busy={isBusy} onClick={() => void settle('agree')}>
          Agree
        </Button>
        <Button kind="ghost" busy={isBusy} onClick={() => void settle('ignore')}>
          Ignore
        </Button>
        {canBar && (
          <Button kind="danger" busy={isBusy} onClick={() => setBarring(true)}>
            Ban…
          </Button>
        )}
      </div>
      {isBarring && <BarDialog report={report} list={list} onClose={() => setBarring(false)} />}
    </>
  )
}

const TIMES = [
  { value: '24', label: 'A day' },
  { value: '168', label: 'A week' },
  { value: '720', label: 'A month' },
  { value: '8760', label: 'A year' },
] as const

function BarDialog({ report, list, onClose }: ReportProps & { readonly onClose: () => void }) {
  const kinds = [
    ...(report.hasDevice ? [{ value: 'device' as const, label: 'Their browser' }] : []),
    ...(report.accountId === null ? [] : [{ value: 'account' as const, label: 'Their account' }]),
  ]
  const [kind, setKind] = useState<Kind>(kinds[0]?.value ?? 'device')
  const [hours, setHours] = useState<(typeof TIMES)[number]['value']>('24')
  const [words, setWords] = useState('')
  const { isBusy, act } = useAct()
  const bar = () =>
    act(async () => {
      await ask('settle', { id: report.id, verdict: 'agree', bar: { kind, hours: Number(hours), words } })
      reload(list, 'bars', 'stats')
      onClose()
      return 'Banned'
    })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Keep ${report.name ?? 'them'} out?`}
      description="Until then they can’t host or join. They’ll see why, how long, and who to ask."
      actions={
        <>
          <Button type="submit" form="keep-out" kind="danger" busy={isBusy} disabled={words.trim() === ''}>
            Ban
          </Button>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form
        id="keep-out"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void bar()
        }}
      >
        <Select label="Who" options={kinds} value={kind} onChange={setKind} />
        <Select label="How long" options={TIMES} value={hours} onChange={setHours} />
        <TextField
          label="Reason"
          hint="They’ll see this."
          maxLength={200}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
