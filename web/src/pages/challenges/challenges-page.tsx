import { type Challenge, slugOf } from '@highjinks/protocol'
import { useState } from 'react'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { Art } from '../../ui/picture/art.tsx'
import { EmptyState } from '../../ui/status/empty-state.tsx'
import { Spinner } from '../../ui/status/spinner.tsx'
import { CurrentTab } from './current-tab.tsx'
import { HowTab } from './how-tab.tsx'
import { LeaderboardTab } from './leaderboard-tab.tsx'
import { sampleChallenge } from './sample.ts'
import { SampleNote } from './sample-note.tsx'
import { reloadChallenge, reloadLeaderboard, useChallenge, useLeaderboard } from './standings.ts'

export function ChallengesPage() {
  const [openedAt] = useState(() => Date.now())
  const current = useChallenge()
  return (
    <Page title="Weekly Challenge" description="One game a week, everyone against everyone, glory until Monday.">
      <main className="mx-auto flex w-full max-w-5xl grow flex-col px-4 py-6 sm:px-6 lg:py-10">
        <Heading level={1} className="mb-4">
          Weekly Challenge
        </Heading>
        {current.status === 'loading' && <WeekToCome />}
        {current.status === 'failed' && <Week challenge={sampleChallenge(openedAt)} fault={current.fault} />}
        {current.status === 'ready' && (current.value?.isActive ? <Week challenge={current.value} /> : <NoChallenge />)}
      </main>
    </Page>
  )
}

/** Only the server knows the week's game. Until it answers, what every week is about takes the place of the name. */
function WeekToCome() {
  return (
    // As tall as a window, so that the week pushes nothing down when it arrives.
    <div className="grid min-h-dvh grow content-start gap-6">
      <p className="text-lg text-muted">One game a week. Everyone against everyone. Glory until Monday.</p>
      <div className="mt-16 grid place-content-center">
        <Spinner size={48} label="Loading" />
      </div>
    </div>
  )
}

function NoChallenge() {
  return (
    <EmptyState
      title="No Active Challenge"
      art={<Art name="nothing-yet" />}
      action={<ButtonLink to="/games">Browse Games</ButtonLink>}
    >
      A new one opens every Monday. Until then: practice.
    </EmptyState>
  )
}

type WeekTab = 'current' | 'leaderboard' | 'how'

interface WeekProps {
  readonly challenge: Challenge
  /** The reason it's only a sample. */
  readonly fault?: unknown
}

function Week({ challenge, fault = null }: WeekProps) {
  const isSample = fault !== null
  const [tab, setTab] = useState<WeekTab>('current')
  const board = useLeaderboard(isSample ? null : challenge.id)
  const readAgain = () => reloadLeaderboard(challenge.id)
  function show(next: WeekTab) {
    if (next === 'leaderboard' && !isSample) readAgain()
    setTab(next)
  }
  return (
    <div data-game={slugOf(challenge.game.name)} className="flex grow flex-col gap-5">
      {isSample && <SampleNote what="challenge" fault={fault} onRetry={reloadChallenge} />}
      <Tabs
        label="Weekly Challenge"
        value={tab}
        onChange={show}
        tabs={[
          {
            value: 'current',
            label: 'Current Challenge',
            panel: <CurrentTab challenge={challenge} isSample={isSample} />,
          },
          {
            value: 'leaderboard',
            label: 'Leaderboard',
            panel: <LeaderboardTab board={isSample ? null : board} onRetry={readAgain} />,
          },
          { value: 'how', label: 'How It Works', panel: <HowTab challenge={challenge} /> },
        ]}
      />
    </div>
  )
}
