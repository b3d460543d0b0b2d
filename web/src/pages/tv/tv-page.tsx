import { code as codeSchema, type SessionView, type TableFrame } from '@highjinks/protocol'
import { memo, Suspense, useEffect } from 'react'
import { isPerformance } from '../../games/game-of.ts'
import { useTvAhead } from '../../games/game-on-tv.tsx'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useFit } from '../../lib/use-fit.ts'
import { useLater } from '../../lib/use-later.ts'
import { useMark } from '../../lib/use-mark.ts'
import { usePaced } from '../../lib/use-paced.ts'
import { useRest } from '../../lib/use-rest.ts'
import { SeatLooks } from '../../session/seat-looks.tsx'
import { closeSession, openSession, sessionSource, useSession } from '../../session/session-store.ts'
import { SoundButton } from '../../session/sound-button.tsx'
import { Farewell } from '../../session/table/farewell.tsx'
import { useSessionSounds } from '../../session/use-session-sounds.ts'
import { useShownVersion } from '../../session/use-shown-version.ts'
import { VoiceButton } from '../../show/jester/voice-button.tsx'
import { Link } from '../../ui/button/link.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Alert } from '../../ui/status/alert.tsx'
import { useGames } from '../catalogue/games.ts'
import './canvas.css'
import { TvJester } from './tv-jester.tsx'
import { TvLoading } from './tv-loading.tsx'
import { TvLobby } from './tv-lobby.tsx'
import { TvPeople as PlainTvPeople } from './tv-people.tsx'
import { TvRoom } from './tv-room.tsx'
import { TvStarting } from './tv-starting.tsx'
import { TvTable } from './tv-table.tsx'

/** A goodbye stays on the TV this long. */
const GOODBYE_MS = 8000

interface TvPageProps {
  readonly code: string | undefined
  /** Called after the room has ended and the goodbye has shown. */
  readonly onOver: () => void
}

/** The laptop on the TV: watches by code, shows everything in letters for three meters, asks for nothing. */
export function TvPage({ code: asked, onOver }: TvPageProps) {
  const parsed = codeSchema.safeParse(asked)
  const code = parsed.success ? parsed.data : null
  const connection = useSession((state) => state.connection)
  useSessionSounds({ isTv: true })
  useEffect(() => {
    if (code === null) return
    openSession({ code, seats: [], me: null, isTv: true })
    return closeSession
  }, [code])
  const isOver = connection.kind === 'closed' || connection.kind === 'refused'
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(onOver, GOODBYE_MS)
    return () => clearTimeout(timer)
  }, [isOver, onOver])
  if (code === null) return <Farewell why="session-not-found" />
  if (connection.kind === 'refused') return <Farewell why={connection.code} />
  if (connection.kind === 'closed') {
    return <Farewell why={connection.reason === 'kicked' ? 'off-tv' : connection.reason} />
  }
  return (
    <Page title="Shared screen" description="The game, for everyone in the room.">
      <Canvas code={code} isOnHold={connection.kind === 'hold'} />
      <nav aria-label="For a phone">
        <Link to={`/join/${code}`} className="tv-join">
          Join on this phone
        </Link>
      </nav>
    </Page>
  )
}

/** The canvas, on which everything has a place in one grid. */
function Canvas({ code, isOnHold }: { readonly code: string; readonly isOnHold: boolean }) {
  useMark('on-tv')
  return (
    <div data-tv className="tv">
      <div className="tv-switches">
        <VoiceButton />
        <SoundButton room="tv" />
      </div>
      {isOnHold && (
        <div className="tv-hold">
          <Alert tone="warn" title="Hold on">
            The connection dropped. The game goes on.
          </Alert>
        </div>
      )}
      <TvRoom />
      <SeatLooks>
        <Shown code={code} />
      </SeatLooks>
      <TvJester />
    </div>
  )
}

/** The one small thing that moves on an idle TV. */
const BLINK = '.jester-blink'

const SEEN = sessionSource(({ view, v, epoch }) => ({ view, v, epoch }))

function Shown({ code }: { readonly code: string }) {
  const { view, v, epoch } = usePaced(SEEN)
  useShownVersion({ v, epoch })
  useRest(v, view?.table && isPerformance(view.session.slug, view.table) ? `${BLINK}, .spotlight` : BLINK)
  return view ? <Picture view={view} /> : <TvLoading code={code} />
}

const TvOver = lazyComponent(() => import('./tv-over.tsx').then((file) => file.TvOver))

/** Preloads the podium before the last round can end. */
function useOverAhead(table: TableFrame | null): void {
  const isLast = table !== null && table.round >= table.rounds
  useEffect(() => {
    if (isLast) void TvOver.preload()
  }, [isLast])
}

const Picture = memo(function Picture({ view }: { readonly view: SessionView }) {
  const games = useGames()
  const { session, players, table } = view
  const { status, slug } = session
  useTvAhead(slug)
  useOverAhead(table)
  useFit(`${status} ${players.length} ${table?.phase} ${table?.round} ${table?.turn}`)
  const all = games.status === 'ready' ? games.value : []
  const game = all.find((one) => one.slug === slug)
  const gameName = game?.name ?? 'Your game'
  return (
    <>
      {status === 'lobby' && <TvLobby view={view} gameName={gameName} description={game?.description} />}
      {status === 'starting' && <TvStarting view={view} gameName={gameName} />}
      {status === 'playing' && table && <TvTable view={view} table={table} gameName={gameName} />}
      {status === 'over' && table && (
        <Suspense fallback={null}>
          <TvOver view={view} table={table} gameName={gameName} games={all} />
        </Suspense>
      )}
      {status !== 'over' && <People view={view} />}
    </>
  )
})

const TvPeople = memo(PlainTvPeople)

/** Its many figures follow the table. */
function People({ view }: { readonly view: SessionView }) {
  return <TvPeople view={useLater(view)} />
}
