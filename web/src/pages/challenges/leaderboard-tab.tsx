import { type LeaderboardEntry } from '@highjinks/protocol'
import { BadgeCheck } from 'lucide-react'
import { Fragment, useState } from 'react'
import type { Loaded } from '../../lib/resource.ts'
import { Button } from '../../ui/button/button.tsx'
import { ScoreboardRow } from '../../ui/party/scoreboard-row.tsx'
import { Art } from '../../ui/picture/art.tsx'
import { EmptyState } from '../../ui/status/empty-state.tsx'
import { Skeleton } from '../../ui/status/skeleton.tsx'
import { useUser } from '../account/account.ts'
import { SAMPLE_LEADERBOARD } from './sample.ts'
import { SampleNote } from './sample-note.tsx'

const LEADERBOARD_PREVIEW = 5

interface LeaderboardTabProps {
  /** Null: there's no challenge to have a leaderboard, as the page already says. */
  readonly board: Loaded<readonly LeaderboardEntry[]> | null
  readonly onRetry: () => void
}

export function LeaderboardTab({ board, onRetry }: LeaderboardTabProps) {
  if (board === null) return <Rows rows={SAMPLE_LEADERBOARD} />
  if (board.status === 'loading') {
    return (
      <div aria-busy="true" className="mx-auto grid max-w-3xl gap-2">
        {Array.from({ length: LEADERBOARD_PREVIEW }, (_, row) => (
          <Skeleton key={row} className="h-16 rounded-card" />
        ))}
      </div>
    )
  }
  if (board.status === 'failed') {
    return (
      <div className="grid gap-5">
        <SampleNote what="leaderboard" fault={board.fault} onRetry={onRetry} />
        <Rows rows={SAMPLE_LEADERBOARD} />
      </div>
    )
  }
  // Members who haven't played yet have no rank
  const scored = board.value.filter(({ score }) => score > 0)
  return scored.length === 0 ? <Empty /> : <Rows rows={scored} />
}

/** No one has a score yet. Curious users can see what it will look like. */
function Empty() {
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-5">
      <EmptyState title="Nobody has a score yet" art={<Art name="nothing-yet" />}>
        First place is free.
      </EmptyState>
      <details>
        <summary className="min-h-12 cursor-pointer content-center text-center text-muted">
          See a sample leaderboard
        </summary>
        <p className="mb-3 text-center text-sm text-muted">None of it is real.</p>
        <Rows rows={SAMPLE_LEADERBOARD} />
      </details>
    </div>
  )
}

function Rows({ rows }: { readonly rows: readonly LeaderboardEntry[] }) {
  const [isWhole, setWhole] = useState(false)
  const me = useUser()?.username
  const top = rows.slice(0, isWhole ? rows.length : LEADERBOARD_PREVIEW)
  const mine = me === undefined ? undefined : rows.find((row) => row.username === me)
  const firstByHand = rows.find((row) => !row.verified)
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-5">
      <ol className="grid grid-cols-1 gap-2">
        {top.map((row, i) => (
          <Fragment key={row.rank}>
            {row === firstByHand && <ByHand isFirst={i === 0} />}
            <Row row={row} isMine={row === mine} />
          </Fragment>
        ))}
        {mine && !top.includes(mine) && (
          <>
            <li aria-hidden="true" className="text-center leading-none text-muted">
              …
            </li>
            <Row row={mine} isMine />
          </>
        )}
      </ol>
      {rows.length > LEADERBOARD_PREVIEW && !isWhole && (
        <Button kind="secondary" onClick={() => setWhole(true)} className="justify-self-center">
          View Full Leaderboard
        </Button>
      )}
    </div>
  )
}

/** Separates the scores the server saw, above, from the ones people entered, below. */
function ByHand({ isFirst }: { readonly isFirst: boolean }) {
  return (
    <li className="pt-2 text-center text-sm text-muted">
      {isFirst && 'No verified score yet. '}Entered by hand. Ranks below verified scores
    </li>
  )
}

function Row({ row, isMine }: { readonly row: LeaderboardEntry; readonly isMine: boolean }) {
  return (
    <ScoreboardRow
      place={row.rank}
      seed={row.username ?? row.userId}
      name={row.username ?? 'Former player'}
      score={row.score}
      you={isMine}
      detail={
        <>
          {row.verified && <BadgeCheck aria-label="Verified" className="mr-1 inline size-4 text-lime" />}
          {row.firstName}
          {row.played !== undefined && (
            <span className="text-muted">{row.played === 1 ? ' 1 game' : ` ${row.played} games`}</span>
          )}
          {!row.verified && row.score > 0 && <span className="text-muted"> Entered by hand</span>}
        </>
      }
    />
  )
}
