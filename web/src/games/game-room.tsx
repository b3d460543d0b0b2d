import { type ComponentType, lazy, Suspense } from 'react'
import type { Mood } from '../stage/room/game-set.ts'
import { Room, type Spot } from '../stage/room/room.tsx'
import { useRoom } from '../stage/room/use-room.ts'
import { SETS } from './register.ts'

interface GameRoomProps {
  readonly slug: string
  readonly mood: Mood
  readonly spot: Spot
  readonly isStill?: boolean
}

type RoomState = Required<Omit<GameRoomProps, 'slug'>>
type Furnished = ComponentType<RoomState>

const BY_SLUG: Record<string, Furnished | undefined> = Object.fromEntries(
  Object.entries(SETS).map(([slug, file]) => [
    slug,
    lazy(async () => {
      const { set } = await file()
      return { default: (props: RoomState) => <Room set={set} {...props} /> }
    }),
  ]),
)

/** The room of a game around whatever is shown: its color at once, what stands in it as soon as it has come. */
export function GameRoom(props: GameRoomProps) {
  useRoom(props.slug)
  return <Furniture {...props} />
}

/** Once more in front of it all, where the document stands in that room already. */
export function RoomAsleep({ slug }: { readonly slug: string }) {
  return <Furniture slug={slug} mood="asleep" spot="pause" isStill />
}

function Furniture({ slug, mood, spot, isStill = false }: GameRoomProps) {
  const Furnished = BY_SLUG[slug]
  if (!Furnished) return null
  return (
    <Suspense fallback={null}>
      <Furnished mood={mood} spot={spot} isStill={isStill} />
    </Suspense>
  )
}
