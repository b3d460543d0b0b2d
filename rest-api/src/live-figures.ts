import { Gauge, type Metrics } from '@highjinks/platform'
import type { SessionStore } from '@highjinks/session-store'
import { countLive } from './operator/live.ts'

/** The shortest interval between two store reads, however often someone looks. */
const KEPT_MS = 10_000

/** Measures current rooms and people. Every process reports the total, so the values must not be added up. */
export function tellLive(metrics: Metrics, presence: SessionStore['presence'], now: () => number): void {
  let counted = { at: Number.NEGATIVE_INFINITY, figures: Promise.resolve(NOTHING) }
  const figures = () => {
    if (now() - counted.at > KEPT_MS) counted = { at: now(), figures: countLive(presence).catch(() => NOTHING) }
    return counted.figures
  }
  new Gauge({
    name: 'highjinks_rooms',
    help: 'Rooms that somebody is in now, over all processes',
    registers: [metrics],
    async collect() {
      this.set((await figures()).rooms)
    },
  })
  new Gauge({
    name: 'highjinks_people',
    help: 'Who is in them now, over all processes: seated or watching',
    labelNames: ['as'],
    registers: [metrics],
    async collect() {
      const { people, watchers } = await figures()
      this.set({ as: 'seated' }, people)
      this.set({ as: 'watching' }, watchers)
    },
  })
}

/** The store is down, so the values are unknown. */
const NOTHING = { rooms: Number.NaN, people: Number.NaN, watchers: Number.NaN }
