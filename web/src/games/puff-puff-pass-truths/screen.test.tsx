import { cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { linesIn } from '../../ui/announcer/testing/lines.ts'
import {
  asking,
  bestNamed,
  choosingBest,
  lapOver,
  later,
  presenting,
  revealed,
  THREE,
  tap,
  telling,
  title,
  voting,
  writing,
} from './testing/played.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('presenting and voting', () => {
  it('[TABLE-PUFF-5] only the author’s own screen marks the lie', async () => {
    const { table, author, first, lieAt } = presenting()
    const mine = table.sits(author)
    expect(mine.text()).not.toContain('The lie')
    fireEvent.pointerDown(mine.getByRole('button', { name: 'Hold to see' }))
    expect(mine.getAllByRole('listitem').map((one) => one.textContent?.includes('The lie'))).toEqual(
      [0, 1, 2].map((place) => place === lieAt),
    )
    for (const seat of [first, null]) {
      const other = table.sits(seat)
      expect(title(other)).toBe(`${author} answers`)
      expect(other.text()).not.toContain('The lie')
      await vi.waitFor(() => expect(other.text().includes('Nothing to ask?')).toBe(seat !== null), 60_000)
      expect(new Set(other.getAllByRole('listitem').map((one) => one.className)).size).toBe(1)
    }
    tap(mine, 'Let them vote')
    expect(table.view().phase).toBe('vote')
  })

  it('[TABLE-PUFF-7] a player picks one, then votes, and can change it; others see only that the vote came', () => {
    const { table, author, first, second } = voting()
    const voter = table.sits(first)
    expect(voter.queryAllByRole('button')).toEqual([])
    expect(voter.text()).toContain('Tap the one you don’t believe.')
    const [one, two] = voter.getAllByRole('radio')
    if (one && two) [one, two].map((radio) => fireEvent.click(radio))
    expect(table.outcomes).toEqual([])
    tap(voter, /Vote 2/)
    expect(table.outcomes).toEqual([[first, { type: 'vote', pick: 1, isSure: false }, 'ok']])
    voter.update()
    expect(voter.getByRole<HTMLButtonElement>('button', { name: /Voted 2/ }).disabled).toBe(true)
    for (const seat of [author, second, null]) expect(table.sits(seat).text()).not.toContain('Number 2')
    expect(linesIn(table.sits(author).container)).toContain('Keep that face. 1 of 2 voted')
    tap(voter, /Dead sure/)
    voter.update()
    expect(linesIn(voter.container).join(' ')).toContain('Number 2, dead sure.')
    fireEvent.click(voter.getByRole('radio', { name: /^3/ }))
    tap(voter, /Change to 3/)
    expect(table.hand(first).vote).toEqual({ pick: 2, isSure: false })
  })

  it('[TABLE-PUFF-7] dead sure says what it is worth, and is gone once it is used', () => {
    const { table, author, first, second } = telling()
    table.does(author, { type: 'pass' })
    table.does(table.view().turn ?? '', { type: 'done' })
    const seats = [author, first, second].filter((id) => id !== table.view().turn)
    const buttons = seats.map((id) => {
      const voter = table.sits(id)
      voter
        .getAllByRole('radio')
        .slice(0, 1)
        .map((radio) => fireEvent.click(radio))
      return voter.queryAllByRole('button', { name: /Dead sure/ })
    })
    expect(buttons.map((found) => found.length)).toEqual(seats.map((id) => (table.hand(id).nerve === 'open' ? 1 : 0)))
    expect(seats.some((id) => table.hand(id).nerve === 'spent' || table.hand(id).nerve === 'last')).toBe(true)
  })
})

