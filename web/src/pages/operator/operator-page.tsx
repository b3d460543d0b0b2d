import { useState } from 'react'
import { CallFailed } from '../../lib/call-failed.ts'
import { wordsOf } from '../../lib/failure-words.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { FailedAlert } from '../../ui/status/failed-alert.tsx'
import { Spinner } from '../../ui/status/spinner.tsx'
import { dropLinkSecret, useLinkSecret } from '../auth/use-link-secret.ts'
import { NotFoundPage } from '../not-found/not-found-page.tsx'
import { reload, type Said, useList } from './ask.ts'
import { CardsPanel } from './cards-panel.tsx'
import { Claim } from './claim.tsx'
import { HousePanel } from './house-panel.tsx'
import { MessagesPanel } from './messages-panel.tsx'
import { ReportsPanel } from './reports-panel.tsx'
import { RoomsPanel } from './rooms-panel.tsx'

/** The page for operators. For everyone else it doesn't exist. */
export function OperatorPage() {
  const secret = useLinkSecret({ waits: true })
  const [used, setUsed] = useState('')
  if (secret === used) return <Desk />
  return (
    <Page title="Operator" description="For the operators of this server.">
      <Claim
        secret={secret}
        onDone={() => {
          dropLinkSecret('/operator')
          setUsed(secret)
        }}
      />
    </Page>
  )
}

function Desk() {
  const stats = useList('stats')
  if (stats.status === 'failed' && stats.fault instanceof CallFailed && stats.fault.status === 404)
    return <NotFoundPage />
  return (
    <Page title="Operator" description="For the operators of this server.">
      <main className="mx-auto grid w-full max-w-3xl grow grid-cols-1 content-start gap-5 px-4 py-8 sm:px-6">
        <Heading level={1}>Operator</Heading>
        {stats.status === 'loading' && <Spinner size={48} label="Loading" />}
        {stats.status === 'failed' && (
          <FailedAlert says={wordsOf(stats.fault, 'It didn’t load.')} why="" onRetry={() => reload('stats')} />
        )}
        {stats.status === 'ready' && <Panels stats={stats.value} />}
      </main>
    </Page>
  )
}

type TabName = 'reports' | 'messages' | 'rooms' | 'cards' | 'house'

function Panels({ stats }: { readonly stats: Said<'stats'> }) {
  const [tab, setTab] = useState<TabName>('reports')
  const counted = (label: string, count: number) => (count === 0 ? label : `${label} (${count})`)
  return (
    <Tabs
      label="To do"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'reports', label: counted('Reports', stats.openReports), panel: <ReportsPanel /> },
        {
          value: 'messages',
          label: counted('Messages', stats.openMessages),
          panel: <MessagesPanel sendsMail={stats.sendsMail} />,
        },
        { value: 'rooms', label: counted('Rooms', stats.live.rooms), panel: <RoomsPanel /> },
        { value: 'cards', label: 'Cards', panel: <CardsPanel /> },
        { value: 'house', label: 'House', panel: <HousePanel stats={stats} /> },
      ]}
    />
  )
}
