import { CARDS_ASIDE_MOST } from '@highjinks/protocol'
import type { CardsAside } from '../port.ts'
import type { Link } from './link.ts'

const READ_EVERY_MS = 1000

/** Reads the set once a second in every process. It is small, and nobody needs a notification. */
export function watchCardsAside(link: Link, key: string) {
  let current: ReadonlySet<string> = new Set()
  let asked = 0

  /** Ignores an answer that a later one has overtaken. */
  async function read(): Promise<void> {
    const mine = ++asked
    const found = await link.ask((redis) => redis.smembers(key))
    if (mine === asked) current = new Set(found)
  }
  // While Redis is down, the last set stays valid.
  const timer = setInterval(() => void read().catch(() => undefined), READ_EVERY_MS)
  timer.unref()

  const cardsAside: CardsAside = {
    current: () => current,
    putAside: async (id) => {
      const isAside = (await link.run('putAside', [key], [id, CARDS_ASIDE_MOST])) === 1
      await read()
      return isAside
    },
    putBack: async (id) => {
      await link.ask((redis) => redis.srem(key, id))
      await read()
    },
  }
  return { cardsAside, read, stop: () => clearInterval(timer) }
}
