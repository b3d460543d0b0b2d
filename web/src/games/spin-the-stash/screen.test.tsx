import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { afterFrames } from '../../lib/with-next-frame.ts'
import { peek } from '../testing/glance.ts'
import { NAMES, open, openAt, performing, tap } from './testing/opened.ts'

afterEach(cleanup)

describe('Spin the Stash on the screen', () => {
  it("[TABLE-SPIN-1] gives the pull to the current player, the cheering to the others, and doesn't reveal the draw", () => {
    const { table, actor, one } = open()
    const theirs = table.sits(one)
    expect(theirs.queryByRole('button', { name: 'Pull the wheel' })).toBeNull()
    tap(theirs.getByRole('button', { name: /Cheer/ }))
    const mine = table.sits(actor)
    tap(mine.getByRole('button', { name: 'Pull the wheel' }))
    expect(table.outcomes).toEqual([
      [one, { type: 'applaud', for: actor }, 'ok'],
      [actor, { type: 'pull' }, 'ok'],
    ])
    mine.update()
    expect(table.view().phase).toBe('turning')
    expect(mine.queryByRole('button')).toBeNull()
    expect(mine.text()).toContain('A wheel of 8 segments')
    expect(mine.text()).not.toContain('stopped')
  })

  it('[TABLE-SPIN-1] takes a swipe over the wheel, and not a mere tap', () => {
    const { table, actor } = open()
    const wheel = table.sits(actor).container.querySelector('.touch-none')
    if (!wheel) throw new Error('no wheel to swipe')
    fireEvent.pointerDown(wheel, { clientX: 100, clientY: 100 })
    fireEvent.pointerUp(wheel, { clientX: 105, clientY: 110 })
    expect(table.outcomes).toEqual([])
    fireEvent.pointerDown(wheel, { clientX: 100, clientY: 100 })
    fireEvent.pointerUp(wheel, { clientX: 110, clientY: 190 })
    expect(table.outcomes).toEqual([[actor, { type: 'pull' }, 'ok']])
  })

  it('[TABLE-SPIN-2] turns on from its rest angle, and a late screen finds it at rest', () => {
    const { table, actor } = openAt('dare')
    const rested = table.view().wheel
    table.does(actor, { type: 'pass' })
    table.waits(5)
    expect(table.view().phase).toBe('spin')
    const style = table.sits(null).container.querySelector('svg[style]')?.getAttribute('style') ?? ''
    expect(Number(/rotate\((-?[\d.]+)deg/.exec(style)?.[1]) % 360).toBeCloseTo(rested?.restAngle ?? 0)
    table.does(table.view().turn ?? '', { type: 'pull' })
    expect(table.view().wheel?.fromAngle).toBe(rested?.restAngle)
  })

  it('[TABLE-SPIN-3] takes a bet by one tap and shows it to no one else', () => {
    const { table, actor, one, other } = openAt('dare')
    const screen = table.sits(one)
    expect(screen.text()).toContain(table.view().card)
    tap(screen.getByRole('button', { name: 'Legend' }))
    expect(table.outcomes).toEqual([[one, { type: 'bet', on: 'legend' }, 'ok']])
    screen.update()
    expect(screen.getByRole('button', { name: /^Legend/, pressed: true })).toBeTruthy()
    expect(table.sits(other).queryByRole('button', { pressed: true })).toBeNull()
    const mine = table.sits(actor)
    expect(mine.text()).toContain('Guesses are in from:')
    tap(mine.getByRole('button', { name: 'Deal me another card' }))
    mine.update()
    expect(mine.queryByRole('button', { name: 'Deal me another card' })).toBeNull()
    tap(mine.getByRole('button', { name: 'Skip' }))
    expect(table.view().phase).toBe('score')
  })

  it('[TABLE-SPIN-3] shows a TV the options and who has bet, and not on what', () => {
    const { table, one, other } = openAt('dare')
    table.does(one, { type: 'bet', on: 'legend' })
    const tv = table.hangs()
    const piles = [...tv.getByRole('list', { name: 'What you can bet on' }).children]
    expect(piles.map(({ textContent }) => textContent)).toEqual(['Sort of', 'Did it', 'Legend'])
    // Its worth reads as on a phone.
    const [prize = ''] = /\+\d+( to \d+)?(?= if right)/.exec(table.sits(other).text()) ?? []
    expect(prize).not.toBe('')
    expect(tv.text()).toContain(`Right? ${prize}.`)
    const [face, another] = tv.getByRole('list', { name: 'Bets in' }).querySelectorAll('svg')
    expect([face?.getAttribute('aria-label'), another]).toEqual([one, undefined])
    // No pile has anything on it yet.
    expect(piles.every((pile) => pile.querySelector('.bet-coin') === null)).toBe(true)
  })

  it.each(['dare', 'duel', 'swap', 'jackpot'] as const)(
    '[TABLE-SPIN-4] plays a %s to the end: perform, applause, verdict, points',
    async (segment) => {
      const { table } = performing(segment)
      const { performers } = table.view()
      const [first = '', second] = performers
      const outsider = NAMES.find((name) => !performers.includes(name)) ?? ''
      expect(table.sits(outsider).text()).toContain(table.view().card)
      tap(table.sits(outsider).getByRole('button', { name: /Applaud/ }))
      tap(table.sits(second ?? first).getByRole('button', { name: 'Done' }))
      if (segment === 'duel') table.does(first, { type: 'done' })
      expect(table.view().phase).toBe('verdict')
      for (const name of table.view().attempt?.voters ?? []) {
        const juror = table.sits(name)
        tap(juror.getByRole('button', { name: segment === 'duel' ? first : 'Did it' }))
        juror.goes()
      }
      expect(table.outcomes.every(([, , outcome]) => outcome === 'ok')).toBe(true)
      const score = table.hangs()
      const words = {
        dare: 'Did it!',
        duel: `${first} wins!`,
        swap: 'Did it!',
        jackpot: 'Half of 1,400 paid. It refills to 1,400.',
      }[segment]
      expect(score.text()).toContain(words)
      // They rain once the words are down.
      await act(() => new Promise<void>((come) => afterFrames(2, come)))
      expect(score.container.querySelector('.jackpot-coins') !== null).toBe(segment === 'jackpot')
      const pay = {
        dare: 'For the dare.+600',
        duel: 'For winning the duel.+600',
        swap: 'For the swap.+400',
        jackpot: 'For half the pot.+700',
      }[segment]
      expect(table.sits(null).text()).toContain(pay)
    },
  )

  it('tells what a missed jackpot grows to, and who was right in every bet', () => {
    const { table, actor, one, other, third } = openAt('jackpot')
    for (const [name, on] of [[one, 'half'] as const, [other, 'legend'] as const]) table.does(name, { type: 'bet', on })
    table.waits(20)
    table.does(actor, { type: 'done' })
    for (const name of table.view().attempt?.voters ?? []) table.does(name, { type: 'judge', verdict: 'half' })
    const theirs = table.sits(third)
    expect(theirs.text()).toContain('It grows to 1,500.')
    const piles = [...theirs.getByRole('list', { name: 'What everyone bet on' }).children]
    expect(piles.map(({ textContent }) => textContent)).toEqual([
      `Sort of +200${one}: right.`,
      'Did it',
      `Legend${other}: wrong.`,
    ])
    expect(theirs.text()).not.toContain('For betting on')
    expect(theirs.text()).not.toContain('own vote')
  })

  it("marks only the stamp's own result, and says why a bet came back", () => {
    const { table, actor, one, other, third } = openAt('dare')
    for (const [name, on] of [[one, 'half'] as const, [other, 'did-it'] as const]) table.does(name, { type: 'bet', on })
    table.waits(20)
    table.does(actor, { type: 'done' })
    for (const name of [one, other]) table.does(name, { type: 'judge', verdict: 'half' })
    table.does(third, { type: 'judge', verdict: 'did-it' })
    const tv = table.hangs()
    const piles = [...tv.getByRole('list', { name: 'What everyone bet on' }).children]
    expect(piles.map(({ textContent }) => textContent)).toEqual([
      `Sort of${one}: came back.`,
      `Did it${other}: wrong.`,
      'Legend',
    ])
    expect(tv.text()).toContain(`${one}’s own vote decided it: bet returned.`)
    const mine = table.sits(one).text()
    expect(mine).toContain('Your bet came back.')
    expect(mine).toContain('You bet on Sort of. Your own vote decided it.')
    expect(mine).not.toContain('bet returned')
    const theirs = table.sits(other).text()
    expect(theirs).toContain('Your bet was wrong.')
    expect(theirs).toContain(`${one}’s own vote decided it: bet returned.`)
  })

  it('shows bets as bets: beside a tie are the votes, and that no one has bet on it', () => {
    const { table } = openAt('duel')
    const [first = '', second = ''] = table.view().performers
    const jury = NAMES.filter((name) => name !== first && name !== second)
    for (const name of jury) table.does(name, { type: 'bet', on: first })
    for (const name of [first, second]) table.does(name, { type: 'done' })
    for (const [i, name] of jury.entries()) table.does(name, { type: 'crown', winner: i % 2 === 0 ? first : second })
    const tv = table.sits(null).text()
    const half = jury.length / 2
    expect(tv).toContain(`A tie!Votes ${half} : ${half} Half each.`)
    expect(tv).toContain('The bets')
    expect(tv).toContain('On a tie the house wins.')
    expect(table.sits(jury[0] ?? '').text()).toContain(`You bet on ${first}. On a tie the house wins.`)
  })

  it.each<readonly [votes: readonly string[], words: string]>([
    [['half'], 'Nobody but ONE voted: bet returned.'],
    [[], 'No votes: bets returned.'],
  ])('after the votes %o it says: %s', (votes, words) => {
    const { table, actor, one, other, third } = openAt('dare')
    const judges = [one, other, third]
    for (const name of [one, other]) table.does(name, { type: 'bet', on: 'legend' })
    table.waits(20)
    table.does(actor, { type: 'done' })
    for (const [i, verdict] of votes.entries()) table.does(judges[i] ?? '', { type: 'judge', verdict })
    if (table.view().phase === 'verdict') table.waits(20)
    expect(table.view().phase).toBe('score')
    expect(table.sits(null).text()).toContain(words.replace('ONE', one).replace('OTHER', other))
  })

  it('[TABLE-SPIN-7] picks the receiver of a gift in secret, lets the others call, and tells everyone who and why', () => {
    const { table, actor, one, other, third } = openAt('gift')
    const tv = table.hangs()
    expect(tv.getByRole('list', { name: 'Who may get it' }).children).toHaveLength(table.view().receivers.length)
    const mine = table.sits(actor)
    expect(mine.text()).toContain('+150 for saying why')
    tap(mine.getByRole('button', { name: other }))
    mine.update()
    peek(mine.container)
    expect(mine.getByRole('button', { name: /Your pick/, pressed: true })).toBeTruthy()
    const theirs = table.sits(one)
    expect(theirs.queryByRole('button', { pressed: true })).toBeNull()
    tap(theirs.getByRole('button', { name: other }))
    for (const name of [other, third]) table.does(name, { type: 'call', what: third })
    expect(table.sits(third).text()).toContain(`gives it to ${other}. Why?`)
    mine.update()
    tap(mine.getByRole('button', { name: 'I said why' }))
    const score = table.hangs()
    expect(score.text()).toContain(`For ${other}!`)
    expect(score.text()).toContain(`${actor} has a heart of gold. ${other} says thanks.`)
    expect(table.sits(null).text()).toContain('For the right guess.+50')
  })

  it.each([
    ['point', 'Foam fingers'],
    ['writing', 'The crystal ball'],
  ] as const)('[TABLE-SPIN-9] everyone plays %s together, with the house rules visible', (segment, words) => {
    const { table, one } = openAt(segment)
    const screen = table.sits(one)
    expect(screen.text()).toContain(words)
    expect(screen.text()).toContain('Jackpot 1,500')
  })

  it('[TABLE-SPIN-4] asks after a Swap whether both did it, as its bets asked how both would do', () => {
    const { table } = openAt('swap')
    const { performers } = table.view()
    const outsider = NAMES.find((name) => !performers.includes(name)) ?? ''
    const both = performers.join(' and ')
    expect(performers).toHaveLength(2)
    expect(table.sits(outsider).text()).toContain(`How will ${both} do?`)
    while (table.view().phase === 'bet') table.waits(20)
    table.does(performers[0] ?? '', { type: 'done' })
    expect(table.sits(outsider).text()).toContain(`Did ${both} do it?`)
  })

  it('[TABLE-SPIN-9] asks for the best of the round, and shows who it is', () => {
    const { table } = performing('dare')
    for (let step = 0; step < 400 && table.view().phase !== 'favorite'; step++) table.waits(100)
    expect(table.sits(null).text()).toContain('Best of the round?')
  })
})
