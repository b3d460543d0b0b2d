import { namedTable } from '@highjinks/games/testing'
import { truthOrDare } from '@highjinks/games/truth-or-dare'
import type { BalconyView } from '@highjinks/protocol'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { keepSeat } from '../../session/seats/seats.ts'
import { shown } from '../../show/testing/shown.ts'
import { useToasts } from '../../ui/overlay/toast-store.ts'
import { front } from '../join/testing/front.ts'
import { sessionPhone } from './testing/session-phone.tsx'

const THREE = ['Anna', 'Bert', 'Cleo']
const ID = 's0123456789ab'
const phone = sessionPhone(1_000_000)

function evening() {
  const table = namedTable(truthOrDare, THREE)
  let v = 0
  return {
    ...table,
    turn: () => table.view().turn ?? '',
    /** The view that the server sends to a phone with these seats. */
    async shows(...seats: readonly string[]) {
      await this.showsLeft([], ...seats)
    },
    balcony: undefined as BalconyView | undefined,
    async showsLeft(left: readonly string[], ...seats: readonly string[]) {
      const message = shown(++v, {
        players: THREE,
        status: 'playing',
        hands: Object.fromEntries(seats.map((id) => [id, table.hand(id)])),
      })
      const session = { ...message.view.session, slug: 'truth-or-dare' }
      phone.wire.line.show({
        ...message,
        left: left.map((id) => ({ id, name: id })),
        view: {
          ...message.view,
          session,
          table: { ...table.view(), cue: v, paused: false },
          ...(this.balcony && { balcony: this.balcony }),
        },
      })
      await phone.passes(50)
    },
  }
}

async function watches(): Promise<void> {
  await Promise.all([
    import('../../games/truth-or-dare/screen.tsx'),
    import('../../games/table/hand-screen.tsx'),
    import('../../games/ghost/ghost.tsx'),
  ])
  localStorage.setItem('watched', JSON.stringify({ [ID]: 'BCDFGH' }))
  phone.open(`/play/${ID}`)
  await phone.passes(50)
}

const text = () => document.querySelector('[data-ghost]')?.textContent ?? ''
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('[GHOST-1] [GHOST-2] [GHOST-3] one tap is sealed and sent to no one; the ghost learns with the points whether it was right', async () => {
  sessionStorage.clear()
  await watches()
  const table = evening()
  await table.shows()
  expect(text()).toContain(`What will ${table.turn()} take?`)
  expect(text()).toContain('No points, just pride.')
  press(/^Dare/)
  expect(screen.getByRole('button', { pressed: true }).textContent).toContain('Dare')
  expect(text()).toContain('Your guess is in.')
  table.does(table.turn(), { type: 'choose', choice: 'dare' })
  table.waits(30)
  vi.setSystemTime(table.view().since)
  await table.shows()
  expect(text()).not.toContain('coming')
  await phone.passes(3000)
  expect(text()).toContain('You saw it coming!1 of 1 right.')
  const [, other] = table.view().cards
  table.does(table.turn(), { type: 'keep', card: table.view().cards[0]?.id })
  press(new RegExp(other?.text ?? ''))
  table.waits(30)
  vi.setSystemTime(table.view().since)
  await table.shows()
  expect(text()).toContain('Fooled, from the cheap seats.1 of 2 right.')
  press(/^Legend/)
  table.does(table.turn(), { type: 'pass' })
  table.waits(1)
  vi.setSystemTime(table.view().since)
  await table.shows()
  await phone.passes(4000)
  expect(text()).toContain('No one could have known.')
  expect(JSON.parse(sessionStorage.getItem('ghost') ?? '')).toEqual({ session: ID, right: 1, of: 2 })
  expect(phone.wire.commands).toEqual([])
})

test('[GHOST-6] with the balcony, one tap is sent for it, and its answer shows with the result and no sooner', async () => {
  sessionStorage.clear()
  await watches()
  const table = evening()
  table.balcony = { score: 0, right: 0, of: 0, told: null }
  await table.shows()
  expect(text()).toContain('The balcony counts your tap.')
  press(/^Dare/)
  press(/^Truth/)
  expect(phone.wire.taps).toEqual([{ cue: 1, value: 'dare' }])
  table.does(table.turn(), { type: 'choose', choice: 'dare' })
  table.waits(30)
  vi.setSystemTime(table.view().since)
  table.balcony = { score: 100, right: 1, of: 1, told: { said: 'Dare', percent: 61, isRight: true } }
  await table.shows()
  expect(text()).not.toContain('61%')
  await phone.passes(3000)
  expect(text()).toContain('You saw it coming!1 of 1 right. The balcony said Dare, 61%.')
  expect(phone.wire.commands).toEqual([])
})

test('[BALCONY-13] a player reads what the balcony said once the result is out, and no sooner', async () => {
  localStorage.clear()
  keepSeat({ sessionId: ID, code: 'BCDFGH', playerId: 'Bert', token: 'b'.repeat(43), name: 'Bert', at: 1 })
  phone.open(`/multiplayer/${ID}`)
  await phone.passes(50)
  const table = evening()
  table.does(table.turn(), { type: 'choose', choice: 'dare' })
  table.waits(30)
  vi.setSystemTime(table.view().since)
  table.balcony = { score: 100, right: 1, of: 1, told: { said: 'Dare', percent: 61, isRight: true } }
  await table.shows('Bert')
  const toasted = () => useToasts.getState().shown[0]?.title
  expect(toasted()).toBeUndefined()
  await phone.passes(4000)
  expect(toasted()).toBe('The balcony said Dare, 61%.')
})

test('[GHOST-4] a player with a seat has no ghost', async () => {
  localStorage.clear()
  keepSeat({ sessionId: ID, code: 'BCDFGH', playerId: 'Bert', token: 'b'.repeat(43), name: 'Bert', at: 1 })
  phone.open(`/multiplayer/${ID}`)
  await phone.passes(50)
  await evening().shows('Bert')
  expect(screen.getByRole('main').textContent).toContain('Truth or dare')
  expect(text()).toBe('')
})

test('[SEAT-25] a player who left sees what everyone sees, claps for no one, and returns with one tap', async () => {
  localStorage.clear()
  await Promise.all([
    import('../../games/truth-or-dare/screen.tsx'),
    import('../../games/table/hand-screen.tsx'),
    import('../../games/ghost/ghost.tsx'),
  ])
  const table = evening()
  const actor = table.turn()
  const [other = ''] = THREE.filter((id) => id !== actor)
  table.does(actor, { type: 'choose', choice: 'dare' })
  table.waits(30)
  table.does(actor, { type: 'keep', card: table.view().cards[0]?.id })
  table.waits(30)
  expect(table.view().phase).toBe('perform')
  keepSeat({ sessionId: ID, code: 'BCDFGH', playerId: other, token: 'b'.repeat(43), name: other, at: 1 })
  phone.server.on('GET /api/sessions/by-code/BCDFGH', front())
  phone.open('/elsewhere')
  await phone.passes(50)
  fireEvent.click(screen.getByRole('link', { name: 'Back in the game' }))
  await phone.passes(50)
  await table.showsLeft([other], other)
  expect(phone.wire.commands).toMatchObject([{ type: 'return', seat: other }])
  const offered = () => [/^Applaud/, 'Back in the game'].map((name) => screen.queryByRole('button', { name }) !== null)
  // Under way until the table shows it
  expect(offered()).toEqual([false, false])
  await table.shows(other)
  expect(offered()).toEqual([true, false])
  expect(phone.wire.commands).toHaveLength(1)
})
