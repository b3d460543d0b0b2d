import type { SessionView, TableFrame } from '@highjinks/protocol'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gameOf } from '../../games/game-of.ts'
import { timelineOf } from '../../games/show.ts'
import { wakeSound } from '../../show/sound/sound.ts'
import { fakeAudio } from '../../show/testing/fake-audio.ts'
import { shown } from '../../show/testing/shown.ts'
import { outTime, payTime } from '../../show/timeline/beats.ts'
import { linesIn } from '../../ui/announcer/testing/lines.ts'
import { TvPeople } from './tv-people.tsx'

const NOW = 1_000_000
const audio = fakeAudio()
wakeSound()

beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function at(table: Partial<TableFrame>, watchers = 1): SessionView {
  const { view } = shown(1, { players: ['anna', 'bert'], status: 'playing' })
  const seats = ['anna', 'bert']
  const standings = seats.map((id) => ({ id, score: 0, place: 1 }))
  // Only the fields that the row reads from a table.
  const frame = {
    ...({} as TableFrame),
    cue: 1,
    turn: null,
    waiting: [],
    welcome: [],
    prepared: [],
    seats,
    standings,
    paused: false,
    overdue: false,
    since: NOW,
    deadline: null,
  }
  return { ...view, watchers, tvs: 1, table: { ...frame, ...table } }
}
const scoreOf = (name: string) => document.querySelector(`[data-sitter="${name}"] .sofa-score`)?.textContent
const isDark = () => document.querySelector('[data-lights-down]') !== null
const moodOf = (name: string) => document.querySelector(`[data-sitter="${name}"]`)?.getAttribute('data-mood')

it('[TV-2] tells screen readers in words whom the table waits for', () => {
  const { rerender } = render(<TvPeople view={at({ waiting: ['bert'] })} />)
  expect(linesIn()).toContain('Waiting for bert.')
  expect(moodOf('bert')).toBe('busy')
  rerender(<TvPeople view={at({ waiting: ['bert'], overdue: true })} />)
  expect(linesIn()).toContain('Time’s up. Waiting for bert.')
  rerender(<TvPeople view={at({ waiting: ['bert'], paused: true })} />)
  expect(linesIn()).toEqual([])
})

it('[TV-2] counts spectators as every phone does, and no TV', () => {
  const { rerender } = render(<TvPeople view={at({})} />)
  expect(document.querySelectorAll('[data-watcher]')).toHaveLength(0)
  rerender(<TvPeople view={at({}, 4)} />)
  expect(document.querySelectorAll('[data-watcher]')).toHaveLength(3)
  expect(document.body.textContent).toContain('3 watching')
})

it('[BALCONY-13] seats the balcony behind the sofa, with its score, and tells its answer with the result', async () => {
  const sign = () => document.querySelector('.join-sign')?.textContent ?? ''
  const reveal = spun({ anna: 500 })
  const { rerender } = render(<TvPeople view={at(reveal, 4)} />)
  expect(sign()).toContain('3 watching')
  expect(document.querySelector('[data-balcony]')).toBeNull()
  const balcony = { score: 300, right: 3, of: 4, told: { said: 'Anna', percent: 61, isRight: true } }
  const view = at(reveal, 4)
  const session = { ...view.session, slug: 'spin-the-stash' }
  rerender(<TvPeople view={{ ...view, session, balcony }} />)
  expect(document.querySelectorAll('[data-balcony]')).toHaveLength(1)
  expect(sign()).toContain('Balcony 200')
  expect(sign()).not.toContain('61%')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(sign()).toContain('Balcony 300The balcony said Anna, 61%.')
  rerender(<TvPeople view={{ ...view, session, balcony: { ...balcony, told: null } }} />)
  expect(sign()).toContain('Balcony 300')
  expect(sign()).toContain('/join')
})

it('[TV-2] never truncates the join address, and breaks it only before /join', () => {
  render(<TvPeople view={at({})} />)
  const host = screen.getByText(window.location.host)
  expect(host.className).toContain('whitespace-nowrap')
  expect(host.nextElementSibling?.tagName).toBe('WBR')
  expect(host.parentElement?.textContent).toContain(`${window.location.host}/join`)
})

