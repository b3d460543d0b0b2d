import type { Game, Reply } from '@highjinks/protocol'
import { DEFAULT_SETTINGS } from '@highjinks/protocol'

const GAME: Game = {
  id: 5,
  slug: 'baked-or-bluffing',
  name: 'Baked or Bluffing?',
  description: 'Lies.',
  imageUrl: '/covers/baked-or-bluffing.svg',
  intensity: 4,
  minPlayers: 2,
  maxPlayers: 20,
  duration: '15-45 min',
  instructions: 'Read.',
  featured: true,
}

interface Front {
  readonly names?: readonly string[]
  readonly status?: Reply<'byCode'>['session']['status']
  readonly hostName?: string | null
}

/** For tests: what the server says of a session to whoever knows its code. */
export function front({ names = ['Hoste'], status = 'lobby', hostName = 'Hoste' }: Front = {}): Reply<'byCode'> {
  return {
    session: { id: 's0123456789ab', code: 'BCDFGH', status, hostName, settings: DEFAULT_SETTINGS },
    game: GAME,
    players: names.map((name, i) => ({ id: `player${i}`, name, isHost: i === 0, isBot: false })),
  }
}
