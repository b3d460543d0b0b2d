import { DEFAULT_SETTINGS } from '@highjinks/protocol'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { people } from '../../lib/testing/people.ts'
import { TableClock } from '../../show/timeline/table-clock.ts'
import { points } from '../../ui/party/points.ts'
import { HandScreen } from '../table/hand-screen.tsx'
import { RoomView } from '../table/room-view.tsx'
import { boards } from './screen.tsx'
import { NAMES, open, openAt, tap } from './testing/opened.ts'
import { AIMED, rollTimeline } from './timelines.ts'

afterEach(cleanup)

function shake(at: number) {
  const event = new Event('devicemotion')
  Object.defineProperties(event, { acceleration: { value: { x: 20, y: 0, z: 3 } }, timeStamp: { value: at } })
  window.dispatchEvent(event)
}

describe('High Rollers on the screen', () => {
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

  it("[TABLE-DICE-1] rolls by a shake, once; a single bump doesn't count", () => {
    const { table, actor } = open()
    table.sits(actor)
    shake(1000)
    expect(table.outcomes).toEqual([])
    shake(1200)
    shake(1400)
    expect(table.outcomes).toEqual([[actor, { type: 'roll' }, 'ok']])
  })

  it('[TABLE-DICE-2] shows everyone what it would be, and asks the roller one thing', () => {
    const { table, actor, one } = openAt('Hit')
    const { card, pot, grown } = table.view()
    for (const seat of [actor, one, null]) {
      const theirs = table.sits(seat)
      expect(theirs.getByText(card ?? '?')).toBeTruthy()
      const headline = seat === null ? `${actor}: keep ${pot}, or push?` : `for ${pot}`
      expect(theirs.text()).toContain(headline)
      // The first choice is one sentence: level, dots and jar come with a push
      expect(theirs.text()).not.toMatch(/level|Bust: |Jar: /)
      expect(theirs.text().includes(`Keep ${pot}, or push? 1 in 5 you lose it.`)).toBe(seat === actor)
      theirs.goes()
    }
    const tv = table.hangs()
    for (const words of [card ?? '?', `${actor} is deciding: keep or push?`]) expect(tv.text()).toContain(words)
    expect(tv.text()).toContain(`Keep: ${pot}No push: the card as it is.Push: ${grown}, or bust1 in 5 you lose it.`)
    const mine = table.sits(actor)
    expect(mine.getByRole('button', { name: 'Push' }).textContent).toContain(String(grown))
    tap(mine.getByRole('button', { name: 'Push' }))
    mine.update()
    expect(mine.text()).toContain('You push it.')
    expect(table.sits(one).text()).not.toContain('push it')
    expect(table.outcomes).toEqual([[actor, { type: 'decide', decision: 'push' }, 'ok']])
  })

  it.each([
    [500, false],
    [1100, true],
  ])('[TABLE-DICE-2] lets everyone read the dice before it asks: %i ms after they landed', (after, isAsked) => {
    const { table, actor } = openAt('Challenge')
    const view = table.view()
    const { since, deadline, tumbleMs } = view
    const { queryByRole, queryByText } = render(
      <TableClock
        value={{ now: () => since + tumbleMs + after, isStopped: true, since, deadline, timeline: rollTimeline(view) }}
      >
        <HandScreen
          boards={boards}
          table={{ ...view, paused: false, cue: 1 }}
          hand={table.hand(actor)}
          me={actor}
          players={[]}
          settings={DEFAULT_SETTINGS}
          act={() => undefined}
          isBusy={false}
        />
      </TableClock>,
    )
    expect(queryByText(/^Challenge/)).not.toBeNull()
    expect(queryByRole('button', { name: 'Keep' }) !== null).toBe(isAsked)
  })

  it('[TABLE-DICE-3] the others call where it ends with one tap, which locks and stays private', () => {
    const { table, actor, one, other } = openAt('Truth')
    const theirs = table.sits(one)
    expect(theirs.text()).toContain(`How will it end for ${actor}?`)
    tap(theirs.getByRole('button', { name: 'Busts' }))
    theirs.update()
    expect(theirs.getByRole('button', { name: /^Busts/ }).getAttribute('aria-pressed')).toBe('true')
    expect(theirs.getByRole('button', { name: 'Pushes, keeps' }).hasAttribute('disabled')).toBe(true)
    theirs.goes()
    expect(table.sits(other).getByRole('button', { name: 'Busts' }).getAttribute('aria-pressed')).toBe('false')
    expect(table.sits(null).getByRole('list', { name: 'Guesses in' }).textContent).toBe(one)
    expect(table.outcomes).toEqual([[one, { type: 'call', ending: 'bust' }, 'ok']])
  })

  it('[TABLE-DICE-4] stamps a push that held, and asks again with a fuller pot and more dots', async () => {
    const { table, actor, one } = openAt('Truth', 'held')
    const { phase, pot } = table.view()
    expect(phase).toBe('roll')
    const theirs = table.sits(one)
    expect(await theirs.findByText('It holds!')).toBeTruthy()
    expect(theirs.text()).toContain(`Now there’s ${points(pot)} in the pot.`)
    theirs.goes()
    table.waits(5)
    expect(table.view()).toMatchObject({ phase: 'keep', pushes: 1 })
    const mine = table.sits(actor)
    expect(mine.text()).toContain('Bust: 2 in 5')
    expect(mine.getByRole('button', { name: 'Push' })).toBeTruthy()
    mine.goes()
    const shouting = table.sits(one)
    tap(shouting.getByRole('button', { name: /^Push!/ }))
    expect(table.outcomes).toEqual([[one, { type: 'shout', decision: 'push' }, 'ok']])
    expect(table.sits(null).getByRole('list', { name: 'Who shouts Push' }).textContent).toBe(one)
  })

  it('[TABLE-DICE-4] stamps a bust, and the pot falls into the jar', async () => {
    const { table, one } = openAt('Truth', 'bust')
    const { spilled } = table.view()
    const theirs = table.sits(one)
    expect(await theirs.findByText('Bust!')).toBeTruthy()
    expect(theirs.text()).toContain('Truth again. The room picks a card worth 200.')
    expect(await theirs.findByText(`${points(spilled)} into the jar.`)).toBeTruthy()
  })

  it('[TABLE-DICE-5] after a bust, the room picks a stunt or a question, and the roller reads both', () => {
    const { table, actor, one } = openAt('Truth', 'bust')
    table.waits(6)
    const texts = table.view().pair.map(({ text }) => text)
    const mine = table.sits(actor)
    for (const text of texts) expect(mine.text()).toContain(text)
    expect(mine.queryAllByRole('button')).toEqual([])
    mine.goes()
    const theirs = table.sits(one)
    tap(theirs.getByRole('button', { name: /A question$/ }))
    theirs.update()
    expect(theirs.getByRole('button', { pressed: true }).textContent).toContain('Your pick')
    expect(table.outcomes.map(([by, { type }, outcome]) => [by, type, outcome])).toEqual([[one, 'pick', 'ok']])
  })

  it('[TABLE-DICE-6] the room votes in secret what a Wild is', () => {
    const { table, actor, one, other, decides } = openAt('Wild')
    decides('keep')
    expect(table.sits(actor).text()).toContain('Wild! The room decides.')
    const theirs = table.sits(one)
    for (const task of [/^Hit/, /^Truth/, /^Pass/, /^Challenge/])
      expect(theirs.getByRole('button', { name: task })).toBeTruthy()
    tap(theirs.getByRole('button', { name: /^Truth/ }))
    theirs.update()
    expect(theirs.getByRole('button', { pressed: true }).textContent).toContain('Truth')
    expect(table.sits(other).queryByRole('button', { pressed: true })).toBeNull()
    table.does(other, { type: 'wild', task: 'Truth' })
    expect(table.view()).toMatchObject({ phase: 'act', task: 'Truth' })
  })

  it('[TABLE-DICE-7] a tap gives a passed card to another player, who can swap it', () => {
    const { table, actor, one, decides } = openAt('Pass')
    decides('keep')
    expect(table.sits(null).text()).toContain(`${actor} passes it on`)
    expect(table.hangs().text()).not.toContain(`${actor} kept it`)
    tap(table.sits(actor).getByRole('button', { name: one }))
    const theirs = table.sits(one)
    expect(theirs.text()).toContain(`got a card from ${actor}. You both win the pot.`)
    const { card } = table.view()
    tap(theirs.getByRole('button', { name: 'Deal me another card' }))
    theirs.update()
    expect(table.view().card).not.toBe(card)
    expect(theirs.queryByRole('button', { name: 'Deal me another card' })).toBeNull()
    expect(table.sits(actor).queryByRole('button', { name: 'Done' })).toBeNull()
    tap(theirs.getByRole('button', { name: 'Done' }))
    expect(table.outcomes.every(([, , outcome]) => outcome === 'ok')).toBe(true)
  })

  it.each(['Pass', 'Challenge'] as const)(
    '[TABLE-DICE-7] a TV shows the candidates for a %s, then who it is, then the card',
    (task) => {
      const { table, actor, one, other, decides } = openAt(task)
      decides('keep')
      expect(table.sits(null).getByRole('list', { name: 'Who it could be' }).textContent).toBe(one + other)
      table.does(actor, { type: 'name', player: one })
      const view = table.view()
      const { since, deadline, card } = view
      const seen = (drawn: ReactNode, after: number) => {
        const { container, unmount } = render(
          <TableClock value={{ now: () => since + after, isStopped: true, since, deadline, timeline: AIMED }}>
            {drawn}
          </TableClock>,
        )
        const text = container.textContent ?? ''
        unmount()
        return [text.includes(`${one}!`), text.includes(card ?? '?')]
      }
      const shared = {
        boards,
        table: { ...view, paused: false, cue: 1 },
        players: people(NAMES),
        settings: DEFAULT_SETTINGS,
      }
      const onTv = <RoomView {...shared} />
      const onPhone = (
        <HandScreen {...shared} hand={table.hand(other)} me={other} act={() => undefined} isBusy={false} />
      )
      expect([seen(onTv, 1000), seen(onTv, 3000), seen(onPhone, 1000)]).toEqual([
        [true, false],
        [false, true],
        [false, true],
      ])
    },
  )

  it('[TABLE-DICE-12] waiting players call who it will be', () => {
    const { table, actor, one, other, decides } = openAt('Pass')
    decides('keep')
    const waiting = table.sits(other)
    tap(waiting.getByRole('button', { name: one }))
    waiting.update()
    expect(waiting.getByRole('button', { pressed: true }).textContent).toBe(`${one}Your guess`)
    expect(table.sits(actor).queryByRole('button', { pressed: true })).toBeNull()
    table.does(actor, { type: 'name', player: one })
    expect(table.sits(other).text()).toContain('You guessed right: +50.')
    expect(table.hangs().text()).not.toContain('guessed right')
    expect(table.outcomes.every(([, , outcome]) => outcome === 'ok')).toBe(true)
  })

  it('[TABLE-DICE-13] judges by one thumb, up or not quite, and shows whose was which', async () => {
    const { table, actor, one, other, decides } = openAt('Truth')
    decides('keep')
    table.does(actor, { type: 'done' })
    const theirs = table.sits(one)
    expect(theirs.getAllByRole('button').map((button) => button.textContent)).toEqual(['Not quite', 'Thumbs up'])
    tap(theirs.getByRole('button', { name: 'Not quite' }))
    theirs.goes()
    table.does(other, { type: 'judge', verdict: 'did-it' })
    const { pot } = table.view()
    const score = table.sits(null)
    expect(await score.findByText(`+${points(pot)}`)).toBeTruthy()
    expect(score.getByRole('list', { name: 'Who said what' }).querySelectorAll('li')).toHaveLength(2)
  })

  it('[TABLE-DICE-8] gives the others two hands during a performance', () => {
    const { table, actor, one, decides } = openAt('Hit')
    decides('keep')
    expect(table.sits(actor).queryByRole('button', { name: 'Applaud' })).toBeNull()
    const theirs = table.sits(one)
    tap(theirs.getByRole('button', { name: 'Applaud' }))
    expect(table.outcomes).toEqual([[one, { type: 'applaud', for: actor }, 'ok']])
    expect(table.sits(null).text()).toContain(`${one} claps!`)
  })
})
