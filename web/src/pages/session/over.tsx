import type { Game } from '@highjinks/protocol'
import { useLocation } from 'react-router-dom'
import { GameConfetti } from '../../games/game-confetti.tsx'
import { GameRecap } from '../../games/game-recap.tsx'
import { authToken } from '../../lib/storage.ts'
import { useLaptop } from '../../lib/use-laptop.ts'
import { CrewLink, KeepCrew, KeepCrewLine } from '../../session/crew/keep-crew.tsx'
import { NextVote } from '../../session/night/next-vote.tsx'
import { NightTable } from '../../session/night/night-table.tsx'
import type { PodiumViewProps } from '../../session/podium/podium-props.ts'
import { PodiumView } from '../../session/podium/podium-view.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { underWayState } from '../account/under-way.ts'
import { JesterBeside } from './jester-beside.tsx'

interface OverProps
  extends Pick<PodiumViewProps, 'view' | 'me' | 'isBusy' | 'send' | 'table' | 'gameName' | 'onChangeGame'> {
  readonly games: readonly Game[]
}

/** After a game: its podium, its recap, the night so far and what next. */
export function Over({ games, ...props }: OverProps) {
  const { view, table, me, isBusy, send } = props
  const isLaptop = useLaptop()
  const { slug } = view.session
  return (
    <PodiumView
      {...props}
      recap={<GameRecap slug={slug} table={table} players={view.players} />}
      vote={
        <>
          {me !== null && !isLaptop && <KeepCrewLine view={view} me={me} />}
          <NextVote {...{ view, me, isBusy, send, games }} />
        </>
      }
      night={
        <>
          <NightTable {...{ view, me, games }} />
          {me !== null && (isLaptop ? <KeepCrew view={view} me={me} /> : <CrewLink view={view} me={me} />)}
          {me !== null && <KeepTonight />}
        </>
      }
      strew={(taken) => <GameConfetti slug={slug} taken={taken} />}
      jester={isLaptop && <JesterBeside />}
    />
  )
}

/** An offer to guests below the night: an account keeps it, and leads back here. */
function KeepTonight() {
  const { pathname, search } = useLocation()
  if (authToken.get() !== null) return null
  return (
    <p className="mt-4 text-center">
      <TextLink
        to="/auth?mode=register"
        state={underWayState({ to: pathname + search })}
        className="inline-flex min-h-12 items-center text-center"
      >
        Create an account to keep tonight’s games and points
      </TextLink>
    </p>
  )
}