describe('the reveal', () => {
  it('[TABLE-PUFF-8] turns over the two truths, then the lie, each at one moment of the server', () => {
    const { table, author, first, lieAt } = revealed()
    vi.setSystemTime(table.view().since)
    const watcher = table.sits(null)
    const turned = () =>
      [...watcher.container.querySelectorAll('li > div > div > div:first-child')].map(
        (side) => !side.hasAttribute('inert'),
      )
    expect([title(watcher), turned()]).toEqual(['Two of these are true …', [false, false, false]])
    const truths = [0, 1, 2].filter((place) => place !== lieAt)
    later(1520)
    expect([title(watcher), turned().indexOf(true)]).toEqual([`Number ${(truths[0] ?? 0) + 1} is true`, truths[0]])
    later(2500)
    expect([title(watcher), turned()[lieAt]]).toEqual([`Number ${(truths[1] ?? 0) + 1} is true, too`, false])
    expect(watcher.text()).not.toContain('fooled')
    later(3000)
    expect([title(watcher), turned()]).toEqual([`Number ${lieAt + 1} is the lie!`, [true, true, true]])
    expect(watcher.text()).not.toContain('fooled')
    later(1100)
    watcher.getByText(new RegExp(`${author} fooled ${first}.`))
    expect(watcher.text()).toContain('+500')
  })

  it('[TABLE-PUFF-8] a TV shows one statement at a time, the lie in the dark first, and below it all three with their believers', () => {
    const { table, author, first, second, lieAt } = revealed()
    vi.setSystemTime(table.view().since)
    const tv = table.hangs()
    const [one = 0, two = 0] = table.view().reveal?.turns.map(({ place }) => place) ?? []
    const texts = (place: number) => tv.queryAllByText(table.view().statements[place] ?? '')
    const isBelow = (text: HTMLElement) => text.closest('.tale-cells') !== null
    const shown = (places: readonly number[]) => places.map((place) => texts(place).some((text) => !isBelow(text)))
    expect(shown([one, two, lieAt])).toEqual([true, true, true])
    later(1520)
    expect([one, two, lieAt].map((place) => texts(place).filter(isBelow).length)).toEqual([1, 1, 1])
    expect([...shown([one, two, lieAt]), tv.queryByText('TRUE') !== null]).toEqual([true, false, false, true])
    later(4200)
    tv.getByText('Which leaves …')
    expect([...shown([one, two, lieAt]), tv.queryByText('LIE!')]).toEqual([false, false, true, null])
    later(1300)
    tv.getByText('LIE!')
    later(1200)
    tv.getByText(`${author} fooled ${first}.`)
    const voter = (place: number) =>
      within(tv.getByRole('list', { name: `Voted for number ${place + 1}` }))
        .getByRole('img')
        .getAttribute('aria-label')
    expect([voter((lieAt + 1) % 3), voter(lieAt)]).toEqual([first, second])
  })

  it('[TIMELINE-6] points to the TV until the first card is open', () => {
    const { table, first } = revealed()
    vi.setSystemTime(table.view().since)
    const phone = table.sits(first, true)
    expect(title(phone)).toBe('Heads up!Two of these are true …')
    later(1520)
    expect(title(phone)).not.toContain('Heads up!')
  })

  it('[TABLE-PUFF-8] players who took a card for the lie wait above, and walk over once it is open', () => {
    const { table, first, second, lieAt } = revealed()
    vi.setSystemTime(table.view().since)
    const watcher = table.sits(null)
    const believer = (lieAt + 1) % 3
    const walkers = (place: number) => [
      ...watcher.container.querySelectorAll(`li:nth-child(${place + 1}) li[data-traveler]`),
    ]
    const waiting = () =>
      [...watcher.container.querySelectorAll('p [data-traveler]')].map((one) => one.getAttribute('data-traveler'))
    expect(waiting()).toEqual([first, second])
    const at = (table.view().reveal?.turns.find(({ place }) => place === believer)?.at ?? 0) + 20
    later(at)
    expect([waiting().length, walkers(believer).length]).toEqual([2, 0])
    later(600)
    expect([waiting(), walkers(believer).length]).toEqual([[second], 1])
    later(9000)
    expect([waiting(), walkers(lieAt).length]).toEqual([[], 1])
  })

  it('[TABLE-PUFF-8] a late screen shows what is out already, who believed what, and the points', () => {
    const { table, author, first, second, lieAt } = revealed()
    vi.setSystemTime(table.view().since + 8500)
    const late = table.sits(second)
    const ownLine = (seat: string | null) =>
      table.sits(seat).container.querySelector('[data-own-result]')?.textContent ?? null
    expect([author, first, second, null].map(ownLine)).toEqual([
      'You fooled 1 of 2! +500',
      `${author} got you.`,
      'Dead sure, and right! +1,200',
      null,
    ])
    expect(title(late)).toBe(`Number ${lieAt + 1} is the lie!`)
    expect(late.getByRole('list', { name: `Voted for number ${lieAt + 1}` }).textContent).toBe('Youdead sure+1,200')
  })

  it('[TABLE-PUFF-9] everyone except its author can ask about a truth once the last card is open', () => {
    const { table, author, first, lieAt } = revealed()
    const last = table.view().reveal?.turns.at(-1)?.at ?? 0
    vi.setSystemTime(table.view().since + last - 200)
    const early = table.sits(first)
    // No button or word on the page says yet which is the lie
    const buttons = (seat: typeof early) => seat.queryAllByRole('button').map(({ textContent }) => textContent)
    expect(buttons(early)).toEqual(['Applaudshows up on every screen'])
    expect(early.text()).not.toMatch(/Explain|is the lie|LIE\b/)
    early.goes()
    vi.setSystemTime(table.view().since + 11_900)
    const late = table.sits(first)
    expect(buttons(late)).toEqual(['Applaudshows up on every screen'])
    late.goes()
    table.waits(12)
    vi.setSystemTime(table.view().since)
    expect(table.hangs().text()).toContain(`What should ${author} explain?`)
    expect(title(table.sits(author))).toBe('They pick your story')
    const seat = table.sits(first)
    expect(title(seat)).toBe(`What should ${author} explain?`)
    expect(seat.getAllByRole('button')).toHaveLength(2)
    expect(seat.queryByRole('button', { name: `Explain ${lieAt + 1}` })).toBeNull()
    const [place = 0] = table.view().asking?.askable ?? []
    tap(seat, `Explain ${place + 1}`)
    seat.update()
    expect(seat.getByRole('button', { pressed: true }).textContent).toBe(`Explain ${place + 1}`)
    for (const other of [author, null]) expect(table.sits(other).queryAllByRole('button')).toEqual([])
  })
})

