import type { SessionView } from '@highjinks/protocol'
import { GameRecap } from '../../games/game-recap.tsx'
import { GameRoom } from '../../games/game-room.tsx'
import { useMark } from '../../lib/use-mark.ts'
import { endedOf } from '../../session/night/ended.ts'
import { NightTable } from '../../session/night/night-table.tsx'
import { Receipt } from '../../session/night/receipt.tsx'
import { PodiumView } from '../../session/podium/podium-view.tsx'
import { SeatLooks } from '../../session/seat-looks.tsx'
import { useSession } from '../../session/session-store.ts'
import { farewellWords } from '../../session/table/farewell.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Alert } from '../../ui/status/alert.tsx'
import { useGames } from '../catalogue/games.ts'

interface LastPodiumProps {
  readonly why: string
  readonly view: SessionView
}

const nothing = () => undefined

/** The session has ended everywhere else. The podium and the night on this phone stay. */
export function LastPodium({ why, view }: LastPodiumProps) {
  const me = useSession((state) => state.me)
  const games = useGames()
  useMark('one-unit')
  const { table } = view
  const { slug, status } = view.session
  const [title, text] = farewellWords(why)
  const known = games.status === 'ready' ? games.value : []
  const night = <NightTable view={view} me={me} games={known} />
  return (
    <Page title={title} description={text}>
      {status === 'over' && <GameRoom slug={slug} mood="asleep" place="podium" />}
      <SeatLooks>
        <div className="flex grow flex-col gap-4 px-4 pt-3 pb-4">
          <div className="relative z-1 mx-auto w-full max-w-3xl">
            <Alert tone="info" title={title} action={<ButtonLink to="/games">Browse Games</ButtonLink>}>
              {text} These results stay here until you leave the page.
            </Alert>
          </div>
          {status === 'over' && table ? (
            <PodiumView
              view={view}
              table={table}
              gameName={known.find((game) => game.slug === slug)?.name ?? 'Your game'}
              me={me}
              isBusy={false}
              isLast
              send={nothing}
              onChangeGame={nothing}
              recap={<GameRecap slug={slug} table={table} players={view.players} />}
              night={night}
            />
          ) : (
            <div className="mx-auto w-full max-w-3xl">{night}</div>
          )}
          <div className="relative z-1 mx-auto w-full max-w-3xl">
            <Receipt ended={endedOf(view, me)} />
          </div>
        </div>
      </SeatLooks>
    </Page>
  )
}
