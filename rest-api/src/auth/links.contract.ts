import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Link, Links } from './links.ts'

/** Tests what every store of links promises. */
export function linksContract(
  name: string,
  open: () => Promise<{ readonly links: Links; readonly close: () => Promise<void> }>,
): void {
  describe(name, () => {
    let links: Links
    let close: () => Promise<void>
    beforeAll(async () => {
      ;({ links, close } = await open())
    })
    afterAll(() => close())
    const keep = async (id: string, more: Partial<Link> = {}): Promise<Link> => {
      const made: Link = {
        id,
        purpose: 'reset',
        userId: 'ada',
        emailKey: 'ada@example.com',
        until: 1000,
        maker: null,
        makerVersion: null,
        ...more,
      }
      await links.keep(made)
      return made
    }

    test('[AUTH-30] a link is taken once, however many callers bring it in parallel', async () => {
      const made = await keep('once')
      expect(await links.find('once', ['reset'], 999)).toEqual(made)
      const taken = await Promise.all(Array.from({ length: 10 }, () => links.take('once', ['reset'], 999)))
      expect(taken.filter((one) => one !== null)).toEqual([made])
      expect(await links.find('once', ['reset'], 999)).toBeNull()
    })

    test('[AUTH-30] it is for what it was made for, and until its hour is over', async () => {
      const made = await keep('verify', { purpose: 'verify' })
      expect(await links.take('verify', ['reset', 'reset by operator'], 1)).toBeNull()
      expect(await links.take('verify', ['verify'], 1000)).toBeNull()
      expect(await links.find('verify', ['verify'], 1000)).toBeNull()
      expect(await links.find('verify', ['reset'], 999)).toBeNull()
      expect(await links.take('verify', ['reset', 'verify'], 999)).toEqual(made)
      expect(await links.take('nothing', ['verify'], 1)).toBeNull()
    })

    test('[AUTH-30] [ERASE-3] those of an account are listed, and forgotten with it', async () => {
      const mine = [await keep('a', { until: 5 }), await keep('b', { until: 6, purpose: 'verify' })]
      const made = await keep('d', { userId: null, purpose: 'operator', until: 7, maker: 'ada', makerVersion: 3 })
      await keep('c', { userId: 'bob' })
      expect(await links.of('ada')).toEqual([...mine, made])
      await links.forget('ada')
      expect(await links.of('ada')).toEqual([])
      expect(await links.of('bob')).toHaveLength(1)
    })
  })
}
