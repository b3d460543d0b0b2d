import { nameKey, packCards } from '@highjinks/protocol'
import { describe, expect, test } from 'vitest'
import { decideCommand } from './command.ts'
import { createSession, newSeat } from './create.ts'
import {
  admitCrewMember,
  admittedKnock,
  crewNightOf,
  forgetMember,
  joinKeptCrew,
  keepCrew,
  knock,
  knockState,
} from './crew.ts'
import { recordFinishedGame } from './finished.ts'
import { takeSeat } from './join.ts'
import { endSession } from './lifetime.ts'
import { kick } from './lobby.ts'
import type { Session } from './session.ts'
import { ownSeat, view } from './view.ts'

const NOW = 1_000_000
const context = { now: NOW, random: () => 0.5 }

function must<State>(
  step: { readonly ok: true; readonly state: State } | { readonly ok: false; readonly code: string },
) {
  return step.ok ? step.state : expect.fail(step.code)
}

/** Ada opened the crew's room, Bob is a member, Gus came by the code. */
function crewRoom(): Session {
  const person = (id: string, member?: string) => ({
    id,
    name: id.slice(1),
    tokenHash: `hash-${id}`,
    device: null,
    userId: null,
    ...(member !== undefined && { member }),
  })
  const opened = createSession(
    {
      id: 's0123456789ab',
      code: 'BCDFGH',
      game: { id: 1, slug: 'truth-or-dare' },
      settings: undefined,
      openedBy: { id: 'c1', name: 'Sofa Club' },
      host: person('pAda', 'mAda'),
    },
    NOW,
  )
  const all = [newSeat(person('pBob', 'mBob'), opened.seats, NOW), newSeat(person('pGus'), opened.seats, NOW)]
  const seats = [...opened.seats, ...all].map((seat) => ({ ...seat, online: true, awaySince: null, wasClaimed: true }))
  return { ...opened, seats, asleepSince: null }
}

const send = (session: Session, seat: string, intent: Parameters<typeof decideCommand>[2]) =>
  decideCommand(session, { seat, freshId: () => 'pFresh', keyOf: nameKey }, intent, context)
const zoe = { id: 'k1', name: 'Zoë', mark: 'phone of Zoë', member: null }
const withoutBob = () => {
  const room = crewRoom()
  return { ...room, seats: room.seats.map((seat) => ({ ...seat, online: seat.id !== 'pBob' })) }
}
const withZoe = (session = crewRoom()) => must(knock(session, zoe))

