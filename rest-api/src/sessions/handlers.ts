import { type Newcomer, type NewSession, type Seated, type Session, takeSeat } from '@highjinks/games/session'
import { lookAlikeKey, whyNotName } from '@highjinks/platform'
import { accept, type Game, type Look, refuse, SHOW_CODE } from '@highjinks/protocol'
import { hashToken, newPlayerId, newSessionId, newToken, type SessionStore } from '@highjinks/session-store'
import type { WhyBanned } from '../bans/why-banned.ts'
import type { Handlers } from '../route.ts'
import { createLookUp } from './look-up.ts'
import { reserveSession } from './reserve.ts'
import type { MakeRoom } from './unvisited.ts'

export interface SessionDeps {
  readonly sessions: Pick<SessionStore, 'create' | 'find' | 'now' | 'read' | 'update'>
  readonly catalogue: readonly Game[]
  /** Hashes an address, until someone has connected to the seat that was taken from there. */
  readonly markOf: (address: string) => string
  readonly makeRoom: MakeRoom
  readonly whyBanned: WhyBanned
  /** The number of bots in every room from the start. */
  readonly bots?: number
}

const BOTS_ONLY = 'Only bots play in this room. Start a room of your own, and three of them join you.'

type SessionName = 'simpleSession' | 'share' | 'byCode' | 'byId' | 'join'

export function sessionHandlers({
  sessions,
  catalogue,
  markOf,
  makeRoom,
  whyBanned,
  bots,
}: SessionDeps): Pick<Handlers, SessionName> {
  const lookUp = createLookUp({ sessions, catalogue })
  const gameWith = (id: number) => catalogue.find((game) => game.id === id)

  async function open(address: string, asked: Omit<NewSession, 'id' | 'code'>): Promise<Session> {
    const id = newSessionId()
    await makeRoom(address, id)
    return reserveSession(sessions, { ...asked, id }, bots)
  }

  return {
    async simpleSession({ body, user, origin, address }) {
      const game = gameWith(body.gameId)
      if (!game) return refuse('game-not-found')
      const banned = await whyBanned(user, body.device, origin)
      if (banned) return banned
      const unfit = whyNotName(body.hostName)
      if (unfit) return refuse(unfit)
      const { person, token } = createNewcomer(body.hostName, body, user?.id, markOf(address))
      const { settings, seen, tonight } = body
      const session = await open(address, { game, settings, host: person, seen, tonight })
      return accept({
        id: session.id,
        sessionCode: session.code,
        shareLink: linkTo(session, origin),
        playerId: person.id,
        seatToken: token,
      })
    },

    async share({ body, user, origin, address }) {
      const game = gameWith(body.gameId)
      if (!game) return refuse('game-not-found')
      const banned = await whyBanned(user, undefined, origin)
      if (banned) return banned
      const hostClaim = newToken()
      const host = { claimHash: hashToken(hostClaim) }
      const session = await open(address, { game, settings: body.settings, host, seen: body.seen })
      return accept({ id: session.id, code: session.code, shareLink: linkTo(session, origin), hostClaim })
    },

    byCode: ({ params }) => lookUp.byCode(params.code),

    byId: ({ params }) => lookUp.byId(params.id),

    async join({ body, user, origin, address }) {
      const banned = await whyBanned(user, body.device, origin)
      if (banned) return banned
      const unfit = whyNotName(body.playerName)
      if (unfit) return refuse(unfit)
      const id = await sessions.find(body.code)
      if (id === null) return refuse('session-not-found')
      const { person, token } = createNewcomer(body.playerName, body, user?.id, markOf(address))
      const claim = body.hostClaim === undefined ? null : hashToken(body.hostClaim)
      // The last run is the one that was committed. Reading it again later could fail and lose the seat's token
      const taken: Seated[] = []
      const outcome = await sessions.update(id, (session, now) => {
        const step = takeSeat(session, person, claim, now, lookAlikeKey)
        if (!step.ok) return step
        taken.push(step.state)
        return accept(step.state.session)
      })
      if (!outcome.ok) return refuse(outcome.code, body.code === SHOW_CODE ? BOTS_ONLY : undefined)
      const seat = taken.at(-1)
      if (!seat) throw new Error('a join was accepted without a seat')
      return accept({
        session: { id, code: body.code },
        currentPlayer: { id: seat.id, name: person.name, isHost: seat.session.hostId === seat.id },
        seatToken: token,
      })
    },
  }
}

/** Creates a newcomer and their token. The seat stores its hash; they keep the token. */
function createNewcomer(
  name: string,
  { device, look }: { readonly device?: string | undefined; readonly look?: Look | undefined },
  userId: string | undefined,
  from: string,
): { readonly person: Newcomer; readonly token: string } {
  const token = newToken()
  const person = {
    id: newPlayerId(),
    name,
    tokenHash: hashToken(token),
    device: device ?? null,
    userId: userId ?? null,
    from,
    look,
  }
  return { person, token }
}

function linkTo(session: Session, origin: string): string {
  return `${origin}/join/${session.code}`
}
