import { DEFAULT_SETTINGS, type PlayerId, type SessionMessage, type SessionView } from '@highjinks/protocol'
import { people } from '../../lib/testing/people.ts'

interface Shown {
  readonly players?: readonly PlayerId[]
  readonly hands?: SessionMessage['hands']
  readonly status?: SessionView['session']['status']
  readonly seen?: string
}

/** For tests: a server's view at version `v` of a session whose people are named after their seats. */
export function shown(
  v: number,
  { players = ['hoste', 'anna'], hands = {}, status = 'lobby', seen = '' }: Shown = {},
): SessionMessage {
  const [hostId = null] = players
  return {
    v,
    epoch: 0,
    now: Date.now(),
    view: {
      session: {
        id: 's0123456789ab',
        code: 'BCDFGH',
        status,
        gameId: 5,
        slug: 'baked-or-bluffing',
        settings: DEFAULT_SETTINGS,
        hostId,
        hostGen: 1,
        lentBy: null,
        locked: false,
        screens: 0,
        sound: 'tv',
        startsAt: null,
        heat: { level: 1, isHeld: false },
        nextGames: [],
        nextVotes: [],
        until: null,
        isLastCall: false,
        minutes: 30,
        night: [],
        firstBets: null,
        favorite: null,
        bestLine: null,
        gameLine: null,
        signed: [],
        notice: null,
        crew: null,
        seen,
      },
      players: people(players, hostId),
      watchers: 0,
      tvs: 0,
      table: null,
    },
    hands,
    own: Object.fromEntries(
      Object.keys(hands).map((id) => [
        id,
        {
          topics: [],
          canBeNamed: true,
          offers: [],
          cards: [],
          beginning: null,
          keepable: [],
          written: [],
          quote: null,
          nextVote: null,
          firstBet: null,
          hasEnough: false,
          knocks: [],
        },
      ]),
    ),
    left: [],
  }
}
