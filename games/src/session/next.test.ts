import { describe, expect, it } from 'vitest'
import { seeded } from '../kit/index.ts'
import { namedSession } from '../testing/named-session.ts'
import { simulatedMove } from '../testing/simulated-move.ts'
import { ownSeat } from './index.ts'
import { giveBack } from './lifetime.ts'

const HARD = { duration: 'Quick', clock: 'hard' } as const
const FOUR = ['anna', 'bert', 'cleo', 'dora'] as const
type Party = ReturnType<typeof namedSession>

const next = (party: Party) => party.view().session.next
const stage = (party: Party) => next(party)?.stage
const vote = (party: Party, by: string, gameId: number) =>
  expect(party.says(by, { type: 'vote-next', gameId })).toBe('ok')

/** At the podium, during the vote. */
function atVote(names: readonly string[] = FOUR, until: number | null = null): Party {
  const party = namedSession(names, { slug: 'never-have-i-ever', settings: HARD })
  if (until !== null) expect(party.says('anna', { type: 'until', at: party.now + until * 60_000 })).toBe('ok')
  party.says('anna', { type: 'start' })
  for (let i = 0; i < 5000 && party.session.status !== 'over'; i++) party.waits(1)
  return party
}

describe('the vote on the next game', () => {
  it('[NIGHT-19] ends by its own clock, and the game with most votes begins with the same seats, level and length', () => {
    const party = atVote()
    const { settings } = party.session
    const [first, second] = next(party)?.games ?? []
    vote(party, 'anna', first ?? 0)
    vote(party, 'bert', second ?? 0)
    vote(party, 'cleo', second ?? 0)
    expect(stage(party)?.kind).toBe('vote')
    party.waits(60)
    expect(party.session.status).toBe('playing')
    expect(party.session).toMatchObject({ gameId: second, settings, games: 2 })
    expect(party.view().players.map(({ id }) => id)).toEqual(FOUR)
  })

  it('[NIGHT-19] says for eight seconds which game begins, and one “Not yet” lets the podium rest', () => {
    const party = atVote()
    const [, second = 0] = next(party)?.games ?? []
    for (const id of ['anna', 'bert']) vote(party, id, second)
    expect(party.says('dora', { type: 'not-yet' })).toBe('wrong-phase')
    for (let i = 0; i < 90 && stage(party)?.kind === 'vote'; i++) party.waits(1)
    expect(stage(party)).toMatchObject({ kind: 'chosen', gameId: second, tied: [] })
    expect(party.says('dora', { type: 'not-yet' })).toBe('ok')
    party.waits(600)
    expect(party.session.status).toBe('over')
    expect(stage(party)).toEqual({ kind: 'rest' })
    expect(party.says('dora', { type: 'play-next', gameId: second })).toBe('not-host')
    expect(party.says('anna', { type: 'play-next', gameId: second })).toBe('ok')
    expect(party.session).toMatchObject({ status: 'starting', gameId: second })
  })

  it('[NIGHT-19] the podium rests if fewer than half of the connected players have voted', () => {
    const party = atVote()
    vote(party, 'anna', next(party)?.games[0] ?? 0)
    party.waits(600)
    expect(stage(party)).toEqual({ kind: 'rest' })
    const smaller = atVote()
    vote(smaller, 'anna', next(smaller)?.games[0] ?? 0)
    smaller.goes('cleo', 'dora')
    for (let i = 0; i < 90 && stage(smaller)?.kind === 'vote'; i++) smaller.waits(1)
    expect(stage(smaller)?.kind).toBe('chosen')
  })

  it('[NIGHT-19] is over as soon as everyone has voted, but not before the podium is complete', () => {
    const party = atVote()
    const told = stage(party)
    for (const id of FOUR) vote(party, id, next(party)?.games[0] ?? 0)
    if (told?.kind !== 'vote') throw new Error('no vote')
    expect(stage(party)?.kind).toBe('vote')
    party.waits((told.from - party.now) / 1000)
    expect(stage(party)?.kind).toBe('chosen')
    expect(party.now).toBeLessThan(told.endsAt)
  })

  it('[NIGHT-20] breaks a tie at random, and names the tied games', () => {
    const chosen = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const party = namedSession(FOUR, { slug: 'never-have-i-ever', settings: HARD, seed })
      party.says('anna', { type: 'start' })
      for (let i = 0; i < 5000 && party.session.status !== 'over'; i++) party.waits(1)
      const [first = 0, second = 0] = next(party)?.games ?? []
      for (const id of ['anna', 'bert']) vote(party, id, first)
      for (const id of ['cleo', 'dora']) vote(party, id, second)
      for (let i = 0; i < 90 && stage(party)?.kind === 'vote'; i++) party.waits(1)
      const now = stage(party)
      if (now?.kind !== 'chosen') throw new Error('nothing chosen')
      expect(now.tied).toEqual([first, second].toSorted((a, b) => a - b))
      return now.gameId
    })
    expect(new Set(chosen).size).toBe(2)
  })

  it("[NIGHT-19] waits for people: its time doesn't pass while no one is connected, or while no one could check", () => {
    const party = atVote()
    vote(party, 'anna', next(party)?.games[0] ?? 0)
    vote(party, 'bert', next(party)?.games[0] ?? 0)
    party.goes(...FOUR)
    party.waits(600)
    expect(stage(party)?.kind).toBe('vote')
    party.arrives(...FOUR)
    expect(stage(party)?.kind).toBe('vote')
    party.waits(70)
    expect(party.session.status).toBe('playing')
    const other = atVote()
    const before = stage(other)
    const after = giveBack(other.session, 5000).next?.stage
    if (before?.kind !== 'vote' || after?.kind !== 'vote') throw new Error('no vote')
    expect([after.from - before.from, after.endsAt - before.endsAt]).toEqual([5000, 5000])
  })
})

