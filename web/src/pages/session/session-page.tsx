import type { Closing, PlayerId } from '@highjinks/protocol'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useMark } from '../../lib/use-mark.ts'
import { endedOf } from '../../session/night/ended.ts'
import { RoomLoading } from '../../session/room-loading.tsx'
import { SeatLooks } from '../../session/seat-looks.tsx'
import { entranceTo } from '../../session/seats/entrance.ts'
import { returningBy } from '../../session/seats/seat-link.tsx'
import { forgetSeat, forgetSeats, keepRemoved, seatsOf } from '../../session/seats/seats.ts'
import { closeSession, openSession, useSession } from '../../session/session-store.ts'
import { Farewell } from '../../session/table/farewell.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { Alert } from '../../ui/status/alert.tsx'
import { useGames } from '../catalogue/games.ts'
import { LiveSession } from './live-session.tsx'
import { Newcomer } from './newcomer.tsx'

const Receipt = lazyComponent(() => import('../../session/night/receipt.tsx').then((file) => file.Receipt))
const LastPodium = lazyComponent(() => import('./last-podium.tsx').then((file) => file.LastPodium))

/** The lobby or the table, as the session's state requires, at either of its two addresses. */
export function SessionPage() {
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const isInside = useEntrance(id, query.get('playerId'), useReturning())
  const connection = useSession((state) => state.connection)
  const hasView = useSession((state) => state.view !== null)
  useMark('one-unit')
  if (!isInside) return <Newcomer id={id} />
  if (connection.kind === 'refused') {
    const reload = <Button onClick={() => window.location.reload()}>Reload</Button>
    return <Farewell why={connection.code} action={connection.code === 'upgrade' ? reload : undefined} />
  }
  if (connection.kind === 'closed') return <Closed why={connection.reason} />
  return (
    <div className="relative flex grow flex-col gap-3 px-4 pt-3 pb-4 flat:pt-2 flat:pb-2">
      {hasView ? <ConnectedPage id={id} /> : <Joining />}
    </div>
  )
}

function Closed({ why }: { readonly why: Closing }) {
  const view = useSession((state) => state.view)
  const me = useSession((state) => state.me)
  const isEnded = why === 'ended' || why === 'expired'
  if (isEnded && view && (view.session.status === 'over' || view.session.night.length > 0)) {
    return (
      <Suspense fallback={null}>
        <LastPodium why={why} view={view} />
      </Suspense>
    )
  }
  const receipt = isEnded && view && (
    <Suspense fallback={null}>
      <Receipt ended={endedOf(view, me)} />
    </Suspense>
  )
  return <Farewell why={why} below={receipt} />
}

function Joining() {
  const code = useSession((state) => state.code)
  return (
    <Page title="Joining" description="Finding your seat.">
      <RoomLoading label="Finding your seat" code={code} />
    </Page>
  )
}

function ConnectedPage({ id }: { readonly id: string }) {
  const isHolding = useSession((state) => state.connection.kind !== 'live')
  const slug = useSession((state) => state.view?.session.slug)
  const status = useSession((state) => state.view?.session.status)
  const games = useGames()
  const { pathname, search } = useLocation()
  const game = games.status === 'ready' ? games.value.find((one) => one.slug === slug) : undefined
  const name = game?.name ?? 'Your game'
  if (status === 'playing' && !pathname.startsWith('/play/')) {
    return <Navigate to={{ pathname: `/play/${id}`, search }} replace />
  }
  return (
    <Page title={name} description={`${name}, live with your friends.`}>
      {isHolding && (
        <Alert tone="warn" title="Hold on">
          The connection dropped. We saved your seat and everything you tapped.
        </Alert>
      )}
      <SeatLooks>
        <LiveSession id={id} gameName={name} games={games.status === 'ready' ? games.value : []} />
      </SeatLooks>
    </Page>
  )
}

/** Returns the player whose link led back here. Read once, so that a reload doesn't repeat it. */
function useReturning(): PlayerId | null {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [returning] = useState(() => returningBy(state))
  useEffect(() => {
    if (returningBy(state) !== null) void navigate({ pathname, search }, { replace: true, state: null })
  }, [navigate, pathname, search, state])
  return returning
}

/** Connects with this browser's seats while the page is open. Returns false if it has none and doesn't watch. */
function useEntrance(id: string, playerId: PlayerId | null, returning: PlayerId | null): boolean {
  const entrance = useMemo(() => entranceTo(id, playerId), [id, playerId])
  useEffect(() => {
    if (!entrance) return
    openSession({ ...entrance, returning })
    const stop = useSession.subscribe((now, before) => {
      const { connection } = now
      for (const seat of before.seats) if (!now.seats.includes(seat)) loseSeat(id, seat)
      const why =
        connection.kind === 'refused' ? connection.code : connection.kind === 'closed' ? connection.reason : null
      if (why === 'kicked') keepRemoved(id)
      if (why === 'bad-seat' || why === 'kicked' || why === 'ended' || why === 'expired') forgetSeats(id)
    })
    return () => {
      stop()
      closeSession()
    }
  }, [entrance, id, returning])
  return entrance !== null
}

/** Drops the removed seat; the other person on this phone stays. */
function loseSeat(id: string, player: PlayerId): void {
  const name = seatsOf(id).find((seat) => seat.playerId === player)?.name ?? 'Someone on this device'
  forgetSeat(player)
  toast({ title: `${name} is out`, text: 'That seat is gone. The other one on this device stays.', tone: 'bad' })
}
