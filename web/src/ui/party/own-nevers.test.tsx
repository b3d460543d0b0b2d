import type { Intent, OwnSeat } from '@highjinks/protocol'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { OwnNevers } from './own-nevers.tsx'

afterEach(cleanup)

function written(offers: OwnSeat['offers'] = [], isOffered = true) {
  const sent: Intent[] = []
  const element = (now: OwnSeat['offers'], offered: boolean) => (
    <OwnNevers offers={now} isOffered={offered} isBusy={false} send={(intent) => sent.push(intent)} />
  )
  const { rerender } = render(element(offers, isOffered))
  return { sent, update: (now: OwnSeat['offers'], offered = true) => rerender(element(now, offered)) }
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Never have I ever/ })

it('[TABLE-NEVER-8] begins with an idea, is sent whole, and stays until the server has it', async () => {
  const { sent, update } = written()
  fireEvent.click(screen.getByRole('button', { name: 'Write your own' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Other ideas' }))
  fireEvent.click(screen.getAllByRole('button', { name: /…$/ })[0] ?? document.body)
  expect(field().value.length).toBeGreaterThan(5)
  fireEvent.change(field(), { target: { value: 'worn  a cape' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add it' }))
  const text = 'Never have I ever worn a cape'
  expect(sent).toEqual([{ type: 'offer', kind: 'never', text }])
  update([])
  expect(field().value).toBe('worn  a cape')
  update([{ id: 'a', kind: 'never', text }])
  expect(field().value).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }))
  expect(sent.at(-1)).toEqual({ type: 'withdraw', id: 'a' })
})

it('[TABLE-NEVER-8] closes with the next card, and keeps the draft for the next time', async () => {
  const { update } = written()
  fireEvent.click(screen.getByRole('button', { name: 'Write your own' }))
  await screen.findByRole('textbox')
  fireEvent.change(field(), { target: { value: 'worn a cape' } })
  update([], false)
  expect(screen.queryByRole('textbox')).toBeNull()
  update([])
  expect(screen.queryByRole('textbox')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Write your own' }))
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('worn a cape')
})
