import { neverHaveIEver } from '@highjinks/games/never-have-i-ever'
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { linesIn } from '../../ui/announcer/testing/lines.ts'
import { tableOf } from '../testing/table-of.tsx'
import { rangeWords } from './reveal-timeline.ts'
import { boards } from './screen.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const FIVE = ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil'] as const
const NOT_FOR_ONE = /Only you|you guess|locked/i
type Table = ReturnType<typeof open>

function open(names: readonly string[] = FIVE) {
  const table = tableOf(neverHaveIEver, boards, names)
  for (const id of names) table.does(id, { type: 'pass' })
  return table
}

/** Everyone has seen the card. */
function asking(table: Table) {
  table.waits(11)
  expect(table.view().phase).toBe('ask')
  return table
}

/** Anna and Bert have; the others never; everyone guesses two, and that Bert wrote it. */
function answered(table: Table, names: readonly string[] = FIVE) {
  for (const [i, id] of names.entries()) {
    table.does(id, { type: 'say', side: i < 2 ? 'have' : 'never' })
    table.does(id, { type: 'guess', number: 2 })
    table.does(id, { type: 'band', band: 'half' })
    table.does(id, { type: 'whose', author: id === 'Bert' ? 'Anna' : 'Bert' })
  }
  return table
}

function openReveal(table: Table) {
  const { reveal } = table.view()
  if (reveal?.mode !== 'open') throw new Error('it is not in the open')
  return reveal
}

/** The second round, with Bert's own statement. */
function withOwn() {
  const table = open()
  table.offers('Bert', 'b1', 'worn a cape')
  answered(table)
  // No one asks to tell, and the one player who gets the question tells it
  for (const seconds of [11, 6, 3]) table.waits(seconds)
  table.does(table.view().teller ?? '', { type: 'done' })
  expect(table.view().round).toBe(2)
  return table
}

it('[TIMELINE-6] points to the TV until the first of them walks', () => {
  const table = open()
  answered(table)
  vi.useFakeTimers()
  vi.setSystemTime(table.view().since)
  const anna = table.sits('Anna', true)
  expect(anna.text()).toContain('Heads up!And they say …')
  act(() => {
    vi.advanceTimersByTime(1300)
  })
  expect(anna.text()).not.toContain('Heads up!')
})

