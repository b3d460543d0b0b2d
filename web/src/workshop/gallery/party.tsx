import { Clock3, Users } from 'lucide-react'
import { useState } from 'react'
import { Podium } from '../../show/podium/podium.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Tooltip, TooltipProvider } from '../../ui/overlay/tooltip.tsx'
import { Clock } from '../../ui/party/clock.tsx'
import { Code } from '../../ui/party/code.tsx'
import { PlayerTile } from '../../ui/party/player-tile.tsx'
import { ReactionBar } from '../../ui/party/reaction-bar.tsx'
import { ScoreboardRow } from '../../ui/party/scoreboard-row.tsx'
import { TurnMarker } from '../../ui/party/turn-marker.tsx'
import { Qr } from '../../ui/picture/qr.tsx'
import { Skeleton } from '../../ui/status/skeleton.tsx'
import { Spinner } from '../../ui/status/spinner.tsx'
import { Stat } from '../../ui/status/stat.tsx'
import { Row, Specimen } from './specimen.tsx'

const now = () => Date.now()
const CAST = ['Dandelion Dave', 'Mo', 'Biscuit', 'Aunt Petunia of the Long Driveway', 'Kit']

function Lobby() {
  return (
    <Specimen title="Code, QR, copy">
      <div className="grid items-center gap-6 md:grid-cols-[1fr_14rem]">
        <div className="flex flex-col gap-4">
          <Code code="KX7PQT" />
          <Row>
            <CopyButton text="KX7PQT" label="Copy code" copiedMs={2000} />
            <CopyButton text="KX7PQT" iconOnly copiedMs={2000} />
            <Code code="KX7PQT" size="line" />
          </Row>
        </div>
        <Qr value="https://highjinks.example/join/KX7PQT" />
      </div>
    </Specimen>
  )
}

function Players() {
  const [turn, setTurn] = useState(1)
  return (
    <Specimen title="Player tile, turn marker">
      <ul className="relative grid grid-cols-1 gap-3 md:grid-cols-2">
        <TurnMarker turn={CAST[turn] ?? null} />
        {CAST.map((name, index) => (
          <li key={name}>
            <PlayerTile
              seed={`player-${index}`}
              name={name}
              isHost={index === 0}
              isBot={index === 2}
              you={index === 1}
              turn={index === turn}
              presence={index === 3 ? 'away' : index === 4 ? 'gone' : 'here'}
              status={index === 2 && turn !== 2 ? 'Thinking in ones and zeros' : undefined}
            />
          </li>
        ))}
      </ul>
      <Row>
        <Button kind="secondary" onClick={() => setTurn((before) => (before + 1) % CAST.length)}>
          Next Player
        </Button>
      </Row>
    </Specimen>
  )
}

function Clocks() {
  const [opened, setOpened] = useState(Date.now)
  return (
    <Specimen title="Clock, stat, spinner, skeleton, tooltip, scroll area, reactions">
      <Row>
        <Clock deadline={opened + 60_000} totalMs={60_000} now={now} />
        <Clock deadline={opened + 17_000} totalMs={20_000} now={now} />
        <Clock deadline={opened + 4000} totalMs={20_000} now={now} size="8rem" />
        <Clock deadline={opened} totalMs={20_000} now={now} />
        <Button kind="ghost" onClick={() => setOpened(Date.now())}>
          Again
        </Button>
      </Row>
      <Row>
        <Stat value="5+" label="premium games" icon={<Users aria-hidden="true" />} />
        <div className="w-6" />
        <Stat value="100+" label="scenarios" icon={<Clock3 aria-hidden="true" />} />
        <div className="w-6" />
        <Spinner label="Looking up game..." />
        <Skeleton className="h-12 w-40" />
        <TooltipProvider>
          <Tooltip text="Weekly Challenge">
            <Button kind="secondary">Hover me</Button>
          </Tooltip>
        </TooltipProvider>
      </Row>
      <ReactionBar onReact={() => undefined} className="self-start" />
    </Specimen>
  )
}

function Phone() {
  return (
    <Specimen title="Action bar">
      <div className="flex h-[34rem] w-full max-w-sm flex-col gap-3 overflow-y-auto rounded-[2rem] border-4 border-leaf-700 bg-night px-4 pt-6">
        <p className="text-center text-muted">Join with</p>
        <div className="text-center">
          <Code code="KX7PQT" />
        </div>
        {CAST.slice(0, 4).map((name, index) => (
          <PlayerTile key={name} seed={`player-${index}`} name={name} isHost={index === 0} isBot={index === 2} />
        ))}
        <ActionBar note="Waiting for one more grin">
          <Button size="lg">Start Game</Button>
        </ActionBar>
      </div>
    </Specimen>
  )
}

function Scores() {
  return (
    <Specimen title="Podium, scoreboard row">
      <Podium
        distance="clear"
        places={[
          { id: 'player-0', name: 'Dandelion Dave', score: 8400, place: 1 },
          { id: 'player-1', name: 'Mo', score: 7150, place: 2 },
          { id: 'player-2', name: 'Biscuit', score: 7150, place: 2 },
        ]}
      />
      <ol className="flex flex-col gap-2">
        {CAST.map((name, index) => (
          <ScoreboardRow
            key={name}
            place={index + 1}
            seed={`player-${index}`}
            name={name}
            score={8400 - index * 1250}
            delta={index === 1 ? -200 : index * 300}
            you={index === 1}
            detail={index === 0 ? 'Dave · user 42' : undefined}
          />
        ))}
      </ol>
    </Specimen>
  )
}

export function Party() {
  return (
    <>
      <Lobby />
      <Players />
      <Phone />
      <Clocks />
      <Scores />
    </>
  )
}
