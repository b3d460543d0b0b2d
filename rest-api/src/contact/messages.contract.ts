import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Message, Messages } from './messages.ts'

const WAITING = { doneAt: null, reply: null, replyTriedAt: null, replyFailedAt: null }

/** Tests what every store of messages promises. */
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

    test('[CONTACT-1] stored messages are listed newest first', async () => {
      const kept: Message[] = [1, 3, 2].map((at) => ({
        id: `m${at}`,
        at,
        name: 'Ada',
        email: 'ada@example.com',
        subject: `'; drop table messages; --`,
        message: '{"$gt": ""}\nTwo lines 🌿',
        ...WAITING,
      }))
      for (const message of kept) await messages.keep(message)
      expect((await messages.newest(2)).map(({ id }) => id)).toEqual(['m3', 'm2'])
      expect(await messages.newest(10)).toContainEqual(kept[0])
      expect(await messages.byId('m1')).toEqual(kept[0])
      expect(await messages.byId('nothing')).toBeNull()
    })

    test('[CONTACT-5] unanswered messages are listed and counted separately, newest first', async () => {
      expect((await messages.open(2)).map(({ id }) => id)).toEqual(['m3', 'm2'])
      expect(await messages.countOpen()).toBe(3)
      await messages.markDone('m3', 4)
      expect((await messages.open(10)).map(({ id }) => id)).toEqual(['m2', 'm1'])
      expect(await messages.countOpen()).toBe(2)
    })

    test('[OPERATOR-11] an email that answers a message waits until it is sent, is taken by one process at a time, and may fail', async () => {
      expect(await messages.takeReply(0, 10)).toBeNull()
      expect(await messages.keepReply('m2', 'Dear Ada')).toBe(true)
      expect(await messages.keepReply('m3', 'Too late')).toBe(false)
      expect(await messages.keepReply('nothing', 'Nobody')).toBe(false)
      const taken = await Promise.all([messages.takeReply(0, 10), messages.takeReply(0, 10), messages.takeReply(0, 10)])
      const [one, ...more] = taken.filter((each) => each !== null)
      expect([one, more]).toEqual([expect.objectContaining({ id: 'm2', reply: 'Dear Ada', replyTriedAt: 10 }), []])
      expect(await messages.takeReply(9, 11)).toBeNull()
      // The process that took it died
      expect(await messages.takeReply(10, 11)).toMatchObject({ id: 'm2', replyTriedAt: 11 })
      await messages.failReply('m2', 12)
      expect(await messages.byId('m2')).toMatchObject({ reply: null, doneAt: null, replyFailedAt: 12 })
      await messages.keepReply('m2', 'Dear Ada, once more')
      expect(await messages.byId('m2')).toMatchObject({ replyTriedAt: null, replyFailedAt: null })
      await messages.markDone('m2', 13)
      expect(await messages.byId('m2')).toMatchObject({ reply: null, doneAt: 13 })
      expect(await messages.takeReply(100, 100)).toBeNull()
    })

    test('[CONTACT-6] pages have no gaps or repeats, even within one millisecond', async () => {
      for (const [i, id] of ['d', 'a', 'c', 'b', 'e'].entries())
        await messages.keep({
          id: `page-${id}`,
          at: 10 + (i >> 1),
          name: 'Ada',
          email: 'ada@example.com',
          subject: 'Hi',
          message: 'There',
          doneAt: null,
          reply: null,
          replyTriedAt: null,
          replyFailedAt: null,
        })
      for (const list of [messages.newest, messages.open]) {
        const paged: string[] = []
        for (let page = await list(2); page.length > 0; page = await list(2, page.at(-1)))
          paged.push(...page.map(({ id }) => id))
        expect(paged).toEqual((await list(100)).map(({ id }) => id))
        expect(paged.slice(0, 5)).toEqual(['page-e', 'page-b', 'page-c', 'page-a', 'page-d'])
      }
    })

    test('[CONTACT-5] marking a message as done again keeps the first time; an unknown one can’t be marked', async () => {
      expect(await messages.markDone('page-a', 21)).toBe(true)
      expect(await messages.markDone('page-a', 22)).toBe(true)
      expect(await messages.byId('page-a')).toMatchObject({ doneAt: 21 })
      expect(await messages.markDone('nothing', 21)).toBe(false)
    })
  })
}
