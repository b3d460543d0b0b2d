import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { textHeard } from '../../lib/testing/text-heard.ts'
import type { Sitter } from './cast.ts'
import { Sofa } from './sofa.tsx'
import { spotsFor } from './sofa-spots.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const sitter = (id: string, more: Partial<Sitter> = {}): Sitter => ({
  id,
  name: id,
  mood: 'calm',
  isStanding: false,
  score: null,
  gain: null,
  ...more,
})
const many = (count: number) => Array.from({ length: count }, (_, i) => sitter(`p${i}`))
const later = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}
const read = () =>
  within(screen.getByRole('list', { name: 'On the couch' }))
    .getAllByRole('listitem')
    .map(textHeard)

describe('the sofa', () => {
  it('lists names with their scores, and who is away or thinking; the drawing is silent', () => {
    render(
      <Sofa
        people={[sitter('Anna', { score: 1250 }), sitter('Bert', { mood: 'busy' }), sitter('Cleo', { mood: 'asleep' })]}
      />,
    )
    expect(read()).toEqual(['Anna, 1,250 points, in the lead', 'Bert, still thinking', 'Cleo, away'])
  })

  it('keeps only the bowl of a player in the spotlight', () => {
    render(<Sofa people={[sitter('Anna', { score: 1250 }), sitter('Bert', { score: 50, isInSpotlight: true })]} />)
    const heads = () => screen.getAllByRole('listitem').map((li) => li.querySelectorAll('g[data-looking]').length)
    expect(heads()).toEqual([1, 0])
    expect(read()[1]).toBe('Bert, 50 points, on stage')
  })

  it('on a laptop, marks the owner of the screen', () => {
    render(<Sofa people={[sitter('Anna'), sitter('Bert')]} me="Bert" />)
    const names = () => [...document.querySelectorAll('.sofa-name')].map((name) => name.textContent)
    expect(names()).toEqual(['Anna', 'You'])
  })

  it('seats eight side by side within its arms, and more behind', () => {
    const overlaps = (count: number) =>
      spotsFor(count).filter((place, i, all) => {
        const next = all[i + 1]
        return next?.isBehind === place.isBehind && next.x - next.width / 2 < place.x + place.width / 2 - 0.001
      })
    expect([2, 5, 8].map((count) => overlaps(count).length)).toEqual([0, 0, 0])
    expect(spotsFor(8).some((place) => place.isBehind || place.x - place.width / 2 < 0)).toBe(false)
    expect(spotsFor(11).filter((place) => place.isBehind)).toHaveLength(3)
    render(<Sofa people={many(11)} />)
    expect(read()).toHaveLength(11)
  })

  it('keeps a name in one line if it fits there', () => {
    render(<Sofa people={[...many(6), sitter('Lady Haze'), sitter('Mama Momo')]} />)
    const isInOneLine = (name: string) => screen.getByText(name).className === 'whitespace-nowrap'
    expect(['Lady Haze', 'Mama Momo'].map(isInOneLine)).toEqual([true, false])
  })

  it('shows spectators as heads behind it', () => {
    const heads = () => document.querySelectorAll('[data-watcher]').length
    const { rerender } = render(<Sofa people={many(2)} watchers={3} />)
    expect(heads()).toBe(3)
    rerender(<Sofa people={many(2)} />)
    expect(heads()).toBe(0)
  })

  it('a reaction flies off from its thrower, with their name, each for its own time', () => {
    vi.useFakeTimers()
    const flying = () => [...document.querySelectorAll('.sofa-thrown')].map((one) => one.textContent)
    const people = [sitter('Anna'), sitter('Bert')]
    const { rerender } = render(<Sofa people={people} />)
    rerender(<Sofa people={people} reaction={{ n: 1, from: 'Bert', kind: 'fire' }} />)
    expect(screen.getAllByRole('listitem')[1]?.querySelector('.sofa-thrown')?.textContent).toBe('Bert')
    later(1500)
    rerender(<Sofa people={people} reaction={{ n: 2, from: 'Anna', kind: 'love' }} />)
    expect(flying()).toEqual(['Anna', 'Bert'])
    later(1500)
    expect(flying()).toEqual(['Anna'])
  })

  it('a small gain floats over its head; in the dark the people it is about stay lit', () => {
    vi.useFakeTimers()
    const lit = () => [...document.querySelectorAll('[data-lit]')].map((one) => one.getAttribute('data-sitter'))
    const { rerender } = render(<Sofa people={[sitter('Anna', { gain: 50 }), sitter('Bert')]} lit={['Bert']} />)
    expect(document.querySelector('[data-sitter="Anna"] .sofa-gain')?.textContent).toBe('+50')
    expect([lit(), document.querySelectorAll('[data-lights-down]').length]).toEqual([['Bert'], 1])
    rerender(<Sofa people={[sitter('Anna'), sitter('Bert')]} />)
    later(100)
    expect([lit(), document.querySelectorAll('[data-lights-down], .sofa-gain').length]).toEqual([[], 0])
  })

  it('a higher score has a higher pile of snacks', () => {
    const score = (points: number) => {
      render(<Sofa people={[sitter('Anna', { score: points }), sitter('Best', { score: 4000 })]} />)
      const count = screen.getAllByRole('listitem')[0]?.querySelectorAll('[data-snack]').length ?? 0
      cleanup()
      return count
    }
    const piles = [0, 50, 1000, 4000].map(score)
    expect(piles[0]).toBe(0)
    expect(piles).toEqual([...new Set(piles)].toSorted((a, b) => a - b))
  })

  it.each([
    ['falls in, and those beside feel it', false, false, ['Bert', 'Anna']],
    ['is simply there while the table is paused', true, false, []],
    ['is simply there for those who want no motion', false, true, []],
  ])('a newcomer %s', (_, isPaused, isStill, expected) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
    const moved: (string | null | undefined)[] = []
    const animate = function (this: Element) {
      moved.push(this.closest('[data-sitter]')?.getAttribute('data-sitter'))
    }
    const { rerender } = render(<Sofa people={[sitter('Zoe'), sitter('Anna')]} isPaused={isPaused} />)
    Object.defineProperty(Element.prototype, 'animate', { value: animate, configurable: true })
    rerender(<Sofa people={[sitter('Zoe'), sitter('Anna'), sitter('Bert')]} isPaused={isPaused} />)
    Reflect.deleteProperty(Element.prototype, 'animate')
    vi.unstubAllGlobals()
    expect(moved).toEqual(expected)
  })

  it("people from the last sofa don't fall in again", () => {
    const animate = vi.fn<() => void>()
    Object.defineProperty(Element.prototype, 'animate', { value: animate, configurable: true })
    const { rerender } = render(<Sofa people={[sitter('Anna')]} isSettled />)
    expect(animate).not.toHaveBeenCalled()
    rerender(<Sofa people={[sitter('Anna'), sitter('Bert')]} isSettled />)
    expect(animate).toHaveBeenCalledTimes(2)
    Reflect.deleteProperty(Element.prototype, 'animate')
  })

  it('those who change together draw one after the other', () => {
    vi.useFakeTimers()
    const all = (mood: Sitter['mood']) => ['Anna', 'Bert', 'Cleo'].map((name) => sitter(name, { mood }))
    const { rerender } = render(<Sofa people={all('calm')} />)
    rerender(<Sofa people={all('busy')} />)
    const busy = () => screen.getAllByRole('listitem').filter(({ dataset }) => dataset.mood === 'busy').length
    // The table above them draws first.
    const counts = [busy()]
    for (let frame = 0; frame < 6; frame++) {
      later(16)
      counts.push(busy())
    }
    expect([...new Set(counts)]).toEqual([0, 1, 2, 3])
  })
})
