import { cardId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { call } from '../../lib/api.ts'
import { storedJson } from '../../lib/storage.ts'

/** An evening does not wait for the list: the one from last time does. */
const WAIT_MS = 1500

const kept = storedJson('cardsAside', z.array(cardId), [])

/** Cards that an operator has put aside: as the server says, or, without it, as it said last. */
export async function cardsAside(): Promise<ReadonlySet<string>> {
  const asked = call('cardsAside', {}).then(
    ({ cards }) => kept.set(cards),
    () => undefined,
  )
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, WAIT_MS))])
  return new Set(kept.get())
}
