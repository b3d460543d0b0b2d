import { Room, type RoomPlace } from '../show/scenery/room.tsx'
import type { RoomMood } from '../show/scenery/scenery.ts'
import { useRoom } from '../show/scenery/use-room.ts'
import { WithScenery } from './with-scenery.tsx'

interface GameRoomProps {
  readonly slug: string
  readonly mood: RoomMood
  readonly place: RoomPlace
  readonly isStill?: boolean
}

/** A game's room around its content: the color right away, the furniture when it has loaded. */
export function GameRoom(props: GameRoomProps) {
  useRoom(props.slug)
  return <Furniture {...props} />
}

/** A second room in front of everything, for a document that is already in that room. */
export function RoomAsleep({ slug }: { readonly slug: string }) {
  return <Furniture slug={slug} mood="asleep" place="pause" isStill />
}

function Furniture({ slug, mood, place, isStill = false }: GameRoomProps) {
  return <WithScenery slug={slug}>{(scenery) => <Room {...{ scenery, mood, place, isStill }} />}</WithScenery>
}
