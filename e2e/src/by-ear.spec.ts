import { writeFileSync } from 'node:fs'
import { GAMES, type Game } from '@highjinks/games'
import { expect, test } from '@playwright/test'
import { earOf, listenOn } from './ear.ts'
import { phasesHeard, tableOf, timeOf } from './ear-report.ts'
import { openParty, partInPeace, reachPodium, setBrisk, startGame } from './party.ts'
import { tapAlong } from './random-tapper.ts'

const PLAYED = Object.values<Game>(GAMES).map(({ about }) => ({ id: about.id, slug: about.slug }))
const WHOLE_GAME_MS = 15 * 60_000
/** Shorter phases may be silent, such as a line that nobody gives or a turn that somebody skipped. */
const PASSING_MS = 4000
/** A performance only has its opening announced, which may have come before it. */
const PERFORMANCE = /\b(?:present|tell|act|story|resolve|perform|plead|explain)$/
const MOST_SWIPES = 3
/** The largest share of the clock that speech may take. */
const SHARE = 1 / 3

for (const { id, slug } of PLAYED.toSorted((a, b) => a.id - b.id)) {
  test(`[GAMES-2] by ear: ${slug}, game ${id}, from the lobby to its podium, through the accessibility tree`, async ({
    browser,
  }) => {
    test.setTimeout(WHOLE_GAME_MS)
    const party = await openParty(browser, id, ['Ann', 'Bob', 'Ear'], async (phone) => {
      if (phone.name === 'Ear') await listenOn(phone, id)
    })
    await setBrisk(party)
    await startGame(party)
    const [listener, ...others] = party.phones.toReversed()
    if (!listener) throw new Error('nobody listens')
    await Promise.all(others.map((phone, i) => tapAlong(phone, id + i)))
    await reachPodium(party, WHOLE_GAME_MS)
    const heard = phasesHeard(await earOf(listener))
    writeFileSync(test.info().outputPath('heard.json'), JSON.stringify(heard, null, 1))
    process.stdout.write(`${tableOf(slug, heard)}\n`)
    const lasting = heard.filter(({ phase, milliseconds }) => milliseconds > PASSING_MS && !PERFORMANCE.test(phase))
    const named = (some: typeof heard) => some.map(({ phase, lines }) => `${phase}: ${lines.join(' ')}`)
    expect(named(lasting.filter(({ lines }) => lines.length === 0)), 'phases that said nothing').toEqual([])
    expect(named(heard.filter(({ groped }) => groped.length > 0)), 'answers that no question led to').toEqual([])
    expect(named(heard.filter(({ swipes }) => (swipes ?? 0) > MOST_SWIPES)), 'answers that are far away').toEqual([])
    const [spoken, all] = [
      heard.reduce((sum, one) => sum + one.spoken, 0),
      heard.reduce((sum, one) => sum + timeOf(one), 0),
    ]
    expect(spoken / all, 'speech').toBeLessThan(SHARE)
    await partInPeace(party)
  })
}
