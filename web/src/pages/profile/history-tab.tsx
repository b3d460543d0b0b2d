import type { HistoryEntry } from '@highjinks/protocol'
import { useState } from 'react'
import { dayOf, timeOf } from '../../lib/dates.ts'
import { wordsOf } from '../../lib/failure-words.ts'
import { said } from '../../ui/announcer/announcer.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { cx } from '../../ui/look/cx.ts'
import { medalLook } from '../../ui/party/medal.ts'
import { points } from '../../ui/party/points.ts'
import { Art } from '../../ui/picture/art.tsx'
import { Cover } from '../../ui/picture/cover.tsx'
import { Alert } from '../../ui/status/alert.tsx'
import { EmptyState } from '../../ui/status/empty-state.tsx'
import { Skeleton } from '../../ui/status/skeleton.tsx'
import { useGames } from '../catalogue/games.ts'
import { retryHistoryPage, useHistoryPage } from './history.ts'

/** The games the user has played online, newest first, ten a page. */
export function HistoryTab({ userId }: { readonly userId: string }) {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null])
  return (
    <div className="grid gap-3">
      {cursors.map((before, index) => (
        <HistoryPart
          key={before}
          userId={userId}
          before={before}
          onMore={index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : null}
        />
      ))}
    </div>
  )
}

interface HistoryPartProps {
  readonly userId: string
  readonly before: string | null
  /** Null once the next part is there. */
  readonly onMore: ((next: string) => void) | null
}

function HistoryPart({ userId, before, onMore }: HistoryPartProps) {
  const page = useHistoryPage(userId, before)
  if (page.status === 'loading') {
    return (
      <div aria-busy="true" className="grid gap-3">
        {Array.from({ length: 3 }, (_, row) => (
          <Skeleton key={row} className="h-20" />
        ))}
      </div>
    )
  }
  if (page.status === 'failed') {
    return (
      <Alert
        title="Your history didn’t load"
        action={
          <Button kind="secondary" onClick={() => retryHistoryPage(userId, before)}>
            Try Again
          </Button>
        }
      >
        {wordsOf(page.fault, 'Check your connection and try again.')}
      </Alert>
    )
  }
  const { entries, next } = page.value
  if (entries.length === 0 && before === null) {
    return (
      <EmptyState
        title="Nothing to brag about yet"
        art={<Art name="nothing-yet" />}
        action={<ButtonLink to="/games">Browse All Games</ButtonLink>}
      >
        Play a game online while signed in, and it shows up here.
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="grid gap-2">
        {entries.map((entry) => (
          <li key={entry.id}>
            <PlayedGame entry={entry} />
          </li>
        ))}
      </ul>
      {onMore && <LoadMore next={next} onMore={onMore} />}
    </>
  )
}

interface LoadMoreProps {
  /** Null where the list ends. */
  readonly next: string | null
  readonly onMore: (next: string) => void
}

/** Below every part; the last one says that it is the end. */
function LoadMore({ next, onMore }: LoadMoreProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <div className="mt-2 grid justify-items-center gap-2">
      <Button kind="secondary" onClick={() => (next === null ? setAsked(true) : onMore(next))}>
        Load More History
      </Button>
      <p ref={said} className="text-muted">
        {next === null && isAsked && 'That’s everything you’ve played.'}
      </p>
    </div>
  )
}

function PlayedGame({ entry }: { readonly entry: HistoryEntry }) {
  const games = useGames()
  const game = games.status === 'ready' ? games.value.find((one) => one.id === entry.gameId) : undefined
  return (
    <div className="flex items-center gap-3 rounded-card bg-leaf-900 py-2 pr-4 pl-2 sm:gap-4">
      <div className="w-20 shrink-0">
        <Cover src={game?.imageUrl} className="rounded-[1.1rem]" />
      </div>
      <div className="min-w-0 flex-1">
        <p className="font-display text-lg leading-tight font-bold">{entry.gameName}</p>
        <p className="text-sm text-muted">
          {dayOf(entry.playedAt)}
          <span className="max-sm:hidden">, {timeOf(entry.playedAt)}</span>
          <span className="block sm:inline sm:before:content-['_·_']">
            {entry.players} {entry.players === 1 ? 'player' : 'players'}
          </span>
        </p>
      </div>
      <p className="font-display text-xl font-extrabold tabular">{points(entry.score)}</p>
      <span
        className={cx(
          'grid size-9 shrink-0 place-items-center rounded-full font-display font-extrabold tabular',
          medalLook(entry.place),
        )}
      >
        <span className="sr-only">Place </span>
        {entry.place}
      </span>
    </div>
  )
}
