import { interludeToy } from '@highjinks/games/testing'
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { serverNow } from '../../lib/server-clock.ts'
import { linesIn } from '../../ui/announcer/testing/lines.ts'
import { tableOf } from '../testing/table-of.tsx'
import { interludeBoards } from './boards.tsx'
import { PLAIN } from './interlude-theme.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const BOARDS = { phases: interludeBoards(PLAIN) }
const FOUR = ['Anna', 'Bert', 'Cleo', 'Dora'] as const
const tap = (element: HTMLElement) => fireEvent.click(element)

const open = (kind: 'point' | 'writing' | 'free') => tableOf(interludeToy(kind), BOARDS, FOUR)
type Opened = ReturnType<typeof open>

/** All point at Bert, and he at Anna. */
function pointed(kind: 'point' | 'free' = 'point'): Opened {
  const table = open(kind)
  for (const id of FOUR) table.does(id, { type: 'point', at: id === 'Bert' ? 'Anna' : 'Bert' })
  return table
}

/** Everyone points at the next player. */
function disagreed(): Opened {
  const table = open('point')
  FOUR.forEach((id, i) => table.does(id, { type: 'point', at: FOUR[(i + 1) % FOUR.length] ?? id }))
  return table
}

/** All except Dora have a line. */
function written(): Opened {
  const table = open('writing')
  for (const id of ['Anna', 'Bert', 'Cleo']) table.does(id, { type: 'write', text: `${id.length} words of ${id[0]}` })
  table.does('Dora', { type: 'pass' })
  return table
}

const lineOf = (table: Opened, id: string) => table.hand(id).interlude.line ?? { id: '', text: '' }

function voted(): Opened {
  const table = written()
  for (const id of ['Anna', 'Cleo', 'Dora']) table.does(id, { type: 'best', line: lineOf(table, 'Bert').id })
  table.does('Bert', { type: 'best', line: lineOf(table, 'Cleo').id })
  return table
}

