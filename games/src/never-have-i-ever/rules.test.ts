import { describe, expect, it } from 'vitest'
import { FIVE, played, THREE } from './testing/played.ts'

const seconds = ({ deadline, since }: { readonly deadline: number | null; readonly since: number }) =>
  Math.round(((deadline ?? 0) - since) / 1000)

describe('a round', () => {
  it('[NEVER-1] [NEVER-3] goes from the answer over the reveal to a story', () => {
    const { view, hand, answers, asks, waits, does } = played(FIVE)
    expect(view()).toMatchObject({ phase: 'answer', round: 1, mode: 'open', reveal: null, waiting: FIVE })
    expect(view().statement).toMatch(/^Never have I ever /)
    answers('anna', 'have', 2)
    answers('bert', 'have', 3)
    answers('cleo', 'never', 0)
    answers('dora', 'skip', 1)
    expect(view()).toMatchObject({ answered: ['anna', 'bert', 'cleo', 'dora'], waiting: ['emil'], reveal: null })
    expect(hand('anna')).toMatchObject({ step: 'done', side: 'have' })
    answers('emil', 'never')

    expect(view()).toMatchObject({
      phase: 'reveal',
      reveal: { count: 2, answers: 4, have: ['anna', 'bert'], never: ['cleo', 'emil'] },
    })
    expect(seconds(view())).toBe(11)
    waits(11)
    expect(view()).toMatchObject({ phase: 'ask', waiting: [], welcome: ['anna', 'bert'] })
    asks('bert')
    waits(6)
    expect(view()).toMatchObject({ phase: 'story', teller: 'bert', waiting: ['bert'] })
    expect(does('bert', { type: 'done' })).toBe('ok')
    expect(view()).toMatchObject({ phase: 'answer', round: 2, answered: [], reveal: null })
  })

  it('[NEVER-2] asks one thing after the other, each once, and takes back a side until there is a guess', () => {
    const { view, hand, does } = played(FIVE)
    expect(hand('anna').step).toBe('side')
    expect(does('anna', { type: 'guess', number: 2 })).toBe('not-allowed')
    expect(does('anna', { type: 'say', side: 'have' })).toBe('ok')
    expect(hand('anna')).toMatchObject({ step: 'guess', side: 'have' })
    expect(view()).toMatchObject({ began: ['anna'], answered: [] })
    expect(does('anna', { type: 'say', side: 'never' })).toBe('ok')
    expect(does('anna', { type: 'guess', number: 5 })).toBe('not-allowed')
    expect(does('anna', { type: 'guess', number: 4 })).toBe('ok')
    expect(does('anna', { type: 'guess', number: 3 })).toBe('already-done')
    expect(does('anna', { type: 'say', side: 'have' })).toBe('already-done')
    expect(does('anna', { type: 'band', band: 'few' })).toBe('not-allowed')
    expect(hand('anna').step).toBe('done')
  })

  it('[NEVER-2] without answers nothing is counted, and nothing is lost', () => {
    const { view, waits } = played(THREE, { clock: 'hard' })
    waits(40)
    expect(view()).toMatchObject({ phase: 'reveal', reveal: { count: 0, answers: 0, gains: {} } })
    waits(14)
    expect(view()).toMatchObject({ phase: 'answer', round: 2 })
    expect(view().standings.map((row) => row.score)).toEqual([0, 0, 0])
  })

  it('[NEVER-8] being alone on a side pays nothing', () => {
    const { view, round } = played(FIVE)
    round('anna')
    expect(view().reveal?.gains).toEqual({})
  })
})

describe('incognito', () => {
  const incognito = { reveal: 'incognito' } as const

  it('[NEVER-4] shows a band, no number, no name and no one’s pen', () => {
    const { view, offers, goesOn, round } = played(FIVE, incognito)
    offers('anna', 'sung')
    round('anna', 'bert', 'cleo', 'dora')
    expect(view().reveal).toEqual({ mode: 'incognito', band: 'most', gains: {} })
    goesOn()
    expect(view()).toMatchObject({ isOwn: true, isWhoseAsked: false })
    round()
    expect(view()).toMatchObject({ author: null, reveal: { mode: 'incognito', band: 'few', gains: {} } })
  })

  it("[NEVER-4] everyone sees the same prices, and the points don't say who has", () => {
    const { view, hand, does } = played(FIVE, incognito)
    for (const [i, id] of FIVE.entries()) does(id, { type: 'say', side: i < 4 ? 'have' : 'never' })
    const prices = FIVE.map((id) => JSON.stringify(hand(id).bands))
    expect(new Set(prices).size).toBe(1)
    expect(does('anna', { type: 'guess', number: 4 })).toBe('not-allowed')
    for (const id of FIVE) does(id, { type: 'band', band: 'most' })
    expect(new Set(Object.values(view().reveal?.gains ?? {})).size).toBe(1)
    expect(Object.keys(view().reveal?.gains ?? {})).toEqual(FIVE)
  })

  it('[NEVER-5] shows nothing when fewer than five answer, says so beforehand and asks for no guess', () => {
    const { view, hand, does } = played(FIVE.slice(0, 4), incognito)
    expect(view()).toMatchObject({ isTooFew: true, incognitoNeeds: 5 })
    for (const id of FIVE.slice(0, 4)) {
      expect(does(id, { type: 'say', side: 'have' })).toBe('ok')
      if (view().phase === 'answer') expect(hand(id).step).toBe('done')
    }
    expect(view().reveal).toEqual({ mode: 'incognito', band: null, gains: {} })
  })

  it('[NEVER-9] waits for everyone alike, and only volunteers are known to have', () => {
    const { view, hand, round, asks, waits } = played(FIVE, incognito)
    round('anna', 'bert')
    expect(asks('cleo', 'anna')).toEqual(['not-allowed', 'ok'])
    expect(hand('bert').canAsk).toBe(true)
    expect(view()).toMatchObject({ asking: ['anna'], waiting: [], welcome: ['bert', 'cleo', 'dora', 'emil'] })
    waits(6)
    expect(view()).toMatchObject({ phase: 'story', teller: 'anna' })
  })
})

