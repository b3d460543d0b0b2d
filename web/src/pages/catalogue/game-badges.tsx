import { categoryOf, type Game } from '@highjinks/protocol'
import { Clock, Users, Wifi } from 'lucide-react'
import { Intensity } from '../../ui/party/intensity.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import { playersOf, seatsOnlineOf } from './facts.ts'

/** The kind of game, how wild it is, for how many, and how long. */
export function GameBadges({ game }: { readonly game: Game }) {
  return (
    <div className="flex flex-wrap gap-1.5">
      <Badge tone="accent">{categoryOf(game.id)}</Badge>
      <Badge>
        <Intensity value={game.intensity} size={16} />
      </Badge>
      <Badge icon={<Users aria-hidden="true" />}>{playersOf(game)}</Badge>
      <Badge icon={<Wifi aria-hidden="true" />}>{seatsOnlineOf(game)} online</Badge>
      <Badge icon={<Clock aria-hidden="true" />}>{game.duration}</Badge>
    </div>
  )
}
