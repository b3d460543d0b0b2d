import { DEFAULT_SETTINGS } from '@highjinks/protocol'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { people } from '../../lib/testing/people.ts'
import { TableClock } from '../../show/timeline/table-clock.ts'
import { points } from '../../ui/party/points.ts'
import { Screen } from './screen.tsx'
import { NAMES, open, openAt, tap } from './testing/opened.ts'

afterEach(cleanup)

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
      expect(theirs.text()).toContain(`risk ${faces?.intensity} of 5`)
      expect(theirs.getByText(card ?? '?')).toBeTruthy()
      const headline = seat === null ? `${actor}: keep ${pays}, or roll again?` : `for ${pays}`
      expect(theirs.text()).toContain(headline)
      theirs.goes()
    }
    expect(table.sits(null).text()).toContain('Another Hit')
    const mine = table.sits(actor)
    expect(mine.text()).toContain('Another Hit')
    tap(mine.getByRole('button', { name: 'Push' }))
    mine.update()
    expect(mine.text()).toContain('You push it.')
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
    const { queryByRole, queryByText } = render(
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
    expect(queryByText(/^risk/)).not.toBeNull()
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
    expect(table.sits(null).getByRole('list', { name: 'Guesses in' }).textContent).toBe(one)
    expect(table.outcomes).toEqual([[one, { type: 'call', decision: 'keep' }, 'ok']])
  })

  it.each([
    ['held', 'It holds!', 'A quarter more'],
    ['burned', 'Burned!', 'A quarter less'],
  ] as const)(
    '[TABLE-DICE-4] stamps a push that has %s, with what the new roll pays and what that makes of it',
    async (luck, words, quarter) => {
      const { table, one } = openAt('Truth', luck)
      const { phase, plain, worth } = table.view()
      expect(phase).toBe('roll')
      const theirs = table.sits(one)
      expect(await theirs.findByText(words)).toBeTruthy()
      expect(theirs.text()).toContain(`The new roll pays ${points(plain ?? 0)}. ${quarter}: ${points(worth ?? 0)}.`)
    },
  )

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
    expect(theirs.getAllByRole('button').map((button) => button.querySelector('strong')?.textContent)).toEqual([
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
    expect(table.hangs().text()).not.toContain(`${actor} kept it`)
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
    '[TABLE-DICE-7] a TV shows whom a %s may hit, then whom it hit, then the card',
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
    expect(table.sits(other).text()).toContain('You guessed right: +50.')
    expect(table.hangs().text()).not.toContain('guessed right')
    table.does(one, { type: 'done' })
    tap(table.sits(one).getByRole('button', { name: 'Legend' }))
    table.does(other, { type: 'judge', verdict: 'legend' })
    expect(table.outcomes.every(([, , outcome]) => outcome === 'ok')).toBe(true)
    const own = table.sits(one).container.querySelector('[data-own-result]')?.textContent
    expect(own).toMatch(/[\d,]+ for a legendary stunt and 50 for calling the room’s verdict\.$/)
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
})
