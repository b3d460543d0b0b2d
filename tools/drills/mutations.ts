import { pickOne, randomBelow } from '@highjinks/games'
import type { HeldSeat } from '@highjinks/realtime-server/testing'

const NASTY: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  '',
  'x'.repeat(3000),
  [],
  {},
  '\u0000',
  '\ud800',
  [[[[[]]]]],
  { toJSON: 1 },
  { length: 1e9 },
  { _placeholder: true, num: 0 },
  { _placeholder: true, num: 1e9 },
]
const NAMES = [
  'command',
  'beat',
  'react',
  'session',
  'connect',
  'connect_error',
  'disconnect',
  'disconnecting',
  'error',
  'newListener',
  '__proto__',
  'constructor',
  '',
]
const HEADS = [
  '42',
  '420',
  '421',
  '42/admin,',
  '43',
  '430',
  '44',
  '41',
  '40',
  '45',
  '451-',
  '46',
  '49',
  '4',
  '2',
  '2probe',
  '3',
  '5',
  '6',
  '0',
  '1',
  '',
]

/** Builds a frame that a broken or hostile client might send; most of them are almost right. */
export function someFrame(seat: HeldSeat, random: () => number): string | Buffer {
  const dice = random()
  if (dice < 0.02) return Buffer.from(Array.from({ length: randomBelow(200, random) }, () => randomBelow(256, random)))
  const sane = frame(seat, random)
  if (dice < 0.6) return sane
  if (dice < 0.62) return (pickOne(HEADS, random) ?? '') + sane
  if (dice < 0.64) return sane.slice(0, randomBelow(sane.length, random))
  if (dice < 0.66) return `42${'['.repeat(randomBelow(5000, random))}`
  if (dice < 0.68) return sane + sane
  const at = randomBelow(sane.length - 4, random) + 3
  return (
    sane.slice(0, at) +
    String.fromCharCode(randomBelow(dice < 0.9 ? 128 : 65_536, random)) +
    sane.slice(at + randomBelow(3, random))
  )
}

/** Builds a frame that parses, with anything in it. */
function frame(seat: HeldSeat, random: () => number): string {
  const name = random() < 0.8 ? pickOne(NAMES.slice(0, 3), random) : pickOne([...NAMES, 7, null], random)
  const command: Record<string, unknown> = {
    type: 'move',
    lane: 'fuzz',
    seq: randomBelow(50, random),
    seat: seat.id,
    cue: randomBelow(3, random),
    move: { type: 'roll' },
    v: 1,
  }
  const kinds = [
    'start',
    'skip',
    'settings',
    'rename',
    'look',
    'kick',
    'pass-host',
    'add-bot',
    'limits',
    'change-game',
    'again',
    'pause',
    'return',
    'lock',
    'clear-screens',
    'sound',
    'offer',
    'skip-beginning',
    'withdraw',
    'vote-next',
    'play-next',
    'not-yet',
    'until',
    'enough',
    'quote',
    'first-bet',
    'heat',
    'cooler',
    'end',
    'nothing',
  ]
  command['type'] = pickOne(kinds, random)
  for (let i = randomBelow(3, random); i > 0; i--) {
    const key =
      pickOne(
        [
          'lane',
          'seq',
          'seat',
          'move',
          'type',
          'name',
          'playerId',
          'topics',
          'gameId',
          'v',
          'kind',
          'hostGen',
          'cue',
          'text',
        ],
        random,
      ) ?? 'v'
    command[key] = pickOne(NASTY, random)
  }
  const body = JSON.stringify([
    name,
    random() < 0.9 ? command : pickOne(NASTY, random),
    ...(random() < 0.1 ? [pickOne(NASTY, random)] : []),
  ])
  const poisoned = random() < 0.05 ? body.replace('{', '{"__proto__":{"isHost":true},') : body
  return `42${random() < 0.7 ? randomBelow(1000, random) : ''}${poisoned}`
}

const QUERIES = [
  'EIO=4&transport=websocket',
  'EIO=3&transport=websocket',
  'EIO=4&transport=polling',
  'EIO=4',
  'EIO=x&transport=websocket&sid=nobody',
  'EIO=4&transport=websocket&sid[]=1&EIO=5',
  'EIO=4&transport=__proto__',
  '',
]
export const someQuery = (random: () => number) => (random() < 0.9 ? QUERIES[0] : pickOne(QUERIES, random)) ?? ''

/** Builds a connection's handshake, mostly a valid one. */
export function someGreeting(code: string, seat: HeldSeat, random: () => number): string {
  const dice = random()
  const auth = { proto: 1, code, seats: dice < 0.5 ? [seat.token] : [], v: 0 }
  if (dice < 0.85) return `40${JSON.stringify(auth)}`
  const broken = {
    ...auth,
    [pickOne(['proto', 'code', 'seats', 'device', 'v'], random) ?? 'v']: pickOne(NASTY, random),
  }
  return dice < 0.95
    ? `40${JSON.stringify(broken)}`
    : (pickOne(['40', '40/admin,{}', '40[]', '42["command",{}]', '40{"__proto__":{}}'], random) ?? '40')
}
