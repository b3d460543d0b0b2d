import type { Intent, OwnSeat, SessionView } from '@highjinks/protocol'
import { cleanup, fireEvent, render, renderHook, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { shown } from '../../show/testing/shown.ts'
import { useToasts } from '../../ui/overlay/toast-store.ts'
import { OwnLines } from '../night/own-lines.tsx'
import { useSession } from '../session-store.ts'
import { useSignatures } from '../signatures.ts'
import { OwnCards } from './own-cards.tsx'

afterEach(cleanup)

const OWN: OwnSeat = {
  topics: [],
  canBeNamed: true,
  offers: [],
  cards: [],
  beginning: null,
  keepable: [],
  written: [],
  quote: null,
  nextVote: null,
  firstBet: null,
  hasEnough: false,
  knocks: [],
}
const TRUTH = { id: 'own-truth-mild-01', kind: 'truth', text: 'What do you know about …' } as const
const DARE = { id: 'own-dare-mild-01', kind: 'dare', text: 'Apologize out loud to …' } as const

function strip(first: Partial<OwnSeat>) {
  const sent: Intent[] = []
  const element = (own: Partial<OwnSeat>) => (
    <OwnCards own={{ ...OWN, ...own }} isBusy={false} send={(intent) => sent.push(intent)} />
  )
  const { rerender } = render(element(first))
  return { sent, update: (own: Partial<OwnSeat>) => rerender(element(own)) }
}
const field = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name })

test('[TABLE-OWN-CARDS-1] a strip opens one beginning, sends the whole card, and then the next one comes', async () => {
  const { sent, update } = strip({ beginning: TRUTH })
  const button = screen.getByRole('button', { name: /^Finish a card for tonight/ })
  expect(button.textContent).toContain(TRUTH.text)
  fireEvent.click(button)
  await screen.findByRole('dialog', { name: 'A truth for someone here' })
  const truth = await field(/^What do you know about …/)
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add it' })
  expect(add.disabled).toBe(true)
  expect(truth.maxLength).toBe(100 - 'What do you know about '.length)
  fireEvent.change(truth, { target: { value: ' the  geese?' } })
  fireEvent.click(add)
  expect(sent).toEqual([{ type: 'offer', kind: 'truth', text: 'What do you know about the geese?' }])
  expect(truth.value).toBe(' the  geese?')
  update({ beginning: DARE, cards: [{ id: 'a', kind: 'truth', text: 'What do you know about the geese?' }] })
  await screen.findByRole('dialog', { name: 'A dare for someone here' })
  expect((await field(/^Apologize out loud to …/)).value).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Skip' }))
  expect(sent.at(-1)).toEqual({ type: 'skip-beginning', beginning: DARE.id })
})

test('[TABLE-OWN-CARDS-1] says so after the third, and waiting cards can be taken back', async () => {
  const { sent, update } = strip({ cards: [{ id: 'a', kind: 'dare', text: 'Apologize out loud to the fridge' }] })
  fireEvent.click(screen.getByRole('button', { name: 'Your cards: 1' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Your cards for tonight' }))
  expect(sheet.getByText('That’s all for tonight. We’ll mix them in with ours.')).toBeTruthy()
  fireEvent.click(sheet.getByRole('button', { name: 'Take it back' }))
  expect(sent).toEqual([{ type: 'withdraw', id: 'a' }])
  update({})
  expect(screen.queryByRole('list')).toBeNull()
})

test('[TABLE-OWN-CARDS-1] without a card to finish or a waiting one there is no strip', () => {
  strip({})
  expect(screen.queryByRole('button')).toBeNull()
})

test("[TABLE-OWN-CARDS-2] after a player's card, every screen says once who wrote it", () => {
  const { view } = shown(1, { players: ['anna', 'bert'] })
  const signedBy = (...authors: readonly string[]): SessionView => ({
    ...view,
    session: { ...view.session, signed: authors.map((by, i) => ({ by, text: `Card ${i}.` })) },
  })
  const titles = () => useToasts.getState().shown.map(({ title }) => title)
  const { rerender } = renderHook(({ now }) => useSignatures(now, 'anna'), { initialProps: { now: signedBy('bert') } })
  expect(titles()).toEqual([])
  rerender({ now: signedBy('bert', 'bert') })
  expect(titles()).toEqual(['bert wrote that card.'])
  rerender({ now: signedBy('bert', 'bert', 'anna') })
  expect(titles()).toEqual(['You wrote that card. Now they know.'])
})

test('[TABLE-OWN-CARDS-3] asks its author whether the crew keeps it, who can also say so later', () => {
  const { view } = shown(1, { players: ['anna', 'bert'] })
  const signed = [{ by: 'anna', text: 'Sing.' }]
  const keepable = [{ id: 'card', kind: 'dare' as const, text: 'Sing' }]
  const now = (change: Partial<SessionView['session']>) => ({ ...view, session: { ...view.session, ...change } })
  const { rerender } = renderHook(({ session, mine }) => useSignatures(session, 'anna', mine), {
    initialProps: { session: now({}), mine: [] as OwnSeat['keepable'] },
  })
  rerender({ session: now({ signed }), mine: keepable })
  expect(useToasts.getState().shown.at(-1)).toMatchObject({
    title: 'You wrote that card. Keep it for the crew?',
    action: { label: 'Keep it' },
  })
  useSession.setState({ view: now({ signed }), own: { anna: { ...OWN, keepable } } })
  render(<OwnLines me="anna" send={() => {}} />)
  expect(screen.getByRole('heading', { name: 'Keep these for the crew?' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Keep it' })).toBeTruthy()
})

test('[TABLE-OWN-CARDS-2] names an absent member as the crew knows them', () => {
  const { view } = shown(1, { players: ['anna', 'bert'] })
  const { rerender } = renderHook(({ now }) => useSignatures(now, 'anna'), { initialProps: { now: view } })
  const signed = [{ by: 'm-zoe', name: 'Zoe', text: 'Sing.' }]
  rerender({ now: { ...view, session: { ...view.session, signed } } })
  expect(useToasts.getState().shown.at(-1)?.title).toBe('Zoe wrote that card.')
})
