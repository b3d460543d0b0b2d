import { spinTheStash } from '@highjinks/games/spin-the-stash'
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { tableOf } from '../testing/table-of.tsx'
import { Screen } from './screen.tsx'
import type { Segment } from './segments.ts'

afterEach(cleanup)

const NAMES = ['Anna', 'Bert', 'Cleo', 'Dora']
const tap = (element: HTMLElement) => fireEvent.click(element)

function open(seed?: number) {
  const table = tableOf(spinTheStash, Screen, NAMES, { duration: 'Standard' }, seed)
  const actor = table.view().turn ?? ''
  const [one = '', other = ''] = NAMES.filter((name) => name !== actor)
  const stake = (...on: readonly [Segment, Segment]) => {
    for (const name of NAMES) table.does(name, { type: 'stake', on })
  }
  return { table, actor, one, other, stake }
}

/** At the task of this segment: the seed is looked for that draws it. */
function openAt(segment: Segment, on: readonly [Segment, Segment] = ['breather', 'breather']) {
  for (let seed = 1; seed < 500; seed++) {
    const opened = open(seed)
    opened.stake(...on)
    opened.table.does(opened.actor, { type: 'pull' })
    if (opened.table.view().wheel?.segment !== segment) continue
    opened.table.waits(6)
    return opened
  }
  throw new Error(`the wheel never stops at ${segment}`)
}

