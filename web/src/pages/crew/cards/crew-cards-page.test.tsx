import { type CrewCards, OFFER_MAX } from '@highjinks/protocol'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../../lib/testing/fake-server.ts'
import { linesOf, partsOf } from './pasted-lines.ts'
import { SITTING, startsOf } from './sitting.ts'

const LINK = 'green-otter-bcdfghjk'
const CARDS = `GET /api/crews/${LINK}/cards`
const WRITE = `POST /api/crews/${LINK}/cards`
const server = fakeServer()
beforeEach(() => {
  vi.resetModules()
  server.reset()
  localStorage.clear()
})
afterEach(cleanup)

const card = (id: string, text: string) => ({ id, kind: 'dare' as const, text })
const page = (mine: CrewCards['mine'], kept = mine.length) => ({ mine, kept })
const goose = card('a', 'Sing a love song to a goose')

async function open(shown: object, status = 200) {
  server.on(CARDS, shown, status)
  const { CrewCardsPage } = await import('./crew-cards-page.tsx')
  render(
    <MemoryRouter initialEntries={[`/c/${LINK}/cards`]}>
      <Routes>
        <Route path="/c/:link/cards" element={<CrewCardsPage />} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
    </MemoryRouter>,
  )
}
const heading = (name: string) => screen.findByRole('heading', { name })
const press = (name: string) => fireEvent.click(screen.getByText(name))
const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } })
// By label and text: finding a role takes long on a page this size
const draft = () => screen.getByLabelText<HTMLTextAreaElement>(/…$/)
const box = () => screen.getByLabelText<HTMLTextAreaElement>('One card on each line')
/** Returns the last card sent, as the server then has it. */
const lastSent = () => (server.sentTo(WRITE).at(-1) as { lines: string } | undefined)?.lines

test('[CREW-47] a member finishes one card after the other, twenty at a sitting, and rewords refused ones', async () => {
  await open(page([]))
  await heading('Cards for your crew')
  await screen.findByText(`0 of ${SITTING} written`)
  const first = draft().labels[0]?.textContent ?? ''
  server.on(WRITE, { ...page([]), refused: [{ line: 0, why: 'bad-words' }] })
  type(draft(), ' the   goose')
  press('Add it')
  await screen.findByText('It has words we don’t deal at its level.')
  expect(lastSent()).toBe(first.replace(' …', ' the goose'))
  expect(draft().value).toBe(' the   goose')
  press('Skip')
  expect(draft().labels[0]?.textContent).not.toBe(first)
  expect(screen.queryByText('It has words we don’t deal at its level.')).toBeNull()
  for (let i = 1; i <= SITTING; i++) {
    server.on(WRITE, { ...page([goose], i), refused: [] })
    type(draft(), `goose ${i}`)
    press('Add it')
    await screen.findByText(`Your crew has ${i} of 200 cards.`)
  }
  await screen.findByText('That’s 20 in one sitting. Your crew will thank you.')
  expect(screen.queryByRole('button', { name: 'Add it' })).toBeNull()
})

test('[CREW-47] a sitting alternates the four kinds, and every beginning leaves room for words', () => {
  const starts = startsOf(() => 0.5)
  expect(new Set(starts.slice(0, 4).map(({ kind }) => kind)).size).toBe(4)
  expect(new Set(starts.map(({ id }) => id)).size).toBe(starts.length)
  for (const { text } of starts) expect([text, OFFER_MAX - text.length > 15]).toEqual([text, true])
})

test('[CREW-48] a member sees their own cards and takes one back; the others are a number', async () => {
  const other = card('b', 'Sing a love song to a duck')
  server.on(`DELETE /api/crews/${LINK}/cards/a`, page([other], 11))
  await open(page([goose, other], 12))
  await heading('Your cards: 2')
  expect(screen.getByText('Your crew has 12 of 200 cards.')).toBeTruthy()
  const own = within(screen.getByRole('list', { name: 'Your cards' }))
  const [first] = own.getAllByRole('button', { name: 'Take it back' })
  if (first) fireEvent.click(first)
  await heading('Your cards: 1')
  expect(screen.queryByText(goose.text)).toBeNull()
  expect(screen.getByText('Your crew has 11 of 200 cards.')).toBeTruthy()
})