describe('the answer', () => {
  it('[TABLE-NEVER-1] [TABLE-NEVER-2] is one decision per screen, and says that it is in the open', () => {
    const table = open()
    const anna = table.sits('Anna')
    anna.getByText(table.view().statement ?? '')
    anna.getByText('Secret until the reveal. Then everyone sees who.')
    expect(anna.getAllByRole('button').map((button) => button.textContent)).toEqual(['I have', 'Never', 'Skip'])
    fireEvent.click(anna.getByRole('button', { name: 'Never' }))
    anna.update()
    anna.getByRole('group', { name: 'How many of you 5 have?' })
    const [first] = table.hand('Anna').numbers
    fireEvent.click(anna.getAllByRole('button')[0] ?? anna.container)
    anna.update()
    expect(anna.text()).toContain('Never, and you guess')
    expect(table.outcomes).toEqual([
      ['Anna', { type: 'say', side: 'never' }, 'ok'],
      ['Anna', { type: 'guess', number: first?.least }, 'ok'],
    ])
  })

  it('[TABLE-NEVER-1] each confession has its own picture, and neither is the one to press', async () => {
    const anna = open().sits('Anna')
    const [have, never] = ['I have', 'Never'].map((name) => anna.getByRole('button', { name }))
    const pictures = () => [have, never].map((button) => button?.querySelector('svg[aria-hidden="true"]')?.innerHTML)
    await waitFor(() => expect(pictures().every(Boolean)).toBe(true))
    expect(pictures()[0]).not.toBe(pictures()[1])
    for (const button of [have, never]) expect(button?.className).not.toContain('bg-lime')
  })

  it('[TABLE-NEVER-1] for a player’s own statement, the author comes last', () => {
    const table = withOwn()
    table.does('Anna', { type: 'say', side: 'have' })
    table.does('Anna', { type: 'guess', number: null })
    const anna = table.sits('Anna')
    anna.getByText('One of you wrote this')
    expect(anna.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Bert',
      'Cleo',
      'Dora',
      'Emil',
      'No idea',
    ])
    fireEvent.click(anna.getByRole('button', { name: 'Bert' }))
    table.does('Bert', { type: 'say', side: 'have' })
    table.does('Bert', { type: 'guess', number: null })
    table.sits('Bert').getByText('It’s yours. Keep a straight face and tap anyone.')
    expect(table.outcomes).toEqual([['Anna', { type: 'whose', author: 'Bert' }, 'ok']])
  })

  it('[TABLE-NEVER-2] locks an answer, also after a reload, and shows it on no other screen', () => {
    const table = open()
    table.does('Anna', { type: 'say', side: 'have' })
    table.does('Anna', { type: 'guess', number: 5 })
    expect(table.sits('Anna').text()).toContain('I have, and you guess')
    for (const seat of ['Bert', null]) expect(table.sits(seat).text()).not.toMatch(NOT_FOR_ONE)
  })

  it('[TABLE-NEVER-2] a TV shows that a tap arrives, and not which', () => {
    const [have, never] = (['have', 'never'] as const).map((side) => {
      const table = open()
      table.does('Anna', { type: 'say', side })
      const tv = table.hangs()
      const drawn = tv.container.innerHTML
      expect(tv.text()).toContain('1 is guessing how many have 4 to go.')
      cleanup()
      return drawn.replaceAll(/_r_\w+_/g, '')
    })
    expect(have).toBe(never)
  })

  it('[TABLE-NEVER-2] takes no second tap while one is on its way', () => {
    const anna = open().sits('Anna')
    anna.update(true)
    expect(anna.getByRole('button', { name: 'I have' }).matches(':disabled')).toBe(true)
  })

  it("[TABLE-NEVER-7] a player's statement can be waved away, and taken back by its author only", () => {
    const table = withOwn()
    table.sits('Bert').getByRole('button', { name: 'Take it back' })
    const dora = table.sits('Dora')
    expect(dora.queryByRole('button', { name: 'Take it back' })).toBeNull()
    fireEvent.click(dora.getByRole('button', { name: 'Wave it off' }))
    expect(table.outcomes).toEqual([['Dora', { type: 'wave' }, 'ok']])
    dora.update()
    expect(dora.text()).not.toContain('cape')
    expect(dora.queryByRole('button', { name: 'Wave it off' })).toBeNull()
  })
})

