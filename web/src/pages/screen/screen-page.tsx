import { code as codeSchema, type SessionView } from '@highjinks/protocol'
import { memo, type ReactNode, useDeferredValue, useEffect, useMemo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { GameConfetti } from '../../games/game-confetti.tsx'
import { GameScreen, useScreenAhead } from '../../games/game-screen.tsx'
import { showOf } from '../../games/show.ts'
import { TableRoom } from '../../games/table-room.tsx'
import { useFit } from '../../lib/use-fit.ts'
import { useLater } from '../../lib/use-later.ts'
import { useMark } from '../../lib/use-mark.ts'
import { MuteButton } from '../../session/mute-button.tsx'
import { NextVote } from '../../session/night/next-vote.tsx'
import { Opening } from '../../session/opening.tsx'
import { PodiumScreen } from '../../session/podium/podium-screen.tsx'
import { SeatLooks } from '../../session/seat-looks.tsx'
import { closeSession, openSession, useSession } from '../../session/session-store.ts'
import { Farewell } from '../../session/table/farewell.tsx'
import { Starting } from '../../session/table/starting.tsx'
import { Table } from '../../session/table/table.tsx'
import { useSessionSounds } from '../../session/use-session-sounds.ts'
import { useShownVersion } from '../../session/use-shown-version.ts'
import { Headroom } from '../../show/people/headroom.tsx'
import { TvContext } from '../../show/spotlight/tv-context.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Later } from '../../ui/layout/later.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Alert } from '../../ui/status/alert.tsx'
import { useGames } from '../catalogue/games.ts'
import { Host } from './host.tsx'
import { ScreenLobby } from './screen-lobby.tsx'
import { SofaRow as PlainSofaRow, WayIn } from './sofa-row.tsx'
import './tv.css'

/** The laptop on the TV: watches by code, shows everything in letters for three metres, asks for nothing. */
export function ScreenPage({ code: asked }: { readonly code: string | undefined }) {
  const parsed = codeSchema.safeParse(asked)
  const code = parsed.success ? parsed.data : null
  const connection = useSession((state) => state.connection)
  useMark('on-tv')
  useSessionSounds({ isTv: true })
  useEffect(() => {
    if (code === null) return
    openSession({ code, seats: [], me: null })
    return closeSession
  }, [code])
  if (code === null) return <Farewell why="session-not-found" />
  if (connection.kind === 'refused') return <Farewell why={connection.code} />
  if (connection.kind === 'closed') return <Farewell why={connection.reason} />
  return (
    <Page title="Shared screen" description="The table, for everybody in the room.">
      <div data-tv className="flex min-h-dvh grow flex-col gap-3 overflow-clip p-6 pb-0! text-xl lg:px-[1.5vw] lg:pt-3">
        <div className="fixed top-2 right-2 z-20">
          <MuteButton />
        </div>
        {connection.kind === 'hold' && (
          <Alert tone="warn" title="Hold on">
            The connection is gone for a moment. The game goes on.
          </Alert>
        )}
        <Surroundings />
        <SeatLooks>
          <Shown code={code} />
        </SeatLooks>
        <Host />
        {/* Its address passed on to a phone: nobody can scan the phone in their own hand. */}
        <ButtonLink to={`/join/${code}`} size="lg" className="lg:hidden">
          Join on this phone
        </ButtonLink>
      </div>
    </Page>
  )
}

/** Everything stands in the game's room, and whoever picks another game moves the party. */
function Surroundings() {
  const view = useSession((state) => state.view)
  if (!view) return null
  return <TableRoom view={view} place="tv" />
}

const nothing = () => {}

/** A new picture is drawn in small pieces while the old one goes on moving. */
function Shown({ code }: { readonly code: string }) {
  const { view, v } = useDeferredValue(useSession(useShallow(({ view, v }) => ({ view, v }))))
  useShownVersion(v)
  if (view) return <TvTable view={view} />
  return <Opening label="Looking up game..." code={code} />
}

interface TvTableProps {
  readonly view: SessionView
}

const TvTable = memo(function TvTable({ view }: TvTableProps) {
  const games = useGames()
  const { table } = view
  useScreenAhead(view.session.slug)
  useFit(`${view.session.status} ${view.players.length} ${table?.phase} ${table?.round} ${table?.turn}`)
  const { status, slug } = view.session
  const game = games.status === 'ready' ? games.value.find((game) => game.slug === slug) : undefined
  const name = game?.name ?? 'Your game'
  const common = { view, me: null, isBusy: false, isTv: true, send: nothing }
  return (
    <>
      {status === 'lobby' && <ScreenLobby view={view} gameName={name} description={game?.description} />}
      {status === 'starting' && <Starting view={view} gameName={name} />}
      {status === 'playing' && view.table && (
        <Table {...common} gameName={name} table={view.table}>
          <OnTv>
            {/* A table is set before anything lies on it. */}
            <Later>
              <GameScreen {...common} table={view.table} hand={null} />
            </Later>
          </OnTv>
        </Table>
      )}
      {status === 'over' && view.table && (
        <PodiumScreen
          view={view}
          table={view.table}
          gameName={name}
          strew={(taken) => <GameConfetti slug={slug} taken={taken} />}
          wayIn={<WayIn code={view.session.code} watchers={view.watchers} />}
        >
          <NextVote {...common} games={games.status === 'ready' ? games.value : []} />
        </PodiumScreen>
      )}
      <Headroom view={view} {...showOf(slug, view.table)} />
      {status !== 'over' && <Sofa view={view} />}
    </>
  )
})

/** What flies from the sofa reaches whoever is in the spotlight. */
function OnTv({ children }: { readonly children: ReactNode }) {
  const latest = useSession((state) => state.reaction)
  return <TvContext value={useMemo(() => ({ latest }), [latest])}>{children}</TvContext>
}

const SofaRow = memo(PlainSofaRow)

/** Its many figures follow the table. */
function Sofa({ view }: TvTableProps) {
  return <SofaRow view={useLater(view)} />
}
