import type { UserEntry } from '@highjinks/protocol'
import { BadgeCheck } from 'lucide-react'
import { Heading } from '../../ui/layout/heading.tsx'
import { Skeleton } from '../../ui/status/skeleton.tsx'
import { Stat } from '../../ui/status/stat.tsx'
import { useUser } from '../account/account.ts'
import { Ready } from './ready.tsx'
import { SAMPLE_ENTRY } from './sample.ts'
import { SampleNote } from './sample-note.tsx'
import { ScoreForm } from './score-form.tsx'
import { reloadEntry, useEntry } from './standings.ts'

interface StandingProps {
  readonly challengeId: string
  readonly isSample: boolean
}

/** Shows the user's rank, or the way in if they haven't joined. */
export function Standing({ challengeId, isSample }: StandingProps) {
  const user = useUser()
  const entry = useEntry(isSample ? null : challengeId, user?.id ?? null)
  if (isSample) return <Ready challengeId={null} isMember={user !== null} />
  if (!user) return <Ready challengeId={challengeId} isMember={false} />
  if (entry.status === 'loading') return <Skeleton className="h-48 rounded-card" />
  if (entry.status === 'failed') {
    return (
      <div className="grid gap-3">
        <SampleNote what="status" fault={entry.fault} onRetry={() => reloadEntry(challengeId, user.id)} />
        <Status entry={SAMPLE_ENTRY} isSample />
      </div>
    )
  }
  if (entry.value === null) return <Ready challengeId={challengeId} isMember />
  return <Status entry={entry.value} />
}

interface StatusProps {
  readonly entry: UserEntry
  readonly isSample?: boolean
}

function Status({ entry, isSample = false }: StatusProps) {
  return (
    <section
      aria-labelledby="status"
      className="grid animate-rise gap-4 rounded-card border-2 border-accent-line bg-leaf-900 p-5"
    >
      <Heading level={3} id="status">
        Your Status
      </Heading>
      {entry.score === 0 ? (
        <p className="text-lg">You’re in. No score yet: play this week’s game.</p>
      ) : (
        <div className="grid grid-cols-2 gap-4">
          <Stat value={entry.score} label="Score" />
          <Stat value={`#${entry.rank}`} label="Rank" />
        </div>
      )}
      {entry.verified && (
        <p className="flex items-center gap-2 text-sm">
          <BadgeCheck aria-hidden="true" className="size-5 text-lime" />
          Verified: earned in an online game.
        </p>
      )}
      {!isSample && <ScoreForm challengeId={entry.challengeId} />}
    </section>
  )
}
