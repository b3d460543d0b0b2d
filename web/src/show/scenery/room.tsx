import type { RoomMood, Scenery } from './scenery.ts'
import './room.css'

/**
 * Places for the hero: in the bar of a phone's table, beside the current player; on a `page` only with plenty of room;
 * at the edge of a `podium`; in a `pause` on a long phone, too.
 */
export type RoomPlace = 'table' | 'local' | 'lobby' | 'page' | 'podium' | 'pause'

interface RoomProps {
  readonly scenery: Scenery
  readonly mood: RoomMood
  readonly place: RoomPlace
  /** The host has paused, so nothing moves. */
  readonly isStill: boolean
}

const SMALL: Readonly<Record<RoomPlace, string | null>> = {
  table:
    'left-31 top-2 h-12 w-10 max-phone:left-29 max-phone:w-8 max-small:hidden short:top-0 sm:left-36 flat:hidden lg:hidden',
  local: 'right-3 top-23 h-22 w-24 short:top-20 flat:hidden lg:hidden',
  lobby: null,
  page: null,
  podium: null,
  pause: null,
}
/** At a laptop's table it is with the people, beside the card. */
const ON_PAGE = 'right-4 bottom-5 h-[min(30vh,17rem)] w-56 max-lg:hidden squat:hidden'
const LARGE: Readonly<Record<RoomPlace, string | null>> = {
  table: null,
  local: 'right-6 bottom-5 h-[min(34vh,19rem)] w-80 max-lg:hidden',
  // The game's picture is there, with the same hero in it.
  lobby: null,
  page: ON_PAGE,
  // On the ledge, beside the people on the podium, as on the TV.
  podium: 'right-[0.6vw] bottom-[calc(var(--ledge)-0.4rem)] h-[22vh] w-[10.5vw] max-lg:hidden',
  // Behind the people who doze along the bottom.
  pause: 'inset-x-4 bottom-26 h-(--spare) sm:hidden lg:left-auto lg:bottom-5 lg:block lg:h-[min(30vh,17rem)] lg:w-56',
}

/** The game's room with its hero, behind everything, edge to edge and hidden from screen readers. */
export function Room({ scenery: { Backdrop, Hero }, mood, place, isStill }: RoomProps) {
  const [small, large] = [SMALL[place], LARGE[place]]
  return (
    <div aria-hidden="true" data-mood={mood} data-still={isStill || undefined} className="pointer-events-none">
      <div className="fixed inset-0 -z-10 overflow-hidden">
        <Backdrop />
        {/* On a phone the room only darkens toward the ground: a floor with an edge looks like an empty panel. */}
        <div className="absolute inset-x-0 bottom-0 h-[60%] bg-linear-to-t from-floor to-transparent lg:hidden" />
        {place === 'podium' && <div className="room-ledge" />}
        {/* Preloads the pictures of the first card. */}
        <div className="absolute size-px opacity-0 [background:var(--card-stamp),var(--card-back)]" />
        {large !== null && (
          <div className={`room-hero fixed ${large} [&>svg]:size-full`}>
            <Hero mood={mood} crop="all" />
          </div>
        )}
      </div>
      {small !== null && (
        <div data-small-hero className={`room-hero absolute -z-10 ${small} [&>svg]:size-full`}>
          <Hero mood={mood} crop="face" />
        </div>
      )}
    </div>
  )
}
