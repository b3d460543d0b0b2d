import { GAMES, type Game } from '@highjinks/games'
import { test } from '@playwright/test'
import { openParty, partInPeace, reachPodium, setBrisk, startGame, tap } from './party.ts'

/** The games' IDs in the library. */
const IDS = Object.values<Game>(GAMES).map(({ about }) => about.id)
const WHOLE_GAME_MS = 15 * 60_000

for (const gameId of IDS.toSorted((a, b) => a - b)) {
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
