import { GAMES, type Slug, seeded } from '@highjinks/games'
import {
  advanceClock,
  createSession,
  deadlineOf,
  decideCommand,
  hand,
  join,
  leftSeats,
  ownSeat,
  type Session,
  view,
} from '@highjinks/games/session'
import { simulatedMove } from '@highjinks/games/testing'
import { type Intent, nameKey, type SessionMessage } from '@highjinks/protocol'
import { act, cleanup } from '@testing-library/react'
import { expect, inject, test, vi } from 'vitest'
import { keepSeat } from '../../session/seats/seats.ts'
import { isAsked } from '../../session/table/is-asked.ts'
import { sessionPhone } from './testing/session-phone.tsx'

const ME = 'anna'
const NAMES = ['hoste', ME, 'bert', 'cleo']
const STEPS_MOST = 3000
/** `npm run check` has time for one run of each game, which doesn't have to reach every phase. */
const IS_TASTE = inject('evenings') < 100
const EVENINGS_MOST = IS_TASTE ? 1 : 8
/** The time to open a phone, and then to paint all it shows. */
const [OPENED_MS, PAINTED_MS] = [5, 200]
declare module 'vitest' {
  interface ProvidedContext {
    evenings: number
  }
}
/** With a thousand runs there's time to refresh in the middle of every phase too, and in every role. */
const LOOKS_CLOSELY = inject('evenings') >= 1000
const phone = sessionPhone(1_700_000_000_000)
const { passes } = phone

/** A game by its own rules: everyone makes the moves that the game would simulate. */
class Evening {
  session: Session
  v = 1
  private readonly random: () => number

  constructor(slug: Slug, seed: number) {
    this.random = seeded(seed)
    const person = (id: string) => ({ id, name: id, tokenHash: id, device: null, userId: null })
    const settings = { duration: 'Quick', clock: 'hard' } as const
    const asked = { id: 's0123456789ab', code: 'BCDFGH', game: GAMES[slug].about, settings, host: person('hoste') }
    this.session = createSession(asked, Date.now())
    for (const name of NAMES.slice(1)) this.take(join(this.session, person(name), null, Date.now(), nameKey))
    const seats = this.session.seats.map((seat) => ({ ...seat, online: true, awaySince: null }))
    this.session = { ...this.session, asleepSince: null, seats }
  }

  says(seat: string, intent: Intent): boolean {
    return this.take(
      decideCommand(this.session, { seat, freshId: () => 'nobody', keyOf: nameKey }, intent, {
        now: Date.now(),
        random: this.random,
      }),
    )
  }

  /** Plays the next event: a player's move, or the time until the clock has one to make. */
  goOn(): number {
    for (const seat of NAMES) {
      const move = simulatedMove(this.session, seat, this.random)
      if (move && this.says(seat, { type: 'move', cue: this.session.cue, move })) return 0
    }
    return Math.max(1, (deadlineOf(this.session) ?? 0) - Date.now())
  }

  passes(): void {
    this.take(advanceClock(this.session, { now: Date.now(), random: this.random }))
  }

  message(): SessionMessage {
    const mine = { [ME]: hand(this.session, ME) }
    return {
      v: this.v,
      epoch: 0,
      now: Date.now(),
      view: view(this.session),
      hands: mine,
      own: { [ME]: ownSeat(this.session, ME) },
      left: leftSeats(this.session, [ME]),
    }
  }

  private take(step: ReturnType<typeof decideCommand>): boolean {
    if (!step.ok || step.state === this.session) return false
    this.session = step.state
    this.v++
    return true
  }
}

/** Opens or refreshes the phone and shows the current view. */
async function open(evening: Evening): Promise<HTMLElement> {
  cleanup()
  const { container } = phone.open('/play/s0123456789ab')
  await passes(OPENED_MS)
  await show(evening)
  return container
}
async function show(evening: Evening) {
  phone.wire.line.show(evening.message())
  await passes(1)
  await act(() => vi.dynamicImportSettled())
  await passes(PAINTED_MS - 1)
  // Later parts may have to load first.
  await act(() => vi.dynamicImportSettled())
}

/** Returns what a person can read and do. */
function reads(container: HTMLElement): string[] {
  const controls = [...container.querySelectorAll<HTMLInputElement>('button, input, textarea')].map((control) => {
    const states = [control.getAttribute('aria-pressed'), control.disabled, control.checked]
    return `[${control.textContent} ${control.value} ${states.join(' ')}]`
  })
  const copy = container.cloneNode(true)
  // Clocks change each second.
  if (copy instanceof HTMLElement) for (const timer of copy.querySelectorAll('[role="timer"]')) timer.remove()
  return [copy.textContent ?? '', ...controls]
}

