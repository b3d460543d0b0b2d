import { DEFAULT_SETTINGS } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { seeded } from '../kit/index.ts'
import { neverHaveIEver as game } from './index.ts'
import { FIVE, played, THREE } from './testing/played.ts'

/** Returns the statements of several rounds in which nobody has. */
function statements(table: ReturnType<typeof played>, rounds: number): (string | null)[] {
  return Array.from({ length: rounds }, () => {
    const { statement, isOwn } = table.view()
    table.round()
    table.goesOn()
    return isOwn ? statement : null
  })
}

describe('a player’s own', () => {
  it('[NEVER-13] comes in the second round, then every second while someone’s first waits, then every third', () => {
    const table = played(THREE)
    table.offers('anna', 'a1', 'sung in a bank')
    table.offers('anna', 'a2', 'Never have I ever, sung in a bus?')
    table.offers('bert', 'b1', 'never have I ever worn a cape.')
    expect(statements(table, 9)).toEqual([
      null,
      'Never have I ever sung in a bank.',
      null,
      'Never have I ever worn a cape.',
      null,
      null,
      'Never have I ever sung in a bus?',
      null,
      null,
    ])
  })

  it('[NEVER-13] comes as soon as there is one, and never one by an absent player or about someone here', () => {
    const table = played(THREE)
    table.offers('bert', 'b1', 'worn a cape')
    table.offers('cleo', 'c1', 'envied Anna’s hair')
    table.goesAway('bert')
    expect(statements(table, 3)).toEqual([null, null, null])
    table.comesBack('bert')
    expect(statements(table, 2)).toEqual([null, 'Never have I ever worn a cape.'])
  })

  it("[WORD-5] doesn't deal a bolder level's line at a milder one", () => {
    const own = (intensity: 'Mild' | 'Medium') => {
      const table = played(THREE, { intensity })
      table.offers('bert', 'b1', 'sworn at a bank', 'Medium')
      return statements(table, 2)
    }
    expect(own('Medium')).toEqual([null, 'Never have I ever sworn at a bank.'])
    expect(own('Mild')).toEqual([null, null])
  })

  it('[NEVER-13] is never a simulated player’s', () => {
    const table = played(THREE)
    table.offers('bert', 'b1', 'worn a cape')
    table.offers('cleo', 'c1', 'owned a goose')
    table.isSimulated('bert')
    const own = Array.from({ length: 6 }, () => {
      const { statement, isOwn } = table.view()
      // Someone has, so nobody points.
      table.round('anna')
      table.goesOn()
      return isOwn ? statement : null
    })
    expect(own).toEqual([null, 'Never have I ever owned a goose.', null, null, null, null])
  })

  it('[NEVER-14] is unsigned until the reveal; a right guess gets 200, and its author nothing then', () => {
    const { view, hand, offers, round, goesOn, answers } = played(FIVE)
    offers('bert', 'b1', 'worn a cape')
    round()
    goesOn()
    expect(view()).toMatchObject({ isOwn: true, author: null, isWhoseAsked: true })
    expect([hand('bert').isMine, hand('anna').isMine]).toEqual([true, false])
    answers('anna', 'never', null, 'bert')
    answers('bert', 'have', null, 'emil')
    answers('cleo', 'never', null, 'bert')
    answers('dora', 'never', null, 'anna')
    answers('emil', 'never', null, null)
    expect(view()).toMatchObject({
      phase: 'reveal',
      author: 'bert',
      reveal: {
        suspects: { anna: 'bert', cleo: 'bert', dora: 'anna' },
        isUnknown: false,
        gains: { anna: 200, cleo: 200 },
      },
    })
  })

  it('[NEVER-14] if more than half of those who name someone are wrong, its author gets 200', () => {
    const { view, offers, round, goesOn, answers } = played(FIVE)
    offers('bert', 'b1', 'worn a cape')
    round()
    goesOn()
    for (const id of FIVE) answers(id, 'never', null, id === 'anna' ? 'bert' : id === 'cleo' ? null : 'anna')
    expect(view().reveal).toMatchObject({ isUnknown: true, gains: { anna: 200, bert: 200 } })
  })

  it('[NEVER-14] its author taps like everyone else, no one can be named twice, and two players get no question', () => {
    const table = played(FIVE)
    table.offers('bert', 'b1')
    table.round()
    table.goesOn()
    table.does('bert', { type: 'say', side: 'never' })
    table.does('bert', { type: 'guess', number: null })
    expect(table.hand('bert').step).toBe('whose')
    expect(table.does('bert', { type: 'whose', author: 'bert' })).toBe('not-allowed')
    expect(table.does('bert', { type: 'whose', author: 'anna' })).toBe('ok')
    expect(table.does('bert', { type: 'whose', author: 'emil' })).toBe('already-done')

    const two = played(['anna', 'bert'])
    two.offers('bert', 'b1')
    two.round()
    two.goesOn()
    expect(two.view()).toMatchObject({ isOwn: true, isWhoseAsked: false })
  })
})

