import type { Reply } from '@highjinks/protocol'
import { DEFAULT_SETTINGS } from '@highjinks/protocol'
import { someGame } from '../../../lib/testing/rows.ts'

const GAME = someGame({ id: 5, slug: 'baked-or-bluffing', name: 'Baked or Bluffing?' })

interface Front {
  readonly names?: readonly string[]
  readonly status?: Reply<'byCode'>['session']['status']
  readonly hostName?: string | null
  readonly shared?: boolean
}

/** For tests: the server's answer about a session to anyone with its code. */
export function front({
  names = ['Hoste'],
  status = 'lobby',
  hostName = 'Hoste',
  shared = false,
}: Front = {}): Reply<'byCode'> {
  return {
    session: { id: 's0123456789ab', code: 'BCDFGH', status, hostName, shared, settings: DEFAULT_SETTINGS },
    game: GAME,
    players: names.map((name, i) => ({ id: `player${i}`, name, isHost: i === 0, isBot: false })),
  }
}
