import { expect, it } from 'vitest'
import { seeded } from '../kit/index.ts'
import { GAMES, type Slug } from '../register.ts'
import { namedSession } from '../testing/named-session.ts'
import { simulatedMove } from '../testing/simulated-move.ts'
import { ownSeat } from './index.ts'
import { tableOf } from './table.ts'

const NAMES = ['anna', 'bert', 'cleo'] as const
const LINE = 'two naps in a trench coat'
/** A brisk pace, so that there is time to fill, and someone writes. */
const SETTINGS = { duration: 'Quick', pace: 'brisk', clock: 'hard' } as const
/** A card quotes; a ballot and a sheet of lines don't. */
const QUOTED = `“${LINE}”`
/** Enough evenings for chance to bring a line back in one of them. */
const MOST_EVENINGS = 60

type NamedSession = ReturnType<typeof namedSession>

const phaseOf = (party: NamedSession) => String(Reflect.get(party.table(), 'phase'))

/** Does what a player owes, like a simulated player, but only Bert writes a line. */
function act(party: NamedSession, random: () => number): boolean {
  const on = tableOf(party.session)
  if (!on) return false
  const isWriting = phaseOf(party) === 'write' && on.game.about.slug !== 'puff-puff-pass-truths'
  for (const id of NAMES) {
    const move = simulatedMove(party.session, id, random)
    if (!move) continue
    const said = !isWriting ? move : party.session.written.length === 0 ? lineOf(id) : PASS
    if (party.moves(id, said) === 'ok') return true
  }
  return false
}

const PASS = { type: 'pass' }
const lineOf = (id: string) => (id === 'bert' ? { type: 'write', text: LINE } : PASS)

/** Plays to the podium, or until a card quotes the line. */
function plays(party: NamedSession, random: () => number): string | null {
  party.waits(1.5)
  while (party.view().session.status === 'playing') {
    const shown = JSON.stringify(party.table())
    if (shown.includes(QUOTED)) return shown
    if (!act(party, random)) party.waits(1)
  }
  return null
}

const next = (party: NamedSession, slug: Slug) => {
  party.says('anna', { type: 'change-game', gameId: GAMES[slug].about.id })
  return party.says('anna', { type: 'start' })
}

/** Finds the first evening in which Bert's line from the first game is a card in the second or third. */
function eveningWithCallback() {
  for (let seed = 1; seed <= MOST_EVENINGS; seed++) {
    const random = seeded(seed)
    const party = namedSession(NAMES, { seed, slug: 'spin-the-stash', settings: SETTINGS })
    party.says('anna', { type: 'start' })
    // If it comes back in the game in which it was written, that is a different evening.
    if (
      plays(party, random) !== null ||
      !party.session.written.some(({ author, text }) => author === 'bert' && text === LINE)
    )
      continue
    for (const slug of ['truth-or-dare', 'spin-the-stash'] as const) {
      expect(next(party, slug)).toBe('ok')
      const shown = plays(party, random)
      if (shown) return { party, shown }
    }
  }
  throw new Error('no line ever came back')
}

it("[NIGHT-13] a line from one game returns in a later one as a card with its author's name, until they take it back", () => {
  const { party, shown } = eveningWithCallback()
  expect(party.view().session.night.length).toBeGreaterThan(0)
  expect(shown).toMatch(/\bbert\b/)
  const [own] = ownSeat(party.session, 'bert').written
  expect(own?.text).toBe(LINE)
  expect(party.says('cleo', { type: 'withdraw', id: own?.id ?? '' })).toBe('not-found')
  expect(party.says('bert', { type: 'withdraw', id: own?.id ?? '' })).toBe('ok')
  expect(JSON.stringify([party.session, party.view()])).not.toContain(LINE)
  expect(party.view().session.status).toBe('playing')
})
