import { test } from '@playwright/test'
import { openRoom, partInPeace, reachPodium, setBrisk, startGame, tap } from './room.ts'

/** By their ids in the library. */
const GAMES = [1, 2, 3, 4, 5, 7, 11] as const
const WHOLE_GAME_MS = 5 * 60_000

for (const gameId of GAMES) {
  test(`[GAMES-1] game ${gameId}, from the lobby to its podium, on four phones and a shared screen`, async ({
    browser,
  }) => {
    test.setTimeout(WHOLE_GAME_MS)
    const room = await openRoom(browser, gameId, ['Ann', 'Bob', 'Cleo'])
    await setBrisk(room)
    await startGame(room)
    await tap(room.phones, gameId)
    await reachPodium(room, WHOLE_GAME_MS)
    await partInPeace(room)
  })
}