/** Returns the position in the game, as far as a screen can differ by it. */
function stepOf({ session }: Evening): string {
  const { table } = view(session)
  if (!table || session.status !== 'playing') return session.status
  if (!LOOKS_CLOSELY) return table.phase
  const isMine = table.turn === ME ? 'mine' : 'theirs'
  return `${table.phase}, ${isMine}, ${isAsked(table, ME) ? 'asked' : 'done'}`
}

const PHASES: Readonly<Partial<Record<Slug, readonly string[]>>> = {
  'baked-or-bluffing': ['prepare', 'argue', 'reveal', 'favorite', 'curtain'],
  'roll-and-react': ['ready', 'watch', 'guess', 'gallery'],
  'never-have-i-ever': ['answer', 'reveal', 'story'],
  'puff-puff-pass-truths': ['write', 'present', 'vote', 'reveal'],
  'spin-the-stash': ['spin', 'turning', 'bet', 'pick', 'resolve', 'verdict', 'score', 'point', 'write'],
  'truth-or-dare': ['choose', 'deal', 'perform', 'verdict', 'reveal', 'point', 'fingers'],
  'high-rollers': ['ready', 'keep', 'act', 'verdict', 'score'],
}

/** Returns the text in my hand that is nowhere on the table. */
function secretsOf({ session }: Evening): readonly string[] {
  const table = JSON.stringify(view(session))
  const words = JSON.stringify(hand(session, ME)).match(/"[^"]{20,}"/g) ?? []
  return words.map((word) => word.slice(1, -1)).filter((word) => !table.includes(word))
}

test.each(Object.keys(GAMES) as Slug[])('[SEAT-11] %s: a refresh shows the same in every phase', async (slug) => {
  keepSeat({ sessionId: 's0123456789ab', code: 'BCDFGH', playerId: ME, token: 'a'.repeat(43), name: ME, at: 1 })
  const seen = new Set<string>()
  const unseen = () => {
    const phases = [...seen].map((step) => step.split(',')[0])
    return ['starting', ...(PHASES[slug] ?? []), 'over'].filter((phase) => !phases.includes(phase))
  }
  let [secrets, shown] = [0, 0]
  // A short run doesn't have to reach every phase of its game.
  for (let seed = 1; seed <= EVENINGS_MOST && unseen().length > 0; seed++) {
    const evening = new Evening(slug, seed)
    let page = await open(evening)
    const refreshAt = async (step: string) => {
      if (seen.has(step)) return
      seen.add(step)
      await show(evening)
      const before = reads(page)
      // Read both at the same moment, or a step can come between them.
      vi.setSystemTime(Date.now() - OPENED_MS - PAINTED_MS)
      page = await open(evening)
      const after = reads(page)
      expect(after, step).toEqual(before)
      const mine = secretsOf(evening)
      secrets += mine.length
      shown += mine.filter((secret) => after.join('').includes(secret)).length
    }
    evening.says('hoste', { type: 'start' })
    for (let step = 0; step < STEPS_MOST && evening.session.status !== 'over'; step++) {
      const step = stepOf(evening)
      await refreshAt(step)
      const wait = evening.goOn()
      if (wait === 0) continue
      const halfWay = `${step}, half-way`
      if (!LOOKS_CLOSELY || seen.has(halfWay)) vi.setSystemTime(Date.now() + wait)
      else {
        await passes(wait / 2)
        await refreshAt(halfWay)
        vi.setSystemTime(Date.now() + wait / 2)
      }
      evening.passes()
    }
    await refreshAt(stepOf(evening))
  }
  if (IS_TASTE) return
  expect(unseen()).toEqual([])
  expect(shown > 0).toBe(secrets > 0)
})

test('[PHONE-7] a pause covers the game with the very message that announces it, and goes with the next', async () => {
  keepSeat({ sessionId: 's0123456789ab', code: 'BCDFGH', playerId: ME, token: 'a'.repeat(43), name: ME, at: 1 })
  const evening = new Evening('truth-or-dare', 1)
  evening.says('hoste', { type: 'start' })
  vi.setSystemTime(Date.now() + evening.goOn())
  evening.passes()
  await open(evening)
  const after = async (intent: Intent) => {
    evening.says('hoste', intent)
    phone.wire.line.show(evening.message())
    await passes(1)
    return document.querySelector('[role="dialog"]')?.textContent ?? 'the game'
  }
  expect(await after({ type: 'pause' })).toContain('hoste paused the game')
  expect(await after({ type: 'resume' })).toBe('the game')
})
