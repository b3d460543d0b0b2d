import { env } from 'node:process'
import { GAMES, gameBySlug } from '@highjinks/games'
import { applyPresence, createSession, join, type Session } from '@highjinks/games/session'
import { accept, nameKey } from '@highjinks/protocol'
import { hashToken, type SessionStore } from '@highjinks/session-store'
import type { Page } from '@playwright/test'
import { type Camera, knownWith, type Size } from './camera.ts'
import { HELD } from './product.ts'
import { act, findShots, replay, type Shot, type Spot } from './shots.ts'
import type { Studio } from './studio.ts'

/** Always the same people with the same faces, so that a picture can be compared with yesterday's. */
const HOST = { id: 'picture-host', name: 'Hoste', token: 'h'.repeat(43) } as const
const GUEST = { id: 'picture-guest', name: 'Benjamin', token: 'g'.repeat(43) } as const
/** On phones of their own, which aren't photographed. */
const OTHERS = [
  { id: 'picture-third', name: 'Mariana Lopez', token: 'm'.repeat(43) },
  { id: 'picture-fourth', name: 'Theo', token: 't'.repeat(43) },
] as const
/** Names of the maximum length, for checks that compare no pictures. As many as a phone has a row for. */
const CROWD_NAMES: readonly string[] = [
  'Maximiliana Wommaway',
  'Wilhelmina Wolframma',
  'Mariana Lopez Wagner',
  'Gwendolyn McWilliams',
  'Professor Mumblemoor',
  'Bartholomew Wigglemo',
  'Archibald Munchworth',
  'Archibald Munchwomen',
]
export const PEOPLE = [HOST.id, GUEST.id, ...OTHERS.map(({ id }) => id)] as const
/** The rest are simulated: `PLAYERS=8` makes it an evening of eight, and so do eight names. */
const PLAYERS = Math.max(PEOPLE.length, Number(env['PLAYERS'] ?? 0))
/** The same people with the longest names. */
export const LONGEST_NAMES = CROWD_NAMES.slice(0, PLAYERS)

/** The people at the table: their own names or others, and simulated players up to the count. */
export interface Cast {
  readonly names: readonly string[]
  readonly count: number
  /** Tells a game's parallel evenings apart. */
  readonly evening: number
}
export const USUAL: Cast = { names: [], count: PLAYERS, evening: 0 }
/** A TV's full sofa, with the longest names. */
export const FULL: Cast = { names: CROWD_NAMES, count: CROWD_NAMES.length, evening: 1 }
const ALWAYS = 1e9
/** Codes are made of these letters: consecutive ones, or every second or third. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'
const CODE_LETTERS = 6

interface Person {
  readonly id: string
  readonly name: string
  readonly token: string
}

export type ScreenRole = 'host' | 'guest' | 'watcher' | 'screen'

/** A session whose shots can each be put on all screens, at will and at the same time. */
export interface Rehearsal {
  readonly slug: string
  readonly lobby: Session
  readonly spots: readonly Spot[]
  /** Puts it on all screens. Returns the version that they will report. */
  readonly show: (session: Session) => Promise<number>
  readonly shot: (spot: Spot, at: number) => Shot
  readonly open: (camera: Camera, size: Size, who: ScreenRole, isMoving?: boolean) => Promise<Page>
}

export async function openRehearsal(store: SessionStore, slug: string, cast: Cast = USUAL): Promise<Rehearsal> {
  const lobby = lobbyOf(slug, store.now(), cast)
  if (!(await store.create(lobby))) throw new Error(`the code ${lobby.code} is taken`)
  const { id, code } = lobby
  await store.presence.keep(
    PEOPLE.map((seat) => ({ session: id, seat, connection: 'kept' })),
    ALWAYS,
  )
  const seated = ({ id: playerId, token, name }: Person) =>
    knownWith({ seats: [{ sessionId: id, code, playerId, token, name, at: Date.now() }] })
  const entrances = {
    host: [seated(HOST), `/multiplayer/${id}`],
    guest: [seated(GUEST), `/multiplayer/${id}`],
    watcher: [knownWith({ watched: { [id]: code } }), `/play/${id}`],
    screen: [knownWith({}), `/screen/${code}`],
  } as const
  return {
    slug,
    lobby,
    spots: findShots(lobby, PEOPLE, cast.names.length > 0),
    async show(session) {
      const outcome = await store.update(id, () => accept(session))
      if (!outcome.ok) throw new Error(`${slug}: the store refused a picture, ${outcome.code}`)
      return outcome.v
    },
    shot: (spot, at) => replay(lobby, PEOPLE, spot, at),
    async open(camera, size, who, isMoving = false) {
      const [kept, path] = entrances[who]
      const page = await camera.open(size, kept, isMoving)
      await page.goto(path, { waitUntil: 'networkidle' })
      return page
    },
  }
}

/** Opens each game at each size with all motion: in the host's hand, or on the TV. */
export async function forEachMovingPage(
  { product, camera, slugs, sizes }: Studio,
  work: (rehearsal: Rehearsal, page: Page, size: Size) => Promise<void>,
): Promise<void> {
  for (const slug of slugs) {
    const rehearsal = await openRehearsal(product.store, slug)
    for (const size of sizes) {
      const page = await rehearsal.open(camera, size, size === 'tv' ? 'screen' : 'host', true)
      await work(rehearsal, page, size)
      await page.context().close()
    }
  }
}

function lobbyOf(slug: string, now: number, { names, count, evening }: Cast): Session {
  const game = gameBySlug(slug)
  const number = Object.keys(GAMES).indexOf(slug)
  const code = Array.from({ length: CODE_LETTERS }, (_, i) => LETTERS[(number + i * (evening + 1)) % LETTERS.length])
  if (!game) throw new Error(`no game ${slug}`)
  const person = ({ id, name, token }: Person) => ({
    id,
    name,
    tokenHash: hashToken(token),
    device: null,
    userId: null,
  })
  const made = createSession(
    {
      id: `${HELD}picture-${evening}-${number}`,
      code: code.join(''),
      game: game.about,
      settings: { pace: 'relaxed' },
      host: person(HOST),
    },
    now,
  )
  const gathered = [GUEST, ...OTHERS].reduce((session, one) => {
    const joined = join(session, person(one), null, now, nameKey)
    if (!joined.ok) throw new Error(joined.code)
    return joined.state
  }, made)
  const context = { now, random: () => 0.5 }
  const here = applyPresence(gathered, { connected: new Set(PEOPLE), kept: null }, context, nameKey)
  if (!here.ok) throw new Error(here.code)
  let session = here.state
  for (let i = PEOPLE.length; i < Math.max(count, names.length); i++)
    session = act(session, HOST.id, { type: 'add-bot' }, context)
  return { ...session, seats: session.seats.map((seat, i) => ({ ...seat, name: names[i] ?? seat.name })) }
}