test('[CREW-48] copies their cards as lines of text', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }))
  await open(page([goose, card('b', 'Sing a love song to a duck')]))
  await heading('Your cards: 2')
  press('Copy all as text')
  await vi.waitFor(() => expect(writeText).toHaveBeenCalledWith(`${goose.text}\nSing a love song to a duck`))
  vi.unstubAllGlobals()
})

test('[CREW-49] a pasted box becomes cards; each refused line stays in it and says why', async () => {
  server.on(WRITE, {
    ...page([goose]),
    refused: [
      { line: 1, why: 'no-beginning' },
      { line: 2, why: 'twice' },
    ],
  })
  await open(page([]))
  await heading('Paste a list')
  press('Add these lines')
  await screen.findByText('Paste or type a card first')
  type(box(), `${goose.text}\n\nAbout geese\r\n${goose.text}\n${'x'.repeat(2000)}`)
  press('Add these lines')
  await screen.findByText('1 card added.')
  const lines = within(screen.getByRole('list', { name: 'Lines that weren’t added' })).getAllByRole('listitem')
  expect(lines.map((line) => line.textContent)).toEqual([
    `${'x'.repeat(120)}…It has more than 100 characters.`,
    'About geeseIt doesn’t begin like one of our cards or with “Never have I ever”.',
    `${goose.text}You already have this one.`,
  ])
  expect(linesOf(box().value)).toEqual(['x'.repeat(2000), 'About geese', goose.text])
  expect(server.sentTo(WRITE)).toEqual([{ lines: `${goose.text}\nAbout geese\n${goose.text}` }])
})

test('[CREW-49] sends nothing more once the crew’s deck is full', async () => {
  const many = Array.from({ length: 300 }, (_, i) => `Sing a love song to goose ${i}`)
  server.on(WRITE, { ...page([goose], 200), refused: [] })
  await open(page([]))
  await heading('Paste a list')
  type(box(), many.join('\n'))
  press('Add these lines')
  await screen.findByText('100 lines weren’t added')
  expect(server.sentTo(WRITE)).toHaveLength(1)
  expect(screen.getByText('Your crew’s deck is full. To make room, take one of yours back.')).toBeTruthy()
  expect(screen.getByText('And 50 more.')).toBeTruthy()
})

test('[CREW-49] lines that a broken connection left unsent stay in the box', async () => {
  await open(page([]))
  await heading('Paste a list')
  type(box(), goose.text)
  press('Add these lines')
  await screen.findByText(/We can’t reach the server/)
  expect(box().value).toBe(goose.text)
  type(box(), `${'x\n'.repeat(501)}`)
  press('Add these lines')
  await screen.findByText('That’s 501 lines. Add up to 500 at a time.')
})

test.each([
  ['plain lines', 'Sing a love song to a goose, as loud as you can, for all of us to hear, in the kitchen'],
  ['quotes, which take two bytes', '"'.repeat(90)],
  ['control characters, which take six bytes', `a${'\u0001'.repeat(90)}`],
  ['emoji', '🪿'.repeat(90)],
  ['the longest lines', '漢'.repeat(1600)],
])('[CREW-49] sends %s in parts that the server takes, in their order', (_, line) => {
  const lines = Array.from({ length: 500 }, (_, i) => `${i} ${line}`.slice(0, 1600))
  const { parts, tooLong } = partsOf(lines)
  expect(tooLong).toEqual([])
  expect(parts.flat()).toEqual(lines)
  for (const part of parts) {
    const text = part.join('\n')
    expect(part.length).toBeLessThanOrEqual(200)
    expect(text.length).toBeLessThanOrEqual(12_000)
    expect(Buffer.byteLength(JSON.stringify({ lines: text }))).toBeLessThan(16 * 1024)
  }
})

test('[CREW-48] only members get in', async () => {
  await open({ code: 'not-a-member', message: 'You aren’t in this crew.' }, 403)
  await heading('No cards to show')
  expect(screen.getByText('You aren’t in this crew.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To the crew’s page' }).getAttribute('href')).toBe(`/c/${LINK}`)
})
