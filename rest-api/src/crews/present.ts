import { type Session, whyEnded } from '@highjinks/games/session'
import type { CrewPage } from '@highjinks/protocol'
import type { Crew, Member } from './crew.ts'

/** A stranger with the link sees the crew's name and their own knock. */
export function presentToStranger({ name }: Crew, knock: CrewPage['knock']): CrewPage {
  return { name, you: null, knock, crew: null }
}

export function presentToMember(crew: Crew, me: Member, room: Session | null): CrewPage {
  return {
    name: crew.name,
    you: { id: me.id, hasKeys: crew.keeper === me.id, hasAccount: me.userId !== null },
    knock: 'none',
    crew: {
      link: crew.link,
      members: crew.members.map(({ id, name, look, since }) => ({
        id,
        name,
        look: look && { color: look.color, hat: look.hat, ...(look.face !== undefined && { face: look.face }) },
        hasKeys: crew.keeper === id,
        since,
      })),
      nights: crew.nights.toReversed().map(({ at, games }) => ({
        at,
        games: games.map(({ slug, crowned }) => ({ slug, crowned: [...crowned] })),
      })),
      nextAt: crew.nextAt,
      usual: crew.usual && { gameId: crew.usual.gameId, settings: crew.usual.settings },
      tonight: room && presentRoom(room),
    },
  }
}

function presentRoom(room: Session): NonNullable<CrewPage['crew']>['tonight'] {
  if (whyEnded(room)) return null
  const people = room.seats.filter((seat) => !seat.isBot && !seat.hasLeft).length
  return {
    sessionId: room.id,
    code: room.code,
    isPlaying: room.status === 'playing' || room.status === 'starting',
    people,
  }
}
