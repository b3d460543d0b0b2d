import { nameKey, sessionView } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '../catalogue.ts'
import { seeded } from '../kit/index.ts'
import {
  advanceClock,
  createSession,
  deadlineOf,
  readSession,
  type Session,
  stageShow,
  takeSeat,
  view,
} from './index.ts'

const ROOM = createSession(
  {
    id: 's0123456789',
    code: 'BTS247',
    game: { id: 1, slug: 'truth-or-dare' },
    settings: undefined,
    host: { claimHash: '' },
  },
  0,
)
/** No game takes longer on a public screen, even without anyone to hurry it. */
const LONGEST_MS = 20 * 60_000

function stager(seed: number) {
  const random = seeded(seed)
  let fresh = 0
  const casting = { freshId: () => `bot-${fresh++}`, keyOf: nameKey }
  return {
    stage: (room: Session, gameId: number, now: number) => stageShow(room, gameId, { now, random }, casting),
    /** Runs only the clocks. Stops at the podium. */
    play: (show: Session, from: number): { readonly session: Session; readonly now: number } => {
      let session = show
      let now = from
      while (session.status !== 'over') {
        const due = deadlineOf(session)
        if (due === null || due > from + LONGEST_MS) throw new Error(`it stopped in ${JSON.stringify(session.table)}`)
        now = Math.max(now, due)
        const step = advanceClock(session, { now, random })
        if (!step.ok) throw new Error(step.code)
        session = step.state
      }
      return { session, now }
    },
  }
}

describe('a show', () => {
  it.each(CATALOGUE)('[SHOW-1] $name plays itself to its podium with no person there', ({ id }) => {
    for (const seed of [1, 2, 3]) {
      const { stage, play } = stager(seed)
      const { session } = play(stage(ROOM, id, 1000), 1000)
      expect(sessionView.safeParse(view(session)).success).toBe(true)
      expect(session.night).toHaveLength(1)
      expect(deadlineOf(session)).toBeNull()
    }
  })

  it('[SHOW-2] no one takes a seat in it', () => {
    const show = stager(1).stage(ROOM, 1, 1000)
    const person = { id: 'ada', name: 'Ada', tokenHash: 'x', device: 'd', userId: null }
    expect(takeSeat(show, person, null, 2000, nameKey)).toEqual({ ok: false, code: 'locked' })
    expect(takeSeat(show, person, '', 2000, nameKey)).toEqual({ ok: false, code: 'locked' })
  })

  it('[SHOW-3] the next game keeps from the one before only what screens need to follow it', () => {
    const { stage, play } = stager(1)
    const { session, now } = play(stage({ ...ROOM, watchers: 3, tvs: 1 }, 1, 1000), 1000)
    const next = stage(session, 2, now)
    expect(next).toEqual({
      ...stage(ROOM, 2, now),
      seats: next.seats,
      cue: session.cue,
      watchers: 3,
      tvs: 1,
    })
    expect(next.seats.filter(({ id }) => session.seats.some((seat) => seat.id === id))).toEqual([])
    expect(readSession(JSON.parse(JSON.stringify(next)))).toEqual(next)
  })
})
