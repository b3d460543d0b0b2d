import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Message, Messages } from './messages.ts'

/** What every place that keeps messages promises. */
export function messagesContract(
  name: string,
  open: () => Promise<{ readonly messages: Messages; readonly close: () => Promise<void> }>,
): void {
  describe(name, () => {
    let messages: Messages
    let close: () => Promise<void>
    beforeAll(async () => {
      ;({ messages, close } = await open())
    })
    afterAll(() => close())

    test('[CONTACT-1] what is kept is found again, newest first', async () => {
      const kept: Message[] = [1, 3, 2].map((at) => ({
        id: `m${at}`,
        at,
        name: 'Ada',
        email: 'ada@example.com',
        subject: `'; drop table messages; --`,
        message: '{"$gt": ""}\nTwo lines 🌿',
      }))
      for (const message of kept) await messages.keep(message)
      expect((await messages.newest(2)).map(({ id }) => id)).toEqual(['m3', 'm2'])
      expect(await messages.newest(10)).toContainEqual(kept[0])
    })
  })
}
