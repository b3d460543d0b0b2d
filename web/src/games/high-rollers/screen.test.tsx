import { highRollers } from '@highjinks/games/high-rollers'
import { DEFAULT_SETTINGS } from '@highjinks/protocol'
import { cleanup, fireEvent, screen as page, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { people } from '../../lib/testing/people.ts'
import { TableClock } from '../../stage/beats/table-clock.ts'
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
  const decides = (decision: 'keep' | 'push') => {
    for (const id of [one, other]) table.does(id, { type: 'call', decision: 'keep' })
    table.does(actor, { type: 'decide', decision })
  }
  return { table, actor, one, other, decides }
}

/** This action was rolled and lies there: the seed is looked for that rolls it, and pushes to that. */
function openAt(action: Action, luck?: 'held' | 'burned') {
  for (let seed = 1; seed < 900; seed++) {
    const opened = open(seed)
    opened.table.does(opened.actor, { type: 'roll' })
    if (luck) opened.decides('push')
    const { faces, luck: had } = opened.table.view()
    if (faces?.action === action && had === (luck ?? null)) return opened
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
      expect(theirs.text()).not.toMatch(/(Action|Intensity) die|WILD/)
      expect(theirs.queryByRole('button', { name: /roll/i })).toBeNull()
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

  it('[TABLE-DICE-2] shows everybody what it would be, and asks the roller one thing', () => {
    const { table, actor, one } = openAt('Hit')
    const { faces, card, pays } = table.view()
    for (const seat of [actor, one, null]) {
      const theirs = table.sits(seat)
      expect(theirs.getByRole('img', { name: `risk ${faces?.intensity} of 5` })).toBeTruthy()
      expect(theirs.getByText(card ?? '?')).toBeTruthy()
      const headline = seat === null ? `${actor}: keep ${pays}, or push for more?` : `for ${pays}`
      expect(theirs.text()).toContain(headline)
      theirs.goes()
    }
    expect(table.sits(null).text()).toContain('Another Hit')
    const mine = table.sits(actor)
    expect(mine.text()).toContain('Another Hit')
    tap(mine.getByRole('button', { name: 'Push' }))
    mine.update()
    expect(mine.text()).toContain('You push it. Not a word.')
    expect(table.sits(one).text()).not.toContain('push it')
    expect(table.outcomes).toEqual([[actor, { type: 'decide', decision: 'push' }, 'ok']])
  })

  it.each([
    [500, false],
    [1100, true],
  ])('[TABLE-DICE-2] lets everybody read the dice before it asks: %i ms after they landed', (after, isAsked) => {
    const { table, actor } = openAt('Challenge')
    const view = table.view()
    const { since, deadline, tumbleMs } = view
    const { queryByRole } = render(
      <TableClock value={{ now: () => since + tumbleMs + after, isStopped: true, since, deadline }}>
        <Screen
          table={view}
          hand={table.hand(actor)}
          me={actor}
          players={[]}
          settings={DEFAULT_SETTINGS}
          act={() => undefined}
          isBusy={false}
        />
      </TableClock>,
    )
    expect(queryByRole('img', { name: /^risk/ })).not.toBeNull()
    expect(queryByRole('button', { name: 'Keep' }) !== null).toBe(isAsked)
  })

  it.each([
    [/^Keep/, 'bg-lime'],
    [/^Push/, 'bg-teal'],
  ])('[TABLE-DICE-3] %s has one color on every screen', (name, color) => {
    const { table, actor, one } = openAt('Hit')
    for (const seat of [actor, one]) {
      const theirs = table.sits(seat)
      expect(theirs.getByRole('button', { name }).className).toContain(color)
      theirs.goes()
    }
    expect(table.sits(null).getByText(name, { selector: 'li *' }).closest('li')?.className).toContain(color)
  })

  it('[TABLE-DICE-3] the others call it with one tap, which locks and stays theirs alone', () => {
    const { table, actor, one, other } = openAt('Truth')
    const theirs = table.sits(one)
    expect(theirs.text()).toContain(`Will ${actor} keep it, or push?`)
    tap(theirs.getByRole('button', { name: 'Keep' }))
    theirs.update()
    expect(theirs.getByRole('button', { name: /^Keep/ }).getAttribute('aria-pressed')).toBe('true')
    expect(theirs.getByRole('button', { name: 'Push' }).hasAttribute('disabled')).toBe(true)
    theirs.goes()
    expect(table.sits(other).getByRole('button', { name: 'Keep' }).getAttribute('aria-pressed')).toBe('false')
    expect(table.sits(null).getByRole('list', { name: 'Have called it' }).textContent).toBe(one)
    expect(table.outcomes).toEqual([[one, { type: 'call', decision: 'keep' }, 'ok']])
  })

  it.each([
    ['held', 'It holds!', 'A quarter more'],
    ['burned', 'Burned!', 'A quarter less'],
  ] as const)('[TABLE-DICE-4] stamps a push that has %s, with what that makes of the card', (luck, words, quarter) => {
    const { table, one } = openAt('Truth', luck)
    const { phase, plain, worth } = table.view()
    expect(phase).toBe('roll')
    const theirs = table.sits(one)
    expect(theirs.getByText(words)).toBeTruthy()
    expect(theirs.text()).toContain(plain === null ? `${quarter}.` : `${quarter}: ${plain} → ${worth}.`)
  })

  it('[TABLE-DICE-5] lets the room pick one of two cards after a burn, and the roller read both', () => {
    const { table, actor, one } = openAt('Truth', 'burned')
    table.waits(3)
    const texts = table.view().pair.map(({ text }) => text)
    const mine = table.sits(actor)
    for (const text of texts) expect(mine.getByText(text)).toBeTruthy()
    expect(mine.getAllByRole('button').every((button) => button.hasAttribute('disabled'))).toBe(true)
    mine.goes()
    const theirs = table.sits(one)
    tap(theirs.getByText(texts[1] ?? ''))
    theirs.update()
    expect(theirs.getByRole('button', { pressed: true }).textContent).toContain('Your pick')
    expect(table.outcomes.map(([by, { type }, outcome]) => [by, type, outcome])).toEqual([[one, 'pick', 'ok']])
  })

  it('[TABLE-DICE-6] lets the room vote what a Wild is, in secret', () => {
    const { table, actor, one, other, decides } = openAt('Wild')
    decides('keep')
    expect(table.sits(actor).text()).toContain('Wild! The room decides.')
    const theirs = table.sits(one)
    expect(theirs.getAllByRole('button').map((button) => button.firstChild?.textContent)).toEqual([
      'Hit',
      'Truth',
      'Pass',
      'Challenge',
    ])
    tap(theirs.getByRole('button', { name: /^Truth/ }))
    theirs.update()
    expect(theirs.getByRole('button', { pressed: true }).textContent).toContain('Truth')
    expect(table.sits(other).queryByRole('button', { pressed: true })).toBeNull()
    table.does(other, { type: 'wild', task: 'Truth' })
    expect(table.view()).toMatchObject({ phase: 'act', task: 'Truth' })
  })

  it('[TABLE-DICE-7] hands a passed card to whoever is tapped, with another card for the asking', () => {
    const { table, actor, one, decides } = openAt('Pass')
    decides('keep')
    expect(table.sits(null).text()).toContain(`${actor} passes it on`)
    tap(table.sits(actor).getByRole('button', { name: one }))
    const theirs = table.sits(one)
    expect(theirs.text()).toContain(`with a card from ${actor}`)
    const { card } = table.view()
    tap(theirs.getByRole('button', { name: 'Nope, another card' }))
    theirs.update()
    expect(table.view().card).not.toBe(card)
    expect(theirs.queryByRole('button', { name: 'Nope, another card' })).toBeNull()
    expect(table.sits(actor).queryByRole('button', { name: 'Done' })).toBeNull()
    tap(theirs.getByRole('button', { name: 'Done' }))
    expect(table.outcomes.every(([, , outcome]) => outcome === 'ok')).toBe(true)
  })

  it.each(['Pass', 'Challenge'] as const)(
    '[TABLE-DICE-7] a wall shows whom a %s may hit, then whom it hit, then the card',
    (task) => {
      const { table, actor, one, other, decides } = openAt(task)
      decides('keep')
      expect(table.sits(null).getByRole('list', { name: 'Who it may be' }).textContent).toBe(one + other)
      table.does(actor, { type: 'name', player: one })
      const view = table.view()
      const { since, deadline, card } = view
      const seen = (me: string | null, after: number) => {
        const { container, unmount } = render(
          <TableClock value={{ now: () => since + after, isStopped: true, since, deadline }}>
            <Screen
              table={view}
              hand={me === null ? null : table.hand(me)}
              me={me}
              players={people(NAMES)}
              settings={DEFAULT_SETTINGS}
              act={() => undefined}
              isBusy={false}
            />
          </TableClock>,
        )
        const text = container.textContent ?? ''
        unmount()
        return [text.includes(`${one}!`), text.includes(card ?? '?')]
      }
      expect([seen(null, 1000), seen(null, 3000), seen(other, 1000)]).toEqual([
        [true, false],
        [false, true],
        [false, true],
      ])
    },
  )

  it('[TABLE-DICE-12] lets those who wait say whom it will be, and those who are judged how', () => {
    const { table, actor, one, other, decides } = openAt('Pass')
    decides('keep')
    const waiting = table.sits(other)
    tap(waiting.getByRole('button', { name: one }))
    waiting.update()
    expect(waiting.getByRole('button', { pressed: true }).textContent).toBe(one)
    expect(table.sits(actor).queryByRole('button', { pressed: true })).toBeNull()
    table.does(actor, { type: 'name', player: one })
    table.does(one, { type: 'done' })
    tap(table.sits(one).getByRole('button', { name: 'Legend' }))
    table.does(other, { type: 'judge', verdict: 'legend' })
    expect(table.outcomes.every(([, , outcome]) => outcome === 'ok')).toBe(true)
    expect(table.sits(null).text()).toContain('Saw it coming')
    const own = table.sits(one).container.querySelector('[data-own-result]')?.textContent
    expect(own).toMatch(/Pass [\d,]+ · Saw it coming \d+$/)
  })

  it('[TABLE-DICE-8] gives the others two hands while somebody performs', () => {
    const { table, actor, one, decides } = openAt('Hit')
    decides('keep')
    expect(table.sits(actor).queryByRole('button', { name: 'Applaud' })).toBeNull()
    const theirs = table.sits(one)
    tap(theirs.getByRole('button', { name: 'Applaud' }))
    expect(table.outcomes).toEqual([[one, { type: 'applaud', for: actor }, 'ok']])
    expect(table.sits(null).text()).toContain(`${one} claps!`)
  })

  it('[TABLE-DICE-9] crowns the winner of a challenge in secret, and says what it brought and who had called it', () => {
    const { table, actor, one, other, decides } = openAt('Challenge')
    decides('keep')
    table.does(actor, { type: 'name', player: one })
    for (const id of [actor, one]) table.does(id, { type: 'done' })
    expect(table.sits(null).text()).toContain(`Waiting for ${other} to decide.The whole jury.`)
    tap(table.sits(other).getByRole('button', { name: one }))
    expect(table.outcomes).toEqual([[other, { type: 'crown', winner: one }, 'ok']])
    const score = table.sits(null)
    expect(score.text()).toContain(`${one} wins!`)
    // The winner had called it, too: one sum, and what it is made of.
    const task = table.view().score?.taskGains[one] ?? 0
    expect(score.text()).toContain(`Challenge ${task.toLocaleString('en-US')} · Saw it coming 50`)
    expect(score.text()).toContain(`+${(task + 50).toLocaleString('en-US')}`)
    expect(score.getByRole('list', { name: 'Saw it coming' }).textContent).toBe(`${other}+50`)
  })

  it('[TABLE-DICE-9] says whom the lap was loudest for', () => {
    const { table } = openAt('Hit')
    for (let turn = 0; turn < NAMES.length; turn++) {
      const { view, does } = table
      const performer = view().turn ?? ''
      does(performer, { type: 'roll' })
      table.waits(60)
      does(performer, { type: 'decide', decision: 'keep' })
      table.waits(60)
      for (const id of NAMES) does(id, { type: 'wild', task: 'Hit' })
      does(performer, { type: 'name', player: view().choices[0] ?? '' })
      const [first = ''] = view().attempt?.performers ?? []
      if (turn === 0) for (const id of NAMES) does(id, { type: 'applaud', for: first })
      for (const id of NAMES) does(id, { type: 'done' })
      for (const id of NAMES) {
        does(id, { type: 'judge', verdict: 'did-it' })
        does(id, { type: 'crown', winner: first })
      }
      if (turn < NAMES.length - 1) table.waits(6)
    }
    expect(table.sits(null).text()).toContain('Loudest of the lap: ')
  })

  it('[TABLE-DICE-10] keeps the hashes behind a small shield, and the seed until the dice have fallen', () => {
    const { table, actor } = open()
    const hash = table.view().hash ?? ''
    const theirs = table.sits(actor)
    expect(theirs.text()).not.toContain(hash.slice(0, 8))
    tap(theirs.getByRole('button', { name: 'Are the dice fair?' }))
    expect(page.getByRole('dialog').textContent).toContain(`SHA-256 ${hash}`)
    expect(page.getByRole('dialog').textContent).not.toContain('Seed ')
    theirs.goes()
    table.does(actor, { type: 'roll' })
    tap(table.sits(actor).getByRole('button', { name: 'Are the dice fair?' }))
    expect(page.getByRole('dialog').textContent).toContain(`SHA-256 ${hash}Seed ${table.view().rolls[0]?.seed}`)
  })

  it('[TABLE-DICE-11] checks every roll on this phone when the game is over, and says so when one is wrong', async () => {
    const { table, actor } = open()
    table.does(actor, { type: 'roll' })
    const view = table.view()
    const { unmount } = render(<Recap table={view} players={[]} />)
    tap(page.getByRole('button', { name: 'Check every roll' }))
    expect(await page.findByText('The roll is what was promised.')).toBeTruthy()
    unmount()
    const forged = view.rolls.map((roll) => ({ ...roll, seed: 'another' }))
    render(<Recap table={{ ...view, rolls: forged }} players={[]} />)
    tap(page.getByRole('button', { name: 'Check every roll' }))
    expect(await page.findByText('1 of 1 is not what was promised.')).toBeTruthy()
  })
})