describe('Point on the screen', () => {
  it('[TABLE-INTERLUDE-1] one tap on a face points, also at oneself, and shows the locked choice', () => {
    const table = open('point')
    const screen = table.sits('Anna')
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Me', 'Bert', 'Cleo', 'Dora'])
    expect(screen.text()).toContain('Point with the crowd: +200')
    tap(screen.getByRole('button', { name: 'Bert' }))
    expect(table.outcomes).toEqual([['Anna', { type: 'point', at: 'Bert' }, 'ok']])
    screen.update()
    expect(linesIn()).toContain('You’re pointing at Bert. Look at someone else.')
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  it("[TABLE-INTERLUDE-1] a player's target is on no other screen", () => {
    const table = open('point')
    table.does('Anna', { type: 'point', at: 'Bert' })
    const [bert, tv] = [table.sits('Bert'), table.sits(null)]
    expect(bert.getAllByRole('button')).toHaveLength(4)
    expect(tv.getByRole('list', { name: '1 of 4 have pointed.' }).textContent).toBe('Anna')
    expect(tv.queryAllByRole('button')).toEqual([])
  })

  it('[TABLE-INTERLUDE-1] on a phone the card leaves the room to the faces, until the player has pointed', () => {
    const table = open('point')
    const screen = table.sits('Anna')
    const card = () => screen.container.querySelector('.paper')?.className
    expect(card()).toContain('sm:grow')
    tap(screen.getByRole('button', { name: 'Bert' }))
    screen.update()
    expect(card()).not.toContain('sm:grow')
    expect(table.sits(null).container.querySelector('.paper')?.className).not.toContain('sm:grow')
  })

  it('[TABLE-INTERLUDE-1] takes no tap while one is on its way', () => {
    const table = open('point')
    const screen = table.sits('Anna')
    screen.update(true)
    for (const button of screen.getAllByRole('button')) tap(button)
    expect(table.outcomes).toEqual([])
  })

  it('a question without points says so to everyone, once all fingers are out', () => {
    const table = pointed('free')
    table.waits(6)
    for (const who of ['Anna', null]) expect(table.sits(who).text()).toContain('No points here, just suspicion.')
    const paid = pointed()
    paid.waits(6)
    expect(paid.sits(null).text()).not.toContain('No points')
  })

  it('[TABLE-INTERLUDE-2] the fingers come out one after the other, by the table’s clock', () => {
    vi.useFakeTimers({ now: 1_000_000 })
    expect(serverNow()).toBe(1_000_000)
    const table = pointed()
    const tv = table.sits(null)
    const seen = () => tv.queryAllByRole('img').map((face) => face.getAttribute('aria-label'))
    expect(seen()).toEqual([])
    vi.advanceTimersByTime(620)
    tv.update()
    expect(seen()).toEqual(['Anna'])
    expect(tv.text()).toContain('Anna points at Bert')
    expect(tv.text()).not.toContain('It is')
    vi.advanceTimersByTime(2500)
    tv.update()
    expect(tv.text()).toContain('It’s Bert!')
  })

  it('[TABLE-INTERLUDE-2] all are out with reduced motion, and on a late screen', () => {
    const table = pointed()
    expect(table.sits(null).text()).toContain('It’s Bert!')
    vi.useFakeTimers({ now: 1_000_000 })
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const [still, anna, tv] = [table.sits('Bert'), table.sits('Anna'), table.sits(null)]
    vi.unstubAllGlobals()
    expect(still.text()).toContain('It’s you!')
    expect(tv.text()).toContain('Anna, Cleo, and Dora pointed with the crowd: +200 each.')
    expect(still.text()).toMatch(/You pointed all alone\.(?! ?\+)/)
    expect(anna.text()).toContain('You pointed with the room! +200')
  })

  it("[TABLE-INTERLUDE-3] the player pointed at most pleads or doesn't; the others read what it pays", () => {
    const table = pointed()
    table.waits(6.4)
    const [bert, cleo] = [table.sits('Bert'), table.sits('Cleo')]
    expect(cleo.text()).toContain('Bert, what’s your plea?')
    expect(cleo.text()).toContain('300 if half the room believes it, otherwise 100.')
    expect(cleo.queryAllByRole('button')).toEqual([])
    expect(bert.text()).toContain('Defend yourself, out loud!')
    expect(bert.getAllByRole('img').map((face) => face.getAttribute('aria-label'))).toEqual(['Anna', 'Cleo', 'Dora'])
    expect(bert.getByRole('button', { name: 'Not now' })).toBeTruthy()
    tap(bert.getByRole('button', { name: 'I’m done' }))
    expect(table.outcomes).toEqual([['Bert', { type: 'done' }, 'ok']])
  })

  it('[TABLE-INTERLUDE-9] everyone else has one thumb, knows that it shows, and sees all of them fly', () => {
    const table = pointed()
    table.waits(6.4)
    table.does('Bert', { type: 'done' })
    const [bert, cleo] = [table.sits('Bert'), table.sits('Cleo')]
    expect(bert.queryAllByRole('button')).toEqual([])
    expect(cleo.text()).toContain('Everyone sees your vote')
    tap(cleo.getByRole('button', { name: 'Not a word' }))
    expect(table.outcomes).toEqual([['Cleo', { type: 'believe', isBelieved: false }, 'ok']])
    for (const id of ['Anna', 'Dora']) table.does(id, { type: 'believe', isBelieved: true })
    cleanup()
    for (const seat of [null, 'Bert']) {
      const screen = table.sits(seat)
      const [up, down] = screen.getByRole('list', { name: 'Who believed it' }).children
      const faces = (side: Element | undefined) =>
        [...(side?.querySelectorAll('[aria-label]') ?? [])].map((face) => face.getAttribute('aria-label'))
      expect([faces(up), faces(down)]).toEqual([['Anna', 'Dora'], ['Cleo']])
      expect(screen.text()).toContain('The room believes it!')
      cleanup()
    }
    expect(table.sits('Bert').text()).toContain('They bought it! +300')
  })

  it('[TABLE-INTERLUDE-2] on a TV the main target is alone with the fingers, and if no two agree so is everyone', async () => {
    const inList = (tv: ReturnType<Opened['hangs']>, name: string) =>
      [...(tv.queryByRole('list', { name })?.children ?? [])].map((group) => group.textContent)
    const tv = pointed().hangs()
    await waitFor(() => expect([inList(tv, 'Fingers'), inList(tv, 'Fewer fingers')]).toEqual([['Bert'], ['Anna']]))
    expect(tv.getByRole('list', { name: 'Point at Bert' }).querySelectorAll('[role="listitem"]')).toHaveLength(3)
    cleanup()
    expect(inList(disagreed().hangs(), 'Fingers')).toEqual([...FOUR])
  })

  it('[TABLE-INTERLUDE-2] [KIT-41] if no two agree everyone reads that, and no one reads about points', () => {
    const table = disagreed()
    const [tv, anna] = [table.sits(null), table.sits('Anna')]
    for (const screen of [tv, anna]) expect(screen.text()).toContain('No one agrees on anything.')
    expect(tv.text()).toContain('No two fingers agree, no points.')
    expect(anna.text()).toContain('Every finger for itself.')
    expect(tv.text() + anna.text()).not.toMatch(/\+|with the room|all alone/)
    table.waits(6.4)
    expect(table.view().phase).toBe('over')
  })

  it('[TABLE-INTERLUDE-2] with many tied targets no one reads a list of names', () => {
    const eight = [...FOUR, 'Emil', 'Fay', 'Gus', 'Hal']
    const table = tableOf(interludeToy('point'), BOARDS, eight)
    eight.forEach((id, i) => table.does(id, { type: 'point', at: FOUR[i % FOUR.length] ?? id }))
    expect(table.sits(null).text()).toContain('A 4-way tie!')
    table.waits(9)
    expect(table.sits(null).text()).toMatch(/(Anna|Bert|Cleo|Dora), what’s your plea\?/)
  })

  it('[TABLE-INTERLUDE-3] promises nothing without points', () => {
    const table = open('free')
    expect(table.sits('Anna').text()).toContain('No points')
    for (const id of FOUR) table.does(id, { type: 'point', at: 'Bert' })
    expect(table.sits(null).text()).not.toContain('+')
  })
})

describe('Everybody Writes on the screen', () => {
  it('[TABLE-INTERLUDE-4] one tap sends one line; the draft survives everything', () => {
    const table = open('writing')
    const screen = table.sits('Anna')
    const field = screen.getByRole('textbox')
    // With nothing to send it asks for something.
    tap(screen.getByRole('button', { name: 'That’s my line' }))
    expect([table.outcomes, document.activeElement]).toEqual([[], field])
    fireEvent.change(field, { target: { value: 'Not my dog' } })
    table.does('Bert', { type: 'pass' })
    screen.update(true)
    screen.update()
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Not my dog')
    expect(screen.text()).toContain('10/80')
    expect(screen.text()).toContain('Every vote pays you 150.')
    tap(screen.getByRole('button', { name: 'That’s my line' }))
    expect(table.outcomes).toEqual([['Anna', { type: 'write', text: 'Not my dog' }, 'ok']])
    screen.update()
    expect(screen.text()).toContain('“Not my dog”')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('[TABLE-INTERLUDE-4] writing is optional', () => {
    const table = open('writing')
    const screen = table.sits('Anna')
    tap(screen.getByRole('button', { name: 'I have nothing' }))
    expect(table.outcomes).toEqual([['Anna', { type: 'pass' }, 'ok']])
    screen.update()
    expect(screen.text()).toContain('You still get a vote')
  })

  it("[TABLE-INTERLUDE-4] a player's line is on no other screen", () => {
    const table = open('writing')
    table.does('Anna', { type: 'write', text: 'A secret' })
    for (const seat of ['Bert', null]) {
      const screen = table.sits(seat)
      expect(screen.text()).not.toContain('A secret')
      screen.goes()
    }
    expect(table.sits(null).getByRole('list', { name: '1 of 4 have finished.' }).textContent).toBe('Anna')
  })

  it("[TABLE-INTERLUDE-5] shows all lines without names; the player's own is marked and can't be tapped", () => {
    const table = written()
    const screen = table.sits('Anna')
    const lines = screen.getByRole('list', { name: /^Which one’s best\?/ })
    expect(lines.textContent).toContain(`${lineOf(table, 'Anna').text} Yours`)
    expect(screen.getAllByRole('button')).toHaveLength(2)
    expect(lines.textContent).not.toMatch(/Bert|Cleo/)
    tap(screen.getByRole('button', { name: lineOf(table, 'Cleo').text }))
    expect(table.outcomes).toEqual([['Anna', { type: 'best', line: lineOf(table, 'Cleo').id }, 'ok']])
    screen.update()
    expect(screen.getByRole('button', { pressed: true }).textContent).toContain('Your vote')
    const tv = table.sits(null)
    expect(tv.queryAllByRole('button')).toEqual([])
    expect(tv.container.querySelector('[aria-pressed="true"]')).toBeNull()
    expect(tv.getByRole('list', { name: 'Votes in' }).textContent).toBe('Anna')
  })

  it('[TABLE-INTERLUDE-6] then the names, the best first, with votes and points', () => {
    const table = voted()
    const rows = table.sits(null).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      `“${lineOf(table, 'Bert').text}”Bert+450`,
      `“${lineOf(table, 'Cleo').text}”Cleo+150`,
      `“${lineOf(table, 'Anna').text}”Anna`,
    ])
    expect(rows[0]?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('3 votes')
  })

  it("[TABLE-INTERLUDE-6] the best line's author takes the crown; if all are equal no one does", () => {
    const [tv, bert] = [voted().sits(null), voted().sits('Bert')]
    expect(linesIn(tv.container)).toContain('Bert takes the crown! 150 for every vote.')
    expect(linesIn(bert.container)).toContain('You take the crown! +450')
    const table = open('writing')
    for (const id of FOUR) table.does(id, { type: 'write', text: `Whatever ${id} says` })
    for (const [i, id] of FOUR.entries())
      table.does(id, { type: 'best', line: lineOf(table, FOUR[(i + 1) % FOUR.length] ?? '').id })
    expect(linesIn(table.sits(null).container)).toContain('A dead heat! 150 for every vote.')
  })

  it('[TABLE-INTERLUDE-6] a TV reads the third best first, the best last, and names no one before that', () => {
    vi.useFakeTimers()
    const table = voted()
    vi.setSystemTime(table.view().since)
    const tv = table.hangs()
    const later = (ms: number) =>
      act(() => {
        vi.advanceTimersByTime(ms)
      })
    const words = ['Anna', 'Cleo', 'Bert'].map((id) => `“${lineOf(table, id).text}”`)
    for (const [i, text] of words.entries()) {
      later(i === 0 ? 320 : 1300)
      expect(tv.container.querySelector('.line-spot')?.textContent).toContain(text)
      expect(tv.container.querySelector('.line-name')).toBeNull()
    }
    expect(tv.container.querySelector('.line-spot')?.textContent).toBe(`The best line${words[2]}?`)
    later(3000)
    expect(tv.container.querySelector('.line-spot')?.textContent).toBe(`The best line${words[2]}Bert+450`)
  })

  it('[TABLE-INTERLUDE-6] only its author says whether a line may be quoted', () => {
    const table = voted()
    expect(table.sits('Dora').queryByRole('switch')).toBeNull()
    const bert = table.sits('Bert')
    const quote = bert.getByRole('switch', { name: 'Quote me tonight, by name' })
    expect(quote.getAttribute('aria-checked')).toBe('false')
    tap(quote)
    expect(table.outcomes).toEqual([['Bert', { type: 'quote', line: lineOf(table, 'Bert').id, isAllowed: true }, 'ok']])
    bert.update()
    expect(bert.getByRole('switch').getAttribute('aria-checked')).toBe('true')
  })
})
