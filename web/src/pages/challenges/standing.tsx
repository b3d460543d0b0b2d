import type { UserEntry } from '@highjinks/protocol'
import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useUser } from '../../features/account/account.ts'
import { Button } from '../../ui/button/button.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { Alert } from '../../ui/status/alert.tsx'
import { Skeleton } from '../../ui/status/skeleton.tsx'
import { Stat } from '../../ui/status/stat.tsx'
import { ScoreForm } from './score-form.tsx'
import { joinChallenge, reloadEntry, useEntry } from './standings.ts'

interface StandingProps {
  readonly challengeId: string
  readonly isSample: boolean
}

/** Where I stand; or, for whoever is not in it yet, the way in. */
export function Standing({ challengeId, isSample }: StandingProps) {
  const user = useUser()
  const entry = useEntry(isSample ? null : challengeId, user?.id ?? null)
  if (isSample || !user) return <Ready challengeId={challengeId} isMember={user !== null} />
  if (entry.status === 'loading') return <Skeleton className="h-48 rounded-card" />
  if (entry.status === 'failed') {
    return (
      <Alert
        title="We could not see whether you are in"
        action={
          <Button kind="secondary" onClick={() => reloadEntry(challengeId, user.id)}>
            Try Again
          </Button>
        }
      />
    )
  }
  if (entry.value === null) return <Ready challengeId={challengeId} isMember />
  return <Status entry={entry.value} />
}

interface ReadyProps {
  readonly challengeId: string
  readonly isMember: boolean
}

function Ready({ challengeId, isMember }: ReadyProps) {
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  async function join() {
    if (!isMember) {
      toast({ title: 'Login required', text: 'You need to be logged in to join the challenge', tone: 'bad' })
      return navigate('/auth')
    }
    setBusy(true)
    try {
      await joinChallenge(challengeId)
      toast({ title: 'Challenge joined!', text: 'You are in. May the dip be with you.', tone: 'good' })
    } catch {
      toast({
        title: 'Failed to join',
        text: 'There was an error joining the challenge. Please try again.',
        tone: 'bad',
      })
    }
    setBusy(false)
  }
  return (
    <section aria-labelledby="ready" className="grid gap-3 rounded-card bg-leaf-900 p-5">
      <Heading level={3} id="ready">
        Ready to Compete?
      </Heading>
      <p className="text-muted">Join, play it with your friends this week, and see where you land.</p>
      <Button size="lg" busy={isBusy} onClick={() => void join()}>
        {isBusy ? 'Joining...' : 'Join Challenge'}
      </Button>
    </section>
  )
}

function Status({ entry }: { readonly entry: UserEntry }) {
  return (
    <section
      aria-labelledby="status"
      className="grid animate-rise gap-4 rounded-card border-2 border-accent-line bg-leaf-900 p-5"
    >
      <Heading level={3} id="status">
        Your Status
      </Heading>
      <div className="grid grid-cols-2 gap-4">
        <Stat value={entry.score} label="Score" />
        <Stat value={`#${entry.rank}`} label="Rank" />
      </div>
      {entry.verified && (
        <p className="flex items-center gap-2 text-sm">
          <BadgeCheck aria-hidden="true" className="size-5 text-lime" />
          Verified: earned at an online table.
        </p>
      )}
      <ScoreForm challengeId={entry.challengeId} />
    </section>
  )
}