describe('away with it', () => {
  it('[NEVER-15] anyone waves it away for good: another comes with a new clock, and no one learns who', () => {
    const waved = (by: string) => {
      const table = played(FIVE)
      table.offers('bert', 'b1', 'worn a cape')
      table.offers('cleo', 'c1', 'owned a goose')
      expect(table.does('anna', { type: 'wave' })).toBe('not-allowed')
      table.round()
      table.goesOn()
      table.answers('anna', 'have')
      table.waits(5)
      expect(table.does(by, { type: 'wave' })).toBe('ok')
      return table
    }
    const table = waved('dora')
    expect(table.view()).toMatchObject({ round: 2, statement: 'Never have I ever owned a goose.', answered: [] })
    expect(JSON.stringify(table.view())).toBe(JSON.stringify(waved('emil').view()))
    expect(statements(table, 8).filter((one) => one?.includes('cape'))).toEqual([])
  })

  it('[NEVER-15] its author takes it back: while it is answered another comes, later the round is over', () => {
    const table = played(FIVE)
    table.offers('bert', 'b1', 'worn a cape')
    table.round()
    table.goesOn()
    expect([table.hand('bert').offer, table.hand('anna').offer]).toEqual(['b1', null])
    table.withdraws('b1')
    expect(table.view()).toMatchObject({ phase: 'answer', round: 2, isOwn: false })
    table.offers('bert', 'b2', 'worn a hat')
    table.round()
    table.goesOn()
    while (!table.view().isOwn) {
      table.round()
      table.goesOn()
    }
    const { round } = table.view()
    table.round('anna')
    table.withdraws('b1')
    expect(table.view()).toMatchObject({ round, isOwn: true })
    table.withdraws('b2')
    expect(table.view()).toMatchObject({ phase: 'answer', round: round + 1 })
  })

  it('[NEVER-15] its author can take it back during its story, too, which ends it', () => {
    const table = played(FIVE)
    table.offers('bert', 'b1', 'worn a cape')
    table.round()
    table.goesOn()
    expect(table.view()).toMatchObject({ round: 2, isOwn: true })
    table.round('anna', 'cleo')
    table.asks('anna')
    table.waits(6)
    expect(table.view()).toMatchObject({ phase: 'story', teller: 'anna' })
    table.withdraws('another')
    expect(table.view().phase).toBe('story')
    table.withdraws('b1')
    expect(table.view()).toMatchObject({ phase: 'answer', round: 3, isOwn: false, teller: null })
  })
})

describe('a line of tonight', () => {
  const seats = FIVE.map((id) => {
    return { id, name: id, online: true, isBot: false, muted: [], canBeNamed: true }
  })
  const written = Array.from({ length: 9 }, (_, i) => ({
    id: `l${i}`,
    author: 'anna',
    text: `said thing ${i}`,
    starter: {
      id: 'x',
      text: 'x',
      intensity: 'Medium' as const,
      heat: 1 as const,
      family: 'work' as const,
      topics: [],
    },
    heardBy: [...FIVE],
    votes: 0,
    mayQuote: false,
  }))

  it('[NEVER-18] comes back as a statement now and then, in the open only', () => {
    const quoted = (reveal: 'open' | 'incognito') =>
      Array.from({ length: 60 }, (_, seed) => {
        const settings = { ...DEFAULT_SETTINGS, reveal, intensity: 'Medium' as const }
        const context = { by: 'clock' as const, now: 1, random: seeded(seed), seats, settings, heat: 3 }
        const held = { ...context, host: 'anna', offers: [], aside: new Set<string>() }
        let state = game.setup({ used: [], written }, held)
        for (const by of FIVE) {
          const step = game.move(state, { type: 'pass' }, { ...held, by })
          if (step.ok) state = step.state
        }
        return game.view(state).statement ?? ''
      }).filter((text) => text.includes('said thing'))
    const shapes = quoted('open').map((text) => text.replace(/“[^”]*”/, '“…”'))
    expect([...new Set(shapes)].sort()).toEqual([
      'Never have I ever believed a word of this, by anna: “…”.',
      'Never have I ever thought of “…” again since anna wrote it.',
      'Never have I ever wished that “…” had been mine and not anna’s.',
    ])
    expect(quoted('incognito')).toEqual([])
  })
})