describe('in the open', () => {
  it('[TABLE-NEVER-3] the number, then both sides with guesses and points, then the author', () => {
    const table = answered(withOwn())
    const watcher = table.sits(null)
    expect(watcher.text()).toContain('2 of 5 have')
    const [have, never] = ['They have', 'Never'].map((name) => watcher.getByRole('list', { name }))
    expect(have?.textContent).toMatch(/^Annaguessed .*Bertguessed /)
    expect(never?.textContent).toMatch(/^Cleoguessed .*Doraguessed .*Emilguessed /)
    watcher.getByText('Written by Bert. Anna, Cleo, Dora, and Emil knew.')
    const own = table.sits('Cleo').container.querySelector('[data-own-result]')
    expect(own?.textContent).toMatch(/^You .+! \+1,100900 for guessing 2 and 200 for knowing who wrote it\.$/)
    expect(watcher.container.querySelector('[data-own-result]')).toBeNull()
  })

  it('[TABLE-NEVER-3] on a TV everyone is on their side with their guess, which turns into its points', () => {
    const table = open(FIVE.slice(0, 4))
    for (const [i, id] of FIVE.slice(0, 4).entries()) {
      table.does(id, { type: 'say', side: i === 3 ? 'skip' : i === 2 ? 'never' : 'have' })
      table.does(id, { type: 'guess', number: i === 0 ? 3 : 2 })
    }
    const tv = table.hangs()
    const { guesses, gains } = openReveal(table)
    expect(linesIn(tv.container)).toContain('2 of 4 have')
    expect(tv.getByRole('list', { name: 'They have' }).textContent).toBe(
      `Annasaid ${rangeWords(guesses['Anna'] ?? [0, 0])}Bert+${gains['Bert']}`,
    )
    expect(tv.getByRole('list', { name: 'Never' }).textContent).toBe(`Cleo+${gains['Cleo']}`)
    expect(tv.getByRole('list', { name: 'Takes the Fifth' }).textContent).toBe(`Dora+${gains['Dora']}`)
  })

  it('[TABLE-NEVER-3] on a TV they come one by one, and no one knows the count before the last of them', () => {
    const table = answered(open())
    vi.useFakeTimers()
    vi.setSystemTime(table.view().since)
    const tv = table.hangs()
    const at = (milliseconds: number) => {
      act(() => {
        vi.advanceTimersByTime(milliseconds)
      })
      return tv.container.querySelectorAll('[data-performer]').length
    }
    expect([at(0), at(1300), at(700)]).toEqual([0, 1, 2])
    expect(linesIn(tv.container)).toEqual([])
    expect(tv.text()).not.toContain('said')
    const halves = () => [...document.querySelectorAll('.half-count')].map((half) => half.textContent)
    expect([at(2800), halves()]).toEqual([5, []])
    expect([at(300), halves()]).toEqual([5, ['2 have', '3 never']])
    expect([at(9000), halves()]).toEqual([5, []])
    expect(tv.getByText('of 5 have')).toBeTruthy()
  })

  it('[TABLE-NEVER-5] on a TV players who want to tell ask for it', () => {
    const table = asking(answered(open()))
    table.does('Bert', { type: 'ask', isWilling: true })
    expect(table.hangs().getByText('Ask me!').closest('li')?.textContent).toContain('Bert')
  })

  it('[TABLE-NEVER-5] [GHOST-5] a player who has can ask to tell, the others choose between two, and the story gets applause', () => {
    const table = asking(answered(open()))
    expect(table.sits('Cleo').queryByRole('button', { name: 'Ask me' })).toBeNull()
    const bert = table.sits('Bert')
    fireEvent.click(bert.getByRole('button', { name: /^Ask me/ }))
    fireEvent.click(table.sits('Anna').getByRole('button', { name: /^Ask me/ }))
    const cleo = table.sits('Cleo')
    fireEvent.click(cleo.getByRole('button', { name: 'Bert' }))
    cleo.update()
    expect(cleo.getByRole('button', { name: 'Bert' }).getAttribute('aria-pressed')).toBe('true')
    for (const id of ['Anna', 'Dora', 'Emil']) table.does(id, { type: 'hear', teller: 'Bert' })
    table.does('Bert', { type: 'hear', teller: 'Anna' })
    bert.update()
    bert.getByRole('heading', { name: 'The floor is yours' })
    const anna = table.sits('Anna')
    anna.getByRole('heading', { name: 'Bert tells it' })
    // A spectator has nothing to clap with.
    const asksForIt = [anna, table.hangs(), table.sits(null)].map((screen) => screen.text().includes('Clap when'))
    expect(asksForIt).toEqual([true, true, false])
    fireEvent.click(anna.getByRole('button', { name: /Applaud/ }))
    fireEvent.click(bert.getByRole('button', { name: 'The end' }))
    expect(table.outcomes.map(([by, move, outcome]) => [by, move.type, outcome])).toEqual([
      ['Bert', 'ask', 'ok'],
      ['Anna', 'ask', 'ok'],
      ['Cleo', 'hear', 'ok'],
      ['Anna', 'applaud', 'ok'],
      ['Bert', 'done', 'ok'],
    ])
  })

  it('[TABLE-NEVER-9] if no one wants to tell, only one phone gets the question, and can wave it on', () => {
    const table = asking(answered(open()))
    table.waits(6)
    expect(table.view().phase).toBe('nominate')
    const [nominee = ''] = FIVE.filter((id) => table.hand(id).isNominated)
    const others = [...FIVE.filter((id) => id !== nominee), null].map((seat) => {
      const screen = table.sits(seat)
      const words = screen.text()
      expect(screen.queryByRole('button', { name: /Wave it on/ })).toBeNull()
      screen.goes()
      return words
    })
    expect(others.every((words) => words.includes('The cat is asking around'))).toBe(true)
    fireEvent.click(table.sits(nominee).getByRole('button', { name: 'Not me. Pass' }))
    expect(table.outcomes).toEqual([[nominee, { type: 'pass' }, 'ok']])
  })
})

