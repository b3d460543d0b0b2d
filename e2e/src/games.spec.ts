import { test } from '@playwright/test'
import { openParty, partInPeace, reachPodium, setBrisk, startGame, tap } from './party.ts'

/** By their ids in the library. */
const GAMES = [1, 2, 3, 4, 5, 7, 11] as const
const WHOLE_GAME_MS = 5 * 60_000

for (const gameId of GAMES) {
  test(`[GAMES-1] game ${gameId}, from the lobby to its podium, on four phones and a shared screen`, async ({
    browser,
  }) => {
    test.setTimeout(WHOLE_GAME_MS)
    const party = await openParty(browser, gameId, ['Ann', 'Bob', 'Cleo'])
    await setBrisk(party)
    await startGame(party)
    await tap(party.phones, gameId)
    await reachPodium(party, WHOLE_GAME_MS)
    await partInPeace(party)
  })
}
