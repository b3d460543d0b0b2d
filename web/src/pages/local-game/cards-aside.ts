import { cardId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { call } from '../../lib/api.ts'
import { storedJson } from '../../lib/storage.ts'

/** A game doesn't wait longer for the list; it uses last time's. */
const WAIT_MS = 1500

const kept = storedJson('cardsAside', z.array(cardId), [])

/** Returns the cards that an operator has set aside: the server's list, or its last one while offline. */
export async function cardsAside(): Promise<ReadonlySet<string>> {
  const asked = call('cardsAside', {}).then(
    ({ cards }) => kept.set(cards),
    () => undefined,
  )
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, WAIT_MS))])
  return new Set(kept.get())
}