describe('the story and the round', () => {
  it('[TABLE-PUFF-10] [GHOST-5] the chosen card fills the screen; the author ends it, the others clap', () => {
    const { table, author, first } = telling()
    const statement = table.view().statements[table.view().told ?? -1] ?? ''
    const mine = table.sits(author)
    expect(title(mine)).toBe('They want the story')
    const other = table.sits(first)
    other.getByText(statement)
    tap(other, /Applaud/)
    expect(table.outcomes.at(-1)).toEqual([first, { type: 'applaud', for: author }, 'ok'])
    const watcher = table.sits(null)
    expect(watcher.queryAllByRole('button')).toEqual([])
    expect([table.hangs(), watcher].map((screen) => screen.text().includes('Clap.'))).toEqual([true, false])
    tap(mine, 'The end')
    expect(table.view()).toMatchObject({ phase: 'present', round: 2 })
  })

  it('[TABLE-PUFF-11] everyone votes for the best story, and the result says what it was about', () => {
    const { table, author } = choosingBest()
    const voter = table.view().best.voters[0] ?? 'nobody'
    const story = table.view().best.deeds[author] ?? 'none'
    const mine = table.sits(voter)
    expect(title(mine)).toBe('Best of the stories?')
    expect(table.hangs().text()).toContain(story)
    tap(mine, new RegExp(author))
    expect(table.outcomes.at(-1)).toEqual([voter, { type: 'favorite', player: author }, 'ok'])
    const { table: over, author: star } = bestNamed()
    vi.setSystemTime(over.view().since + 5000)
    expect(title(over.sits(null))).toBe(`Best of the stories: ${star}`)
    expect(over.hangs().text()).toContain(`+300`)
  })

  it('[TABLE-PUFF-11] a round ends with its best liars and the standings', () => {
    const { table } = lapOver()
    const seen = table.sits(null)
    expect(seen.text()).toContain('Fooled the most people')
    expect(seen.getAllByRole('listitem')).toHaveLength(3)
    expect(table.hangs().text()).toMatch(/leads by|share the lead|All level/)
  })

  it('[TABLE-PUFF-11] asks a player who told a truth to a starter whether it may be quoted', () => {
    const table = writing()
    for (const id of THREE) {
      const lines = ['one', 'two', 'three'].map((text) => ({ text, isOwn: false }))
      table.does(id, { type: 'draft', lines })
      table.does(id, { type: 'done' })
    }
    for (let turn = 0; turn < 3; turn++) {
      const author = table.view().turn ?? ''
      table.does(author, { type: 'done' })
      for (const id of THREE) table.does(id, { type: 'vote', pick: 0, isSure: false })
      table.waits(12)
      table.waits(15)
      table.does(author, { type: 'done' })
    }
    const { best } = table.view()
    for (const id of best.voters)
      table.does(id, { type: 'favorite', player: best.candidates.find((one) => one !== id) })
    table.waits(6)
    const anna = table.sits('Anna')
    fireEvent.click(anna.getByRole('checkbox', { name: /may be quoted/ }))
    expect(table.hand('Anna').story?.mayQuote).toBe(true)
  })
})

it("[TABLE-PUFF-12] a spectator's screen has nothing to tap in any phase", () => {
  const table = writing()
  expect(table.sits(null).getByRole('list', { name: 'Writers' }).textContent).toBe(
    'Annawriting …Bertwriting …Cleowriting …',
  )
  for (const { table: other } of [
    presenting(),
    voting(),
    revealed(),
    asking(),
    telling(),
    choosingBest(),
    bestNamed(),
    lapOver(),
  ]) {
    const seen = other.sits(null)
    expect([...seen.queryAllByRole('button'), ...seen.queryAllByRole('radio')]).toEqual([])
  }
})