describe('knocking', () => {
  test('[CREW-1] shows a knock only to members, and to no one during a game', () => {
    const waiting = withZoe()
    expect(ownSeat(waiting, 'pAda').knocks).toEqual([{ id: 'k1', name: 'Zoë', isMe: false }])
    expect(ownSeat(waiting, 'pGus').knocks).toEqual([])
    expect(JSON.stringify(view(waiting))).not.toContain('Zoë')
    for (const status of ['starting', 'playing'] as const)
      expect(ownSeat({ ...waiting, status }, 'pAda').knocks).toEqual([])
  })

  test("[CREW-1] everyone sees a crew's name and its seated members", () => {
    expect(view(withZoe()).session.crew).toEqual({ name: 'Sofa Club', isNew: false, members: ['pAda', 'pBob'] })
    expect(view({ ...crewRoom(), crew: null }).session.crew).toBeNull()
    const text = JSON.stringify([view(withZoe()), ownSeat(withZoe(), 'pAda')])
    for (const secret of ['mAda', 'mBob', 'phone of Zoë', '"c1"']) expect(text).not.toContain(secret)
  })

  test('[CREW-2] a member lets someone in, in lobby or at the podium, never in play; a guest can’t', () => {
    const waiting = withZoe()
    expect(send(waiting, 'pGus', { type: 'nod', id: 'k1', isIn: true })).toMatchObject({ code: 'not-a-member' })
    for (const status of ['starting', 'playing'] as const)
      expect(send({ ...waiting, status }, 'pBob', { type: 'nod', id: 'k1', isIn: true })).toMatchObject({
        code: 'already-started',
      })
    const nodded = must(send(waiting, 'pBob', { type: 'nod', id: 'k1', isIn: true }))
    expect(knockState(nodded, 'phone of Zoë')).toBe('in')
    expect(admittedKnock(nodded, 'phone of Zoë')).toMatchObject({ name: 'Zoë', member: null })
    expect(ownSeat(nodded, 'pAda').knocks).toEqual([])
    expect(send(nodded, 'pAda', { type: 'nod', id: 'k1', isIn: false })).toMatchObject({ code: 'already-done' })
    expect(knockState(admitCrewMember(nodded, 'phone of Zoë'), 'phone of Zoë')).toBe('none')
  })

  test('[CREW-3] "not now" holds all night, under any name', () => {
    const refused = must(send(withZoe(), 'pAda', { type: 'nod', id: 'k1', isIn: false }))
    expect(knockState(refused, 'phone of Zoë')).toBe('not-now')
    expect(must(knock(refused, { ...zoe, id: 'k2', name: 'Zed' }))).toBe(refused)
    expect(ownSeat(must(knock(refused, { ...zoe, mark: 'another phone' })), 'pAda').knocks).toHaveLength(1)
  })

  test('[CREW-3] a nod is for the name it was shown with: another name is another knock', () => {
    const renamed = must(knock(withZoe(), { ...zoe, id: 'k2', name: 'Ada’s boss' }))
    expect(send(renamed, 'pAda', { type: 'nod', id: 'k1', isIn: true })).toMatchObject({ code: 'already-done' })
    const posing = must(knock(withZoe(), { ...zoe, id: 'k3', member: 'mBob' }))
    expect(ownSeat(posing, 'pBob').knocks).toEqual([{ id: 'k3', name: 'Zoë', isMe: true }])
  })

  const takesBob = { ...zoe, name: 'Bob', member: 'mBob' }

  test('[CREW-1] "It’s me, new phone" for a connected member is for their own phone alone', () => {
    const asked = must(knock(crewRoom(), takesBob))
    expect(ownSeat(asked, 'pAda').knocks).toEqual([])
    expect(ownSeat(asked, 'pBob').knocks).toEqual([{ id: 'k1', name: 'Bob', isMe: true }])
    for (const isIn of [true, false])
      expect(send(asked, 'pAda', { type: 'nod', id: 'k1', isIn })).toMatchObject({ code: 'not-allowed' })
    expect(knockState(asked, zoe.mark)).toBe('waiting')
    const nodded = must(send(asked, 'pBob', { type: 'nod', id: 'k1', isIn: true }))
    expect(admittedKnock(nodded, zoe.mark)).toMatchObject({ member: 'mBob', isOwnNod: true })
  })

  test('[CREW-1] for a member who isn’t connected any member answers, and it proves less', () => {
    const asked = must(knock(withoutBob(), takesBob))
    expect(ownSeat(asked, 'pAda').knocks).toEqual([{ id: 'k1', name: 'Bob', isMe: true }])
    const nodded = must(send(asked, 'pAda', { type: 'nod', id: 'k1', isIn: true }))
    expect(admittedKnock(nodded, zoe.mark)).toMatchObject({ member: 'mBob', isOwnNod: false })
  })

  test('[CREW-1] a member who is back before the new phone sits down is asked after all', () => {
    const nodded = must(send(must(knock(withoutBob(), takesBob)), 'pAda', { type: 'nod', id: 'k1', isIn: true }))
    const back = { ...nodded, seats: crewRoom().seats }
    expect([knockState(nodded, zoe.mark), knockState(back, zoe.mark)]).toEqual(['in', 'waiting'])
    expect(admittedKnock(back, zoe.mark)).toBeNull()
    expect(ownSeat(back, 'pAda').knocks).toEqual([])
    expect(ownSeat(back, 'pBob').knocks).toHaveLength(1)
    const refused = must(send(back, 'pBob', { type: 'nod', id: 'k1', isIn: false }))
    expect(knockState(refused, zoe.mark)).toBe('not-now')
  })

  test('[CREW-1] members see that a newcomer only has the name of one of them', () => {
    const asked = must(knock(crewRoom(), { ...zoe, name: 'Bob', isNamesake: true }))
    expect(ownSeat(asked, 'pAda').knocks).toEqual([{ id: 'k1', name: 'Bob', isMe: false, isNamesake: true }])
  })

  test("[CREW-4] without a connected member no one is there; a guest isn't a member", () => {
    const alone = {
      ...crewRoom(),
      seats: crewRoom().seats.map((seat) => ({ ...seat, online: seat.member === null })),
    }
    expect(knockState(alone, 'phone of Zoë')).toBe('nobody')
    expect(must(knock(alone, zoe))).toBe(alone)
    expect(knockState({ ...crewRoom(), crew: null }, 'phone of Zoë')).toBe('nobody')
  })

  test("[CREW-4] five wait together, and a crowd's traces are bounded", () => {
    let session = crewRoom()
    for (let i = 0; i < 5; i++) session = must(knock(session, { ...zoe, id: `k${i}`, mark: `phone ${i}` }))
    expect(knock(session, { ...zoe, mark: 'one more' })).toMatchObject({ ok: false, code: 'too-often' })
    for (let i = 0; i < 200; i++) {
      const step = knock(session, { ...zoe, id: `crowd-${i}`, mark: `crowd ${i}` })
      session = step.ok ? step.state : session
      const [first] = ownSeat(session, 'pAda').knocks
      if (first) session = must(send(session, 'pAda', { type: 'nod', id: first.id, isIn: false }))
    }
    expect(JSON.stringify(session.crew).length).toBeLessThan(6000)
  })
})

