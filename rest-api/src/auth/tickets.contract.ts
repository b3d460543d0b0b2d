import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Ticket, Tickets } from './tickets.ts'

/** Tests what every store of tickets promises. */
export function ticketsContract(
  name: string,
  open: () => Promise<{ readonly tickets: Tickets; readonly close: () => Promise<void> }>,
): void {
  describe(name, () => {
    let tickets: Tickets
    let close: () => Promise<void>
    beforeAll(async () => {
      ;({ tickets, close } = await open())
    })
    afterAll(() => close())
    const keep = async (id: string, more: Partial<Ticket> = {}): Promise<Ticket> => {
      const made: Ticket = { id, userId: null, body: { state: 'a', nested: { verified: true } }, until: 1000, ...more }
      await tickets.keep(made)
      return made
    }

    test('[OIDC-2] a ticket is taken once, however many callers bring it in parallel, and until it expires', async () => {
      const made = await keep('once')
      expect(await tickets.find('once', 999)).toEqual(made)
      expect(await tickets.find('once', 1000)).toBeNull()
      expect(await tickets.take('once', 1000)).toBeNull()
      const taken = await Promise.all(Array.from({ length: 10 }, () => tickets.take('once', 999)))
      expect(taken.filter((one) => one !== null)).toEqual([made])
      expect(await tickets.find('once', 1)).toBeNull()
      expect(await tickets.take('nothing', 1)).toBeNull()
    })

    test('[ERASE-2] those of an account are listed, and forgotten with it', async () => {
      const mine = [await keep('a', { userId: 'ada', until: 5 }), await keep('b', { userId: 'ada', until: 6 })]
      await keep('c', { userId: 'bob' })
      expect(await tickets.of('ada')).toEqual(mine)
      await tickets.forget('ada')
      expect(await tickets.of('ada')).toEqual([])
      expect(await tickets.of('bob')).toHaveLength(1)
    })
  })
}
