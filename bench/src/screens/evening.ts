import { gameBySlug } from '@highjinks/games'
import { advanceClock, deadlineOf, decideCommand, type Session, view } from '@highjinks/games/session'
import { accept, type Intent, nameKey, type PlayerId } from '@highjinks/protocol'
import { type HeldSeat, makeSession, takeSeat } from '@highjinks/realtime-server/testing'
import { chance, newPlayerId, type SessionStore } from '@highjinks/session-store'
import type { Page } from '@playwright/test'
import { type Camera, knownWith, type Size } from './camera.ts'
import type { Product } from './product.ts'

const PATIENCE_MS = 150_000
const BOTS = 2
/** Looks at phases that have been seen, after the first round: nothing new is to be expected. */
const ENOUGH = 40

interface LiveSession {
  readonly id: string
  readonly code: string
  readonly host: HeldSeat
}

interface View {
  readonly who: string
  readonly page: Page
}

/** One evening of a game as its host, a guest, a watcher and the shared screen see it, in every phase. */
export async function shootEvening(
  { store }: Product,
  camera: Camera,
  sizes: readonly Size[],
  slug: string,
): Promise<void> {
  const session = await makeSession(store, slug, { duration: 'Quick', pace: 'relaxed' })
  const guest = await takeSeat(store, session, 'Benjamin')
  const views = await openViews(camera, sizes, session, guest)
  const act = (seat: PlayerId, intent: Intent) =>
    store.update(session.id, (session, now) =>
      decideCommand(session, { seat, freshId: newPlayerId, keyOf: nameKey }, intent, { now, random: chance }),
    )
  for (let i = 0; i < BOTS; i++) await act(session.host.id, { type: 'add-bot' })
  await shootAll(camera, views, `${slug}-00-lobby`, true)
  await act(session.host.id, { type: 'start' })
  await shootAll(camera, views, `${slug}-01-starting`)
  await shootPhases(camera, views, slug, { store, session, guest, act })
  await store.update(session.id, (session, now) => accept(playOut(session, now)))
  await shootAll(camera, views, `${slug}-99-over`, true)
  for (const { page } of views) await page.context().close()
}

interface Stage {
  readonly store: SessionStore
  readonly session: LiveSession
  readonly guest: HeldSeat
  readonly act: (seat: PlayerId, intent: Intent) => Promise<unknown>
}

/** Each phase once when the host is at turn (or nobody is), before and after the host and the guest have answered. */
async function shootPhases(camera: Camera, views: readonly View[], slug: string, stage: Stage): Promise<void> {
  const seen = new Set<string>()
  const shootOnce = async (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    await shootAll(camera, views, `${slug}-${String(seen.size + 1).padStart(2, '0')}-${key}`)
  }
  const until = Date.now() + PATIENCE_MS
  for (let again = 0; Date.now() < until && again < ENOUGH; await pause(150)) {
    const session = await sessionOf(stage)
    const table = view(session).table
    if (session.status === 'over') return
    if (!table) continue
    const isOurs = table.turn === null || table.turn === stage.session.host.id
    if (isOurs && seen.has(table.phase) && table.round > 1) again++
    if (isOurs) await shootOnce(table.phase)
    const hasMoved = await moveBoth(stage, await sessionOf(stage))
    const after = view(await sessionOf(stage)).table
    if (hasMoved && isOurs && after?.since === table.since) await shootOnce(`${table.phase}-acted`)
  }
}

async function sessionOf({ store, session }: Stage): Promise<Session> {
  const stored = await store.read(session.id)
  if (!stored) throw new Error(`the session ${session.code} is gone`)
  return stored.session
}

async function moveBoth({ session: { host }, guest, act }: Stage, session: Session): Promise<boolean> {
  let hasMoved = false
  for (const seat of [host.id, guest.id]) {
    const move = moveOf(session, seat)
    if (!move) continue
    await act(seat, { type: 'move', cue: session.cue, move })
    hasMoved = true
  }
  return hasMoved
}

function moveOf({ table }: Session, seat: PlayerId): { readonly type: string } | null {
  const move = table && gameBySlug(table.slug)?.simulate(table.state, seat, chance)
  return typeof move === 'object' && move !== null && 'type' in move && typeof move.type === 'string'
    ? { ...move, type: move.type }
    : null
}

/** To the podium in one go: everybody plays, and time runs as fast as it must. */
function playOut(from: Session, began: number): Session {
  let session = from
  let now = began
  for (let steps = 0; session.status === 'playing' && steps < 10_000; steps++) {
    const context = { now, random: chance }
    for (const { id, isBot } of session.seats) {
      const move = isBot ? null : moveOf(session, id)
      if (!move) continue
      const step = decideCommand(
        session,
        { seat: id, freshId: newPlayerId, keyOf: nameKey },
        { type: 'move', cue: session.cue, move },
        context,
      )
      if (step.ok) session = step.state
    }
    now = Math.max(now + 1, deadlineOf(session) ?? now)
    const ticked = advanceClock(session, { now, random: chance })
    if (ticked.ok) session = ticked.state
  }
  return session
}

/** Who looks on at which size: a hand holds a phone, and a wall shows the shared screen. */
const VIEWERS: Readonly<Record<Size, readonly ('host' | 'guest' | 'watcher' | 'screen')[]>> = {
  phone: ['host', 'guest', 'watcher'],
  small: ['host', 'guest'],
  tiny: ['host', 'guest'],
  side: ['host', 'guest'],
  desk: ['host', 'guest', 'screen'],
  tv: ['screen'],
}

function openViews(
  camera: Camera,
  sizes: readonly Size[],
  session: LiveSession,
  guest: HeldSeat,
): Promise<readonly View[]> {
  const seated = (seat: HeldSeat) =>
    knownWith({
      seats: [
        {
          sessionId: session.id,
          code: session.code,
          playerId: seat.id,
          token: seat.token,
          name: seat.name,
          at: Date.now(),
        },
      ],
    })
  const table = `/multiplayer/${session.id}`
  const places = {
    host: [seated(session.host), table],
    guest: [seated(guest), table],
    watcher: [knownWith({ watched: { [session.id]: session.code } }), `/play/${session.id}`],
    screen: [knownWith({}), `/screen/${session.code}`],
  } as const
  return Promise.all(
    sizes.flatMap((size) =>
      VIEWERS[size].map(async (who) => {
        const [kept, path] = places[who]
        const page = await camera.open(size, kept)
        await page.goto(path)
        return { who: `${who}-${size}`, page }
      }),
    ),
  )
}

async function shootAll(camera: Camera, views: readonly View[], name: string, mayScroll = false): Promise<void> {
  await Promise.all(views.map(({ who, page }) => camera.shoot(page, `${name}-${who}`, mayScroll)))
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
