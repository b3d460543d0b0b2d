import { nameKey, type PlayerId } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { seeded } from '../kit/index.ts'
import { GAMES, type Slug } from '../register.ts'
import { namedSession } from '../testing/named-session.ts'
import { simulatedMove } from '../testing/simulated-move.ts'
import { decideCommand, type Session } from './index.ts'

const NAMES = ['anna', 'bert', 'cleo', 'dora'] as const
const QUICK = { duration: 'Quick' } as const

describe.each(Object.keys(GAMES) as Slug[])('%s', (slug) => {
  it('[CUE-2] a move or a skip made for one cue and delivered in the next changes nothing', () => {
    const phases = new Set<string>()
    for (const seed of [1, 2, 3]) {
      const random = seeded(seed)
      const party = namedSession(NAMES, { slug, settings: QUICK, seed })
      party.says('anna', { type: 'start' })
      party.waits(1.5)
      let late: { by: PlayerId; cue: number; move: { type: string } }[] = []
      let shown: Session | null = null
      for (let step = 0; step < 2000 && party.session.status === 'playing'; step++) {
        const { session } = party
        if (shown && session.cue !== shown.cue) {
          expect(session.cue).toBeGreaterThan(shown.cue)
          for (const { by, cue, move } of late) {
            const sender = { seat: by, freshId: () => 'none', keyOf: nameKey }
            const context = { now: party.now, random }
            for (const intent of [{ type: 'move', cue, move } as const, { type: 'skip', cue } as const]) {
              expect(decideCommand(session, sender, intent, context)).toEqual({ ok: false, code: 'wrong-phase' })
            }
          }
          late = []
        }
        shown = session
        phases.add(party.table().phase)
        const owed = NAMES.flatMap((by) => {
          const move = simulatedMove(session, by, random)
          return move ? [{ by, cue: session.cue, move }] : []
        })
        late.push(...owed)
        const first = owed[Math.floor(random() * owed.length)]
        if (!first || random() < 0.1) party.waits(15)
        else party.moves(first.by, first.move)
        if (!first && party.session.status === 'playing') party.says('anna', { type: 'skip' })
      }
      expect(party.session.status).toBe('over')
    }
    expect(phases.size).toBeGreaterThan(1)
  })
})

describe('the cue', () => {
  const playing = () => {
    const party = namedSession(NAMES, { slug: 'never-have-i-ever', settings: QUICK })
    party.says('anna', { type: 'start' })
    party.waits(1.5)
    return party
  }
  const answer = { type: 'say', side: 'never' } as const
  const guess = { type: 'guess', number: null } as const

  it('[CUE-1] stays the same through votes, a pause, arrivals and departures', () => {
    const party = playing()
    const { cue } = party.table()
    party.moves('bert', answer)
    party.moves('bert', guess)
    party.says('anna', { type: 'pause' })
    party.says('anna', { type: 'resume' })
    party.goes('cleo')
    party.arrives('cleo')
    party.joins('emil')
    party.says('dora', { type: 'limits', topics: ['exes'] })
    expect(party.table().cue).toBe(cue)
    for (const id of ['anna', 'cleo', 'dora']) for (const move of [answer, guess]) party.moves(id, move)
    expect(party.table()).toMatchObject({ phase: 'reveal', cue: cue + 1 })
  })

  it('[CUE-1] never falls, not with the next game either', () => {
    const party = playing()
    const { cue } = party.table()
    party.says('anna', { type: 'change-game', gameId: 3 })
    party.says('anna', { type: 'start' })
    party.waits(1.5)
    expect(party.table().cue).toBeGreaterThan(cue)
  })

  it('[CUE-2] a move from before cues gets the advice to upgrade', () => {
    const party = playing()
    const context = { now: party.now, random: () => 0.5 }
    for (const intent of [{ type: 'move', move: { ...answer } } as const, { type: 'skip' } as const]) {
      const step = decideCommand(
        party.session,
        { seat: 'bert', freshId: () => 'none', keyOf: nameKey },
        intent,
        context,
      )
      expect(step).toEqual({ ok: false, code: 'upgrade' })
    }
  })
})
