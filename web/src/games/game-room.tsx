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

/** The room of a game around whatever is shown: its color at once, what stands in it as soon as it has come. */
export function GameRoom(props: GameRoomProps) {
  useRoom(props.slug)
  return <Furniture {...props} />
}

/** Once more in front of it all, where the document stands in that room already. */
export function RoomAsleep({ slug }: { readonly slug: string }) {
  return <Furniture slug={slug} mood="asleep" place="pause" isStill />
}

function Furniture({ slug, mood, place, isStill = false }: GameRoomProps) {
  return <WithScenery slug={slug}>{(scenery) => <Room {...{ scenery, mood, place, isStill }} />}</WithScenery>
}
