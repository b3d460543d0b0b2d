import { highRollers } from '@highjinks/games/high-rollers'
import { cleanup, fireEvent, screen as page, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { tableOf } from '../testing/table-of.tsx'
import { Recap } from './recap.tsx'
import { Screen } from './screen.tsx'
import type { Action } from './words.ts'

afterEach(cleanup)

const NAMES = ['Anna', 'Bert', 'Cleo']
const tap = (element: HTMLElement) => fireEvent.click(element)

function open(seed?: number) {
  const table = tableOf(highRollers, Screen, NAMES, {}, seed)
  const actor = table.view().turn ?? ''
  const [one = '', other = ''] = NAMES.filter((name) => name !== actor)
  return { table, actor, one, other }
}

/** This action was rolled and lies there: the seed is looked for that rolls it. */
function openAt(action: Action) {
  for (let seed = 1; seed < 500; seed++) {
    const opened = open(seed)
    opened.table.does(opened.actor, { type: 'roll' })
    if (opened.table.view().faces?.action !== action) continue
    opened.table.waits(3)
    return opened
  }
  throw new Error(`the dice never show ${action}`)
}

function shake(at: number) {
  const event = new Event('devicemotion')
  Object.defineProperties(event, { acceleration: { value: { x: 20, y: 0, z: 3 } }, timeStamp: { value: at } })
  window.dispatchEvent(event)
}

describe('High Rollers, drawn', () => {
  it('[TABLE-DICE-1] rolls by a tap, on one screen', () => {
    const { table, actor, one } = open()
    for (const seat of [one, null]) {
      const theirs = table.sits(seat)
      expect(theirs.text()).toContain(`${actor} has the dice`)
      expect(theirs.queryAllByRole('button')).toEqual([])
      theirs.goes()
    }
    tap(table.sits(actor).getByRole('button', { name: 'Roll the dice' }))
    expect(table.outcomes).toEqual([[actor, { type: 'roll' }, 'ok']])
  })

  it('[TABLE-DICE-1] rolls by a shake, once; a single bump is none', () => {
    const { table, actor } = open()
    table.sits(actor)
    shake(1000)
    expect(table.outcomes).toEqual([])
    shake(1200)
    shake(1400)
    expect(table.outcomes).toEqual([[actor, { type: 'roll' }, 'ok']])
  })

  it('[TABLE-DICE-2] says what was rolled once the dice lie still, and keeps them or throws one again', () => {
    const { table, actor, one } = open(2)
    table.does(actor, { type: 'roll' })
    const faces = table.view().faces
    const told = `${faces?.action}, ${faces?.intensity} of 5`
    const theirs = table.sits(one)
    expect(theirs.queryByText(told)).toBeNull()
    table.waits(3)
    theirs.update()
    expect(theirs.getByText(told)).toBeTruthy()
    expect(theirs.queryAllByRole('button')).toEqual([])
    tap(table.sits(actor).getByRole('button', { name: 'Re-roll intensity' }))
    expect(table.outcomes).toEqual([[actor, { type: 'reroll', die: 'intensity' }, 'ok']])
    expect(table.view().faces?.action).toBe(faces?.action)
  })

  it('[TABLE-DICE-3] lets a Wild become any of the four', () => {
    const { table, actor, one } = openAt('Wild')
    table.does(actor, { type: 'keep' })
    expect(table.sits(one).text()).toContain(`${actor} rolled a Wild`)
    const mine = table.sits(actor)
    expect(mine.getAllByRole('button').map((button) => button.firstChild?.textContent)).toEqual([
      'Hit',
      'Truth',
      'Pass',
      'Challenge',
    ])
    tap(mine.getByRole('button', { name: /^Pass/ }))
    mine.update()
    tap(mine.getByRole('button', { name: one }))
    expect(table.outcomes.map(([, , outcome]) => outcome)).toEqual(['ok', 'ok'])
    expect(table.view().target).toBe(one)
  })

  it('[TABLE-DICE-4] hands a passed card to the other, with another card for the asking', () => {
    const { table, actor, one } = openAt('Pass')
    table.does(actor, { type: 'keep' })
    tap(table.sits(actor).getByRole('button', { name: one }))
    const theirs = table.sits(one)
    expect(theirs.text()).toContain(`with a card from ${actor}`)
    const card = table.view().card
    tap(theirs.getByRole('button', { name: 'Nope, another card' }))
    theirs.update()
    expect(table.view().card).not.toBe(card)
    expect(theirs.queryByRole('button', { name: 'Nope, another card' })).toBeNull()
    expect(table.sits(actor).queryByRole('button', { name: 'Done' })).toBeNull()
    tap(theirs.getByRole('button', { name: 'Done' }))
    expect(table.outcomes.every(([, , outcome]) => outcome === 'ok')).toBe(true)
  })

  it('[TABLE-DICE-5] crowns the winner of a challenge, in secret', () => {
    const { table, actor, one, other } = openAt('Challenge')
    table.does(actor, { type: 'keep' })
    table.does(actor, { type: 'name', player: one })
    table.does(actor, { type: 'done' })
    table.does(one, { type: 'done' })
    expect(table.sits(null).text()).toContain('0 of 1 has decided.')
    tap(table.sits(other).getByRole('button', { name: one }))
    expect(table.outcomes).toEqual([[other, { type: 'crown', winner: one }, 'ok']])
    const score = table.sits(null)
    expect(score.text()).toContain(`${one} wins!`)
    expect(score.text()).toContain(`+${(table.view().score?.gains[one] ?? 0).toLocaleString('en-US')}`)
  })

  it('[TABLE-DICE-6] shows the hash before the dice fall and the seed only after', () => {
    const { table, actor } = open()
    const hash = table.view().hash ?? ''
    const theirs = table.sits(null)
    expect(theirs.text()).toContain(`SHA-256 ${hash}`)
    expect(theirs.text()).not.toContain('Seed ')
    table.does(actor, { type: 'roll' })
    theirs.update()
    expect(theirs.text()).toContain(`SHA-256 ${hash}Seed ${table.view().rolls[0]?.seed}`)
  })

  it('[TABLE-DICE-7] checks every roll on this phone when the game is over, and says so when one is wrong', async () => {
    const { table, actor } = open()
    table.does(actor, { type: 'roll' })
    const view = table.view()
    const { unmount } = render(<Recap table={view} players={[]} />)
    tap(page.getByRole('button', { name: 'Check every roll' }))
    expect(await page.findByText('All 1 rolls are what was promised.')).toBeTruthy()
    unmount()
    const forged = view.rolls.map((roll) => ({ ...roll, seed: 'another' }))
    render(<Recap table={{ ...view, rolls: forged }} players={[]} />)
    tap(page.getByRole('button', { name: 'Check every roll' }))
    expect(await page.findByText('1 of 1 rolls are not what was promised.')).toBeTruthy()
  })
})
