import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Favorites } from './favorites.ts'

/** Tests what every store of favorites promises. */
export function favoritesContract(
  name: string,
  open: () => Promise<{ readonly favorites: Favorites; readonly close: () => Promise<void> }>,
): void {
  describe(name, () => {
    let favorites: Favorites
    let close: () => Promise<void>
    beforeAll(async () => {
      ;({ favorites, close } = await open())
    })
    afterAll(() => close())

    test('[FAV-1] favorites are listed newest first, each for its owner', async () => {
      await favorites.add('ada', { gameId: 1, addedAt: 100 })
      await favorites.add('ada', { gameId: 3, addedAt: 300 })
      await favorites.add('ada', { gameId: 2, addedAt: 200 })
      await favorites.add('bob', { gameId: 7, addedAt: 400 })
      expect((await favorites.of('ada')).map((heart) => heart.gameId)).toEqual([3, 2, 1])
      expect(await favorites.of('bob')).toEqual([{ gameId: 7, addedAt: 400 }])
      expect(await favorites.of('nobody')).toEqual([])
    })

    test('[FAV-2] hearting a game again leaves the first heart as it was', async () => {
      await favorites.add('cleo', { gameId: 5, addedAt: 100 })
      expect(await favorites.add('cleo', { gameId: 5, addedAt: 900 })).toEqual({ gameId: 5, addedAt: 100 })
      expect(await favorites.of('cleo')).toHaveLength(1)
    })

    test('[FAV-2] twenty parallel taps are one favorite', async () => {
      await Promise.all(Array.from({ length: 20 }, (_, i) => favorites.add('dan', { gameId: 5, addedAt: i })))
      expect(await favorites.of('dan')).toHaveLength(1)
    })

    test('[FAV-3] a heart taken back is gone, and taking back none is no fault', async () => {
      await favorites.add('eve', { gameId: 5, addedAt: 1 })
      await favorites.remove('eve', 5)
      await favorites.remove('eve', 5)
      expect(await favorites.of('eve')).toEqual([])
    })
  })
}