describe('the story', () => {
  it('[NEVER-17] is applauded for nothing, and the best of the game gets 300 in the end', () => {
    const { view, hand, round, asks, does, goesOn, score } = played(THREE)
    round('anna')
    asks('anna')
    expect(view()).toMatchObject({ phase: 'story', teller: 'anna' })
    expect(does('bert', { type: 'applaud', for: 'cleo' })).toBe('not-allowed')
    for (let i = 0; i < 3; i++) expect(does('bert', { type: 'applaud', for: 'anna' })).toBe('ok')
    expect(does('bert', { type: 'applaud', for: 'anna' })).toBe('already-done')
    expect(hand('bert').clapsLeft).toBe(0)
    expect(view().applause).toEqual({ clapping: ['bert'] })
    goesOn()
    round('bert')
    asks('bert')
    goesOn()
    for (let i = 0; i < 60 && view().phase !== 'favorite'; i++) {
      round()
      goesOn()
    }
    expect(view()).toMatchObject({ phase: 'favorite', lap: { candidates: ['anna', 'bert'] } })
    expect(Object.values(view().lap.deeds).every((text) => text.startsWith('Never have I ever'))).toBe(true)
    for (const id of ['bert', 'cleo']) does(id, { type: 'favorite', player: 'anna' })
    does('anna', { type: 'favorite', player: 'bert' })
    expect(view()).toMatchObject({ phase: 'curtain', lap: { best: ['anna'] } })
    expect([score('anna'), score('bert')]).toEqual([400, 100])
  })

  it('[NEVER-17] with one teller in the whole game there is no best', () => {
    const { view, round, asks, goesOn } = played(THREE)
    round('anna')
    asks('anna')
    goesOn()
    for (let i = 0; i < 60 && view().phase !== 'over'; i++) {
      round()
      goesOn()
    }
    expect(view().phase).toBe('over')
  })
})

describe('no one has', () => {
  it('[NEVER-16] then everyone points at who is lying, for no points', () => {
    const { view, round, waits, does } = played(THREE)
    round()
    waits(14)
    expect(view()).toMatchObject({ phase: 'point', interlude: { card: 'Nobody has? Who is lying?', worth: 0 } })
    for (const id of THREE) does(id, { type: 'point', at: 'bert' })
    expect(view()).toMatchObject({ phase: 'fingers', interlude: { most: ['bert'], plea: { speaker: null } } })
    waits(10)
    expect(view()).toMatchObject({ phase: 'answer', round: 2 })
    expect(view().standings.every((row) => row.score === 0)).toBe(true)
  })

  it.each([
    ['in Mild', THREE, { intensity: 'Mild' }],
    ['with two', ['anna', 'bert'], {}],
    ['in incognito', FIVE, { reveal: 'incognito' }],
  ] as const)('[NEVER-16] not %s', (_, names, settings) => {
    const { view, round, waits } = played(names, settings)
    round()
    for (const seconds of [11, 6]) if (view().round === 1) waits(seconds)
    expect(view()).toMatchObject({ phase: 'answer', round: 2 })
  })
})

describe('the last three rounds', () => {
  it('[NEVER-11] count double, in a Quick game too, stories and all', () => {
    const { view, round, asks, goesOn, score } = played(THREE)
    const last = view().rounds
    while (view().round < last - 3) {
      expect(view().isDouble).toBe(false)
      round()
      goesOn()
    }
    round()
    goesOn()
    expect(view()).toMatchObject({ round: last - 2, isDouble: true })
    round()
    goesOn()
    const before = score('anna') ?? 0
    round('anna')
    asks('anna')
    goesOn()
    expect((score('anna') ?? 0) - before).toBe(200)
  })
})

describe('coming and going', () => {
  it("[NEVER-12] doesn't wait for absent players, who can answer when they return", () => {
    const { view, answers, goesAway, comesBack } = played(THREE)
    goesAway('cleo')
    answers('anna', 'have')
    comesBack('cleo')
    expect(answers('cleo', 'never')).toBe('ok')
    goesAway('bert')
    expect(view()).toMatchObject({ phase: 'reveal', reveal: { count: 1, answers: 2 } })
  })

  it('[NEVER-12] a late joiner plays from the next round with the lowest score', () => {
    const { view, does, answers, joins, goesOn, score } = played(['anna', 'bert'])
    joins('cleo')
    expect(does('cleo', { type: 'say', side: 'have' })).toBe('not-playing')
    answers('anna', 'never', 0)
    answers('bert', 'never', 0)
    const [won] = Object.values(view().reveal?.gains ?? {})
    goesOn()
    expect(view().asked).toEqual(['anna', 'bert', 'cleo'])
    expect(won).toBeGreaterThan(0)
    expect([score('anna'), score('bert'), score('cleo')]).toEqual([won, won, won])
  })

  it('[NEVER-12] everyone left but one: the game is over', () => {
    const { view, leaves, waits } = played(['anna', 'bert'], { clock: 'hard' })
    leaves('bert')
    waits(40)
    waits(14)
    expect(view().phase).toBe('over')
  })
})