describe('until', () => {
  it('[NIGHT-21] is the host’s, and the vote offers the games that still fit', () => {
    const party = namedSession(FOUR)
    expect(party.says('bert', { type: 'until', at: party.now })).toBe('not-host')
    expect(next(atVote(FOUR, 600))).toMatchObject({
      isLast: false,
      games: [expect.anything(), expect.anything(), expect.anything()],
    })
    const late = atVote()
    vote(late, 'bert', next(late)?.games[0] ?? 0)
    expect(late.says('anna', { type: 'until', at: late.now + 60_000 })).toBe('ok')
    expect(next(late)).toEqual({ games: [], isLast: true, stage: { kind: 'rest' } })
    expect(late.view().session.nextVotes).toEqual([])
    expect(late.says('bert', { type: 'vote-next', gameId: 2 })).toBe('game-not-found')
  })

  it('[NIGHT-21] says that it is the last game of the night if nothing fits after it', () => {
    const party = atVote()
    party.says('anna', { type: 'until', at: party.now + 10 * 60_000 })
    expect(next(party)).toMatchObject({ isLast: true })
    expect(next(party)?.games.length).toBeGreaterThan(0)
    party.says('anna', { type: 'until', at: null })
    expect(next(party)).toMatchObject({ isLast: false })
  })
})

describe('enough', () => {
  const SIX = [...FOUR, 'emil', 'fred']
  const playing = (slug: Parameters<typeof namedSession>[1] & object) => {
    const party = namedSession(SIX, slug)
    party.says('anna', { type: 'start' })
    party.waits(20)
    return party
  }
  const random = seeded(3)
  /** Makes everyone do what a simulated player would. */
  const plays = (party: Party) => {
    for (const id of SIX) {
      const move = simulatedMove(party.session, id, random)
      if (move) party.moves(id, move)
    }
    party.waits(1)
  }
  const enough = (party: Party, by: string, wanted = true) => party.says(by, { type: 'enough', wanted })

  it('[NIGHT-22] is private: a third of the table, at least two, and the room reads that it is the last round', () => {
    const party = playing({ settings: HARD })
    expect(enough(party, 'bert')).toBe('ok')
    expect(party.view().session.isLastCall).toBe(false)
    expect(ownSeat(party.session, 'bert').hasEnough).toBe(true)
    expect(JSON.stringify(party.view())).not.toContain('hasEnough')
    expect(enough(party, 'bert', false)).toBe('ok')
    expect(enough(party, 'cleo')).toBe('ok')
    expect(party.view().session.isLastCall).toBe(false)
    expect(enough(party, 'bert')).toBe('ok')
    expect(party.view().session.isLastCall).toBe(true)
    expect(enough(namedSession(SIX), 'bert')).toBe('not-started')
    const three = namedSession(['anna', 'bert', 'cleo'], { settings: HARD })
    three.says('anna', { type: 'start' })
    three.waits(5)
    enough(three, 'bert')
    expect(three.view().session.isLastCall).toBe(false)
  })

  it.each([
    'truth-or-dare',
    'spin-the-stash',
    'high-rollers',
    'roll-and-react',
    'baked-or-bluffing',
    'never-have-i-ever',
    'puff-puff-pass-truths',
  ] as const)(
    '[NIGHT-22] makes the running round of %s the last, with as many turns for everyone and none that counts double',
    (slug) => {
      const settings = { duration: 'Extended', clock: 'hard', pace: 'brisk' } as const
      const whole = playing({ slug, settings })
      for (let i = 0; i < 30_000 && whole.session.status === 'playing'; i++) plays(whole)
      const party = playing({ slug, settings })
      const began = party.table().rounds
      for (const id of ['bert', 'cleo']) enough(party, id)
      party.waits(0)
      expect(party.table().rounds).toBeLessThan(began)
      let last = party.table()
      for (let i = 0; i < 30_000 && party.session.status === 'playing'; i++) {
        expect(Reflect.get(party.table(), 'isDouble')).toBe(false)
        last = party.table()
        plays(party)
      }
      expect(party.session.status).toBe('over')
      expect(last.round).toBe(last.rounds)
      expect(last.round).toBeLessThan(whole.table().round)
      expect(stage(party)).toEqual({ kind: 'rest' })
      expect(ownSeat(party.session, 'bert').hasEnough).toBe(false)
      expect(party.says('anna', { type: 'again' })).toBe('ok')
      expect(party.view().session.isLastCall).toBe(false)
    },
  )
})