it("[TABLE-NEVER-10] before the first card every phone gets a request for one of its own, and the TV doesn't say so", () => {
  const table = tableOf(neverHaveIEver, boards, FIVE)
  const anna = table.sits('Anna')
  anna.getByRole('heading', { name: 'Write one for tonight' })
  expect(anna.getByRole<HTMLTextAreaElement>('textbox').value).toContain(table.hand('Anna').starter)
  expect(anna.getByRole<HTMLButtonElement>('button', { name: 'Add it' }).disabled).toBe(true)
  fireEvent.click(anna.getByRole('button', { name: 'Skip' }))
  anna.update()
  expect(anna.queryByRole('textbox')).toBeNull()
  expect(table.hangs().text()).not.toMatch(/write|never/i)
  expect(table.outcomes).toEqual([['Anna', { type: 'pass' }, 'ok']])
})

it('[TABLE-NEVER-11] during the guess about the author every screen says so alike', () => {
  const table = withOwn()
  for (const id of ['Anna', 'Cleo']) table.does(id, { type: 'say', side: 'never' })
  const words = 'Who wrote it? 2 are guessing. 3 to go.'
  expect(table.hangs().text()).toContain(words)
  table.does('Anna', { type: 'guess', number: null })
  table.does('Anna', { type: 'whose', author: 'Bert' })
  const told = 'Who wrote it? 1 is guessing. 1 is done. 3 to go.'
  expect([table.hangs().text(), table.sits('Anna').text()].map((text) => text.includes(told))).toEqual([true, true])
})

it("[TABLE-NEVER-6] a spectator's screen has something to read in every phase and nothing to tap", () => {
  const table = open()
  const watcher = table.sits(null)
  const look = () => {
    watcher.update()
    expect(watcher.text().length).toBeGreaterThan(10)
    expect(watcher.queryAllByRole('button')).toEqual([])
  }
  look()
  answered(table)
  look()
  table.waits(11)
  look()
  table.does('Anna', { type: 'ask', isWilling: true })
  look()
  table.does('Bert', { type: 'ask', isWilling: true })
  look()
  table.waits(12)
  look()
})

it('[TABLE-NEVER-3] repeats what no one has done when the question is who is lying', () => {
  const table = open()
  const { statement } = table.view()
  for (const id of FIVE) table.does(id, { type: 'say', side: 'never' })
  for (const id of FIVE) table.does(id, { type: 'guess', number: null })
  table.waits(11)
  expect(table.view().phase).toBe('point')
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  expect(table.sits(null).text()).toContain(`${statement} Nobody has? Who is lying?`)
  vi.unstubAllGlobals()
  // A phone has room for it once everyone has pointed.
  const anna = table.sits('Anna')
  expect(anna.text()).not.toContain(statement)
  for (const id of FIVE) table.does(id, { type: 'point', at: 'Bert' })
  expect(table.view().phase).toBe('fingers')
  anna.update()
  expect(anna.text()).toContain(`${statement} Nobody has? Who is lying?`)
})