describe('Spin the Stash, drawn', () => {
  it('[TABLE-SPIN-1] places two tokens by tapping segments, takes them back, and locks them in', () => {
    const { table, one } = open()
    const screen = table.sits(one)
    const tapOn = (label: string) => tap(screen.getByText(label))
    expect(screen.getByRole('button', { name: '2 to place' }).hasAttribute('disabled')).toBe(true)
    tapOn('Dare')
    tapOn('Dare')
    expect(screen.getByRole('button', { name: /^Dare.*2 tokens/, pressed: true })).toBeTruthy()
    tapOn('Dare')
    tapOn('Gift')
    tapOn('Duel')
    tapOn('Swap')
    expect(screen.container.querySelectorAll('[aria-pressed="true"]')).toHaveLength(2)
    tapOn('Lock them in')
    expect(table.outcomes).toEqual([[one, { type: 'stake', on: ['duel', 'swap'] }, 'ok']])
    screen.update()
    expect(screen.text()).toContain('Duel and Swap')
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  it('[TABLE-SPIN-1] shows nobody where the tokens of another lie, only how many have placed theirs', () => {
    const { table, one, other } = open()
    table.does(one, { type: 'stake', on: ['jackpot', 'gift'] })
    for (const seat of [other, null]) {
      const screen = table.sits(seat)
      expect(screen.queryByText('Jackpot and Gift')).toBeNull()
      expect(screen.container.querySelector('[aria-pressed="true"]')).toBeNull()
      screen.goes()
    }
    expect(table.sits(null).text()).toContain('1 of 4 have placed their tokens.')
  })

  it('[TABLE-SPIN-2] gives the pull to whose turn it is, and says nothing of the draw while it turns', () => {
    const { table, actor, one, stake } = open()
    stake('dare', 'dare')
    expect(table.sits(one).queryAllByRole('button')).toEqual([])
    const screen = table.sits(actor)
    tap(screen.getByRole('button', { name: 'Pull the wheel' }))
    expect(table.outcomes).toEqual([[actor, { type: 'pull' }, 'ok']])
    screen.update()
    expect(table.view().phase).toBe('turning')
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.text()).toContain('A wheel of 8 segments')
    expect(screen.text()).not.toContain('stopped')
  })

  it('[TABLE-SPIN-3] turns on from where it rested, and a screen that comes late finds it at rest', () => {
    const { table, actor } = openAt('jackpot')
    const rested = table.view().wheel
    const angleOf = (screen: ReturnType<typeof table.sits>) =>
      /rotate\((-?[\d.]+)deg/.exec(screen.container.querySelector('g[style]')?.getAttribute('style') ?? '')?.[1]
    const late = table.sits(null)
    expect(Number(angleOf(late)) % 360).toBeCloseTo(rested?.restAngle ?? 0)
    table.waits(5)
    expect(table.view().turn).not.toBe(actor)
    for (const name of NAMES) table.does(name, { type: 'stake', on: ['dare', 'dare'] })
    table.does(table.view().turn ?? '', { type: 'pull' })
    expect(table.view().wheel?.fromAngle).toBe(rested?.restAngle)
  })

  it.each(['dare', 'duel'] as const)('[TABLE-SPIN-4] plays a %s to the end: perform, verdict, points', (segment) => {
    const { table } = openAt(segment)
    const performers = table.view().attempt?.performers ?? []
    const [first = ''] = performers
    const outsider = NAMES.find((name) => !performers.includes(name)) ?? ''
    expect(table.sits(outsider).text()).toContain(table.view().card)
    tap(table.sits(first).getByRole('button', { name: 'Done' }))
    for (const name of performers.slice(1)) table.does(name, { type: 'done' })
    expect(table.view().phase).toBe('verdict')
    for (const name of table.view().attempt?.voters ?? []) {
      tap(table.sits(name).getByRole('button', { name: segment === 'duel' ? first : 'Did it' }))
    }
    expect(table.outcomes.every(([, , outcome]) => outcome === 'ok')).toBe(true)
    const score = table.sits(null)
    expect(score.text()).toContain(segment === 'duel' ? `${first} wins!` : 'Did it!')
    expect(score.text()).toContain('task +500')
  })

  it('[TABLE-SPIN-5] shows a house rule for three more turns, on every screen', () => {
    const { table, actor, one } = openAt('rule')
    const rule = table.view().card ?? ''
    tap(table.sits(actor).getByRole('button', { name: 'Lay it down' }))
    const screen = table.sits(one)
    expect(screen.getByRole('list', { name: 'House rules' }).textContent).toContain(rule)
    table.waits(5)
    screen.update()
    expect(screen.getByRole('list', { name: 'House rules' }).textContent).toContain(`${rule}${actor}, 3 turns left`)
  })

  it('[TABLE-SPIN-6] tells what a missed jackpot grows to, and who took a hit one', () => {
    const missed = openAt('jackpot')
    expect(missed.table.sits(null).text()).toContain('It grows to 600.')
    const hit = openAt('jackpot', ['jackpot', 'gift'])
    const screen = hit.table.sits(hit.one)
    expect(screen.text()).toContain('Cracked!')
    expect(screen.text()).toContain('tokens +100')
  })

  it('[TABLE-SPIN-7] puts what a gift brings on its button, and tells everybody what was given', () => {
    const { table, actor, one } = openAt('gift')
    const mine = table.sits(actor)
    expect(table.sits(one).text()).toContain(`${actor} has a gift to give`)
    tap(mine.getByRole('button', { name: new RegExp(`^${one}.*\\+300.*\\+200 for you`) }))
    expect(table.outcomes).toEqual([[actor, { type: 'name', player: one }, 'ok']])
    const score = table.sits(null)
    expect(score.text()).toContain(`${actor} has a heart of gold. ${one} says thanks.`)
    expect(score.text()).toContain('task +300')
  })

  it('[TABLE-SPIN-7] offers a swap with the neighbours, or none', () => {
    const { table, actor } = openAt('swap')
    const mine = table.sits(actor)
    expect(mine.getAllByRole('button')).toHaveLength(3)
    tap(mine.getByRole('button', { name: 'Keep what I have' }))
    expect(table.sits(null).text()).toContain(`${actor} keeps what they have.`)
  })

  it('[TABLE-SPIN-8] asks everybody at once, and says how many have answered', () => {
    const { table, actor, one, other } = openAt('everyone')
    tap(table.sits(one).getByRole('button', { name: 'Answered' }))
    tap(table.sits(other).getByRole('button', { name: 'Pass' }))
    expect(table.sits(null).text()).toContain('2 of 4 have answered.')
    expect(table.sits(one).queryByRole('button', { name: 'Answered' })).toBeNull()
    expect(table.sits(actor).getByRole('button', { name: 'Answered' })).toBeTruthy()
  })
})
