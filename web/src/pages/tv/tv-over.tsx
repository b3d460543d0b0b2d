import type { Game, SessionView, TableFrame } from '@highjinks/protocol'
import { GameConfetti } from '../../games/game-confetti.tsx'
import { NextVote } from '../../session/night/next-vote.tsx'
import { PodiumScreen } from '../../session/podium/podium-screen.tsx'
import { JoinSign } from './join-sign.tsx'

interface TvOverProps {
  readonly view: SessionView
  readonly table: TableFrame
  readonly gameName: string
  readonly games: readonly Game[]
}

const nothing = () => {}

/** After a game: its podium, what comes next, and how to join. */
export function TvOver({ view, table, gameName, games }: TvOverProps) {
  const { code, slug, settings } = view.session
  return (
    <PodiumScreen
      view={view}
      table={table}
      gameName={gameName}
      strew={(taken) => <GameConfetti slug={slug} taken={taken} />}
      joinSign={
        <JoinSign
          code={code}
          isHidden={settings.hidesCode}
          watchers={view.watchers - view.tvs}
          balcony={view.balcony}
          isOver
        />
      }
    >
      <NextVote view={view} me={null} games={games} isBusy={false} send={nothing} />
    </PodiumScreen>
  )
}