it('pays no one and cheers for no one before the screen shows the result', async () => {
  const standings = [
    { id: 'anna', score: 500, place: 1 },
    { id: 'bert', score: 0, place: 2 },
  ]
  const { session, ...view } = at({
    ...spun({ anna: 500 }),
    attempt: dared('did-it').attempt,
    turn: 'anna',
    standings,
  })
  render(<TvPeople view={{ ...view, session: { ...session, slug: 'spin-the-stash' } }} />)
  // It is on the sofa from the first frame.
  expect([scoreOf('anna'), moodOf('anna'), moodOf('bert')]).toEqual(['0', 'tense', 'calm'])
  expect(isDark()).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect([scoreOf('anna'), moodOf('anna'), moodOf('bert')]).toEqual(['500', 'glad', 'winces'])
  expect(isDark()).toBe(false)
})

it('[TV-2] has a small QR code in its corner, and a large one while a player is missing', () => {
  const view = at({})
  const isLarge = () => document.querySelector('.join-sign')?.hasAttribute('data-missed')
  const { rerender } = render(<TvPeople view={view} />)
  expect(isLarge()).toBe(false)
  const players = view.players.map((player) => ({ ...player, online: player.id !== 'bert' }))
  rerender(<TvPeople view={{ ...view, players }} />)
  expect(isLarge()).toBe(true)
})

const dared = (verdict: string) => ({
  reveal: { gains: verdict === 'did-it' ? { anna: 600 } : {} },
  attempt: { performers: ['anna'], contenders: ['anna'], said: {}, ruling: { kind: 'judged', verdict } },
  cards: [],
})
const read = (gains: object) => ({ reveal: { gains, votes: { bert: 'legit' } } })

it.each<readonly [what: string, slug: string, table: object, fallsWhen: 'out' | 'paid' | null]>([
  ['a bluff that nobody bought', 'baked-or-bluffing', read({ bert: 500 }), 'out'],
  ['a bluff that everyone bought', 'baked-or-bluffing', read({ anna: 1000 }), 'paid'],
  [
    'a run that nobody saw',
    'roll-and-react',
    { phase: 'gallery', gallery: [{ scene: 1, guesses: [] }], gains: {}, audience: ['bert'] },
    'out',
  ],
  ['a count that nobody guessed', 'never-have-i-ever', neverHave({}), 'paid'],
  ['a count that was guessed', 'never-have-i-ever', neverHave({ bert: 300 }), null],
  ['bets that are all lost', 'spin-the-stash', spun({}), 'paid'],
  ['a bet that is won', 'spin-the-stash', spun({ bert: 100 }), null],
  ['a dare that was done', 'truth-or-dare', dared('did-it'), null],
  ['a dare that was dodged', 'truth-or-dare', dared('dodged'), null],
])("a fall sounds over the jester's line: %s", async (_, slug, told, fallsWhen) => {
  audio.started.length = 0
  const { session, ...view } = at({ phase: 'reveal', turn: 'anna', ...told })
  render(<TvPeople view={{ ...view, session: { ...session, slug } }} />)
  const timeline = timelineOf(slug, view.table)
  const falls = fallsWhen === 'out' ? outTime(timeline) : fallsWhen === 'paid' ? payTime(timeline) : null
  await act(() => vi.advanceTimersByTimeAsync(falls ?? 15_000))
  expect(audio.heard('fooled', gameOf(slug)?.chord)).toBe(0)
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(audio.heard('fooled', gameOf(slug)?.chord)).toBe(falls === null ? 0 : 1)
})

function neverHave(gains: object) {
  const asked = ['anna', 'bert']
  return { asked, reveal: { mode: 'open', have: ['anna'], never: ['bert'], guesses: { bert: [2, 2] }, gains } }
}
function spun(gains: object) {
  return {
    phase: 'score',
    wheel: { segment: 'dare' },
    score: { gains, court: {}, returned: [] },
    bets: { bert: 'legend' },
    picked: null,
    performers: ['anna'],
    attempt: dared('half').attempt,
  }
}