describe('hosting', () => {
  test('[CREW-5] any member in the lobby may host until the first game begins', () => {
    expect(send(crewRoom(), 'pGus', { type: 'take-host' })).toMatchObject({ code: 'not-a-member' })
    expect(send(crewRoom(), 'pAda', { type: 'take-host' })).toMatchObject({ code: 'already-done' })
    const taken = must(send(crewRoom(), 'pBob', { type: 'take-host' }))
    expect([taken.hostId, taken.hostGen]).toEqual(['pBob', 1])
    expect(must(send(taken, 'pAda', { type: 'take-host' })).hostId).toBe('pAda')
    for (const later of [
      { ...crewRoom(), status: 'starting' as const },
      { ...crewRoom(), status: 'over' as const, games: 1 },
      { ...crewRoom(), games: 1 },
    ])
      expect(send(later, 'pBob', { type: 'take-host' })).toMatchObject({ code: 'already-started' })
  })
})

describe('seats', () => {
  const comer = { id: 'pNew', name: 'Bob', tokenHash: 'new', device: null, userId: null }

  test('[CREW-6] a member has one seat, which their phone takes back even while another tab holds it', () => {
    const seated = must(takeSeat(crewRoom(), { ...comer, member: 'mBob' }, null, NOW, nameKey))
    expect([seated.id, seated.session.seats.length]).toEqual(['pBob', 3])
    expect(seated.session.seats[1]?.tokenHash).toBe('new')
    expect(takeSeat(crewRoom(), comer, null, NOW, nameKey)).toMatchObject({ code: 'name-taken' })
  })

  test('[CREW-6] a member the host removed stays out; one the keeper removed stays as a guest', () => {
    const kicked = must(kick(crewRoom(), 'pAda', 'pBob'))
    expect(takeSeat(kicked, { ...comer, member: 'mBob' }, null, NOW, nameKey)).toMatchObject({ code: 'kicked' })
    expect(view(forgetMember(crewRoom(), 'mBob')).session.crew?.members).toEqual(['pAda'])
    expect(forgetMember(crewRoom(), 'nobody')).toEqual(crewRoom())
  })
})

describe("a crew's records", () => {
  const night = [
    {
      slug: 'truth-or-dare',
      places: [
        { id: 'pBob', name: 'Bob', score: 9, place: 1 },
        { id: 'pGus', name: 'Gus', score: 9, place: 1 },
        { id: 'pAda', name: 'Ada', score: 2, place: 3 },
      ],
      awards: [],
    },
  ]
  const table = { slug: 'truth-or-dare', rules: 1, state: { table: 'of no game' } }

  test('[CREW-7] of a night: the cards that were dealt and which members won, no guest’s name and no points', () => {
    const kept = crewNightOf({ ...crewRoom(), night, used: ['truth-mild-07'], seenBefore: ['dare-mild-01'] })
    expect(kept).toMatchObject({
      id: 'c1',
      gameId: 1,
      seen: packCards(['truth-mild-07']),
      games: [{ slug: 'truth-or-dare', crowned: ['mBob'] }],
    })
    expect(Object.keys(kept ?? {}).sort()).toEqual(['gameId', 'games', 'id', 'seen', 'settings'])
    expect(crewNightOf({ ...crewRoom(), crew: null })).toBeNull()
  })

  test('[CREW-8] a stopped game leaves the cards it dealt, and no one’s score', () => {
    const playing: Session = { ...crewRoom(), status: 'playing', games: 2, night, used: ['dare-mild-03'], table }
    const lobby: Session = { ...playing, status: 'lobby', table: null }
    for (const after of [must(endSession(playing, 'ended')), must(endSession(playing, 'expired')), lobby])
      expect(recordFinishedGame(playing, after, NOW)).toMatchObject({
        number: 2,
        players: 0,
        results: [],
        crew: { seen: packCards(['dare-mild-03']) },
      })
    const guests = { ...playing, crew: null }
    expect(recordFinishedGame(guests, must(endSession(guests, 'ended')), NOW)).toBeNull()
    expect(recordFinishedGame(lobby, must(endSession(lobby, 'ended')), NOW)).toBeNull()
  })

  test('[CREW-9] a room gets a crew only at a podium, and only once; its seated players can join it', () => {
    const mine = { id: 'c2', name: 'New Crew', member: 'mGus' }
    const plain = { ...crewRoom(), crew: null }
    expect(keepCrew(plain, 'pGus', mine)).toMatchObject({ code: 'not-allowed' })
    expect(keepCrew({ ...crewRoom(), status: 'over' }, 'pGus', mine)).toMatchObject({ code: 'already-done' })
    const made = must(keepCrew({ ...plain, status: 'over' }, 'pGus', mine))
    expect(view(made).session.crew).toMatchObject({ name: 'New Crew', isNew: true })
    expect(must(joinKeptCrew(made, 'pAda', 'mNew')).seats[0]?.member).toBe('mNew')
    expect(joinKeptCrew(crewRoom(), 'pGus', 'mGus')).toMatchObject({ code: 'not-allowed' })
  })
})
