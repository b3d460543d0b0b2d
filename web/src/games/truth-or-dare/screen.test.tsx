import { truthOrDare } from '@highjinks/games/truth-or-dare'
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { glance, peek } from '../testing/glance.ts'
import { tableOf } from '../testing/table-of.tsx'
import { boards } from './screen.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const NAMES = ['Anna', 'Bert', 'Cleo']

function open() {
  const table = tableOf(truthOrDare, boards, NAMES)
  const actor = table.view().turn ?? ''
  const [one = '', other = ''] = NAMES.filter((name) => name !== actor)
  return { table, actor, one, other }
}

type Phase = 'deal' | 'perform' | 'verdict' | 'reveal'

/** No one has called anything yet. */
function openAt(phase: Phase, choice: 'dare' | 'truth' | 'surprise' = 'dare') {
  const opened = open()
  const { table, actor, one, other } = opened
  const steps: readonly [Phase, () => void][] = [
    ['deal', () => table.does(actor, { type: 'choose', choice })],
    ['perform', () => table.does(actor, { type: 'keep', card: table.view().cards[1]?.id })],
    ['verdict', () => table.does(actor, { type: 'done' })],
    ['reveal', () => [one, other].forEach((id) => table.does(id, { type: 'judge', verdict: 'half' }))],
  ]
  for (const [next, step] of steps) {
    step()
    if (table.view().phase !== next) table.waits(26)
    expect(table.view().phase).toBe(next)
    if (next === phase) return opened
  }
  return opened
}

const tap = (element: HTMLElement) => fireEvent.click(element)
const starting = (text: string) => new RegExp(`^${text.slice(0, 20).replace(/[^\w ]/g, '.')}`)

describe('Truth or Dare on the screen', () => {
  it('[TABLE-TOD-1] asks the current player one thing, and keeps it a secret while the others call', () => {
    const { table, actor, one } = open()
    const mine = table.sits(actor)
    expect(mine.getAllByRole('button')).toHaveLength(3)
    tap(mine.getByRole('button', { name: /^Surprise me/ }))
    expect(table.outcomes).toEqual([[actor, { type: 'choose', choice: 'surprise' }, 'ok']])
    mine.update()
    expect(mine.text()).toContain('Locked in. Poker face.')
    expect(mine.queryByRole('button', { name: /^(Surprise me|Truth|Dare)/ })).toBeNull()
    peek(mine.container)
    expect(glance(mine.container)).toContain('Surprise me')
    expect(table.sits(one).container.querySelector('[aria-pressed="true"]')).toBeNull()
  })

  it('[TABLE-TOD-1] takes no second tap while the first is on its way', () => {
    const { table, actor } = open()
    const screen = table.sits(actor)
    screen.update(true)
    for (const button of screen.getAllByRole('button')) tap(button)
    expect(table.outcomes).toEqual([])
  })

  it.each([
    [/^Truth/, 'bg-sky'],
    [/^Dare/, 'bg-red'],
    [/^Surprise/, 'bg-amber'],
  ])('[TABLE-TOD-2] %s has one color on every screen', (name, color) => {
    const { table, actor, one } = open()
    for (const seat of [actor, one]) {
      const theirs = table.sits(seat)
      expect(theirs.getByRole('button', { name }).className).toContain(color)
      theirs.goes()
    }
    expect(
      table.sits(null).getByText(name, { selector: 'li *' }).closest('li')?.firstElementChild?.className,
    ).toContain(color)
  })

  it('[TABLE-TOD-2] lets the others call it, with one tap that locks, and a spectator only watch', () => {
    const { table, actor, one } = open()
    const theirs = table.sits(one)
    expect(theirs.text()).toContain(`Truth or dare, ${actor}?`)
    tap(theirs.getByRole('button', { name: 'Dare' }))
    expect(table.outcomes).toEqual([[one, { type: 'call', call: 'dare' }, 'ok']])
    theirs.update()
    expect(theirs.getByRole('button', { name: /^Dare/ }).getAttribute('aria-pressed')).toBe('true')
    tap(theirs.getByRole('button', { name: 'Truth' }))
    expect(table.outcomes).toHaveLength(1)
    const tv = table.sits(null)
    expect(tv.queryAllByRole('button')).toEqual([])
    const choices = tv.getByRole('list', { name: 'What there is to choose' })
    for (const choice of ['Truth', 'Dare', 'Surprise']) expect(choices.textContent).toContain(choice)
    expect(tv.text()).toContain('Chant: Dare!')
    expect(tv.getByRole('list', { name: 'Guesses in' }).textContent).toContain(one)
  })

  it('on a TV the bottle goes around all of them, points at the current player, and gives the TV back', () => {
    const { table, actor } = open()
    vi.useFakeTimers({ now: table.view().since })
    table.hangs()
    const chosen = () => {
      const seats = [...document.querySelectorAll('.bottle-table-seat')]
      return [seats.length, seats.findIndex((seat) => seat.hasAttribute('data-chosen'))]
    }
    expect(chosen()).toEqual([3, -1])
    act(() => void vi.advanceTimersByTime(1720))
    expect(chosen()).toEqual([3, table.view().seats.indexOf(actor)])
    act(() => void vi.advanceTimersByTime(1300))
    expect(chosen()).toEqual([0, -1])
  })

  it('[TABLE-TOD-3] shows both cards to everyone: their owner keeps one, the others call which', () => {
    const { table, actor, one } = openAt('deal')
    const [first, second] = table.view().cards
    const tv = table.sits(null)
    expect(tv.text()).toContain(first?.text)
    expect(tv.text()).toContain(second?.text)
    expect(tv.queryAllByRole('button')).toEqual([])

    const theirs = table.sits(one)
    tap(theirs.getByRole('button', { name: starting(first?.text ?? '') }))
    const mine = table.sits(actor)
    tap(mine.getByRole('button', { name: starting(second?.text ?? '') }))
    expect(table.outcomes).toEqual([
      [one, { type: 'call', call: first?.id }, 'ok'],
      [actor, { type: 'keep', card: second?.id }, 'ok'],
    ])
    theirs.update()
    expect(theirs.container.querySelectorAll('[aria-pressed="true"]')).toHaveLength(1)
    expect(theirs.text()).toContain('straight face')
    mine.update()
    expect(mine.text()).toContain('1 of 2 guessed')
  })

  it('[TABLE-TOD-3] offers two others once', () => {
    const { table, actor } = openAt('deal')
    const screen = table.sits(actor)
    tap(screen.getByRole('button', { name: 'Deal me two more' }))
    screen.update()
    expect(screen.queryByRole('button', { name: 'Deal me two more' })).toBeNull()
    expect(screen.getAllByRole('button')).toHaveLength(2)
  })

  it('[TABLE-TOD-4] in a Surprise the others pick, and the player calls what they will', () => {
    const { table, actor, one } = openAt('deal', 'surprise')
    const [truth, dare] = table.view().cards
    const theirs = table.sits(one)
    expect(theirs.text()).toContain(`what does ${actor} have to do?`)
    tap(theirs.getByRole('button', { name: starting(dare?.text ?? '') }))
    const mine = table.sits(actor)
    expect(mine.text()).toContain('The room picks for you')
    tap(mine.getByRole('button', { name: starting(truth?.text ?? '') }))
    expect(table.outcomes.map(([, move, outcome]) => [move['type'], outcome])).toEqual([
      ['pick', 'ok'],
      ['call', 'ok'],
    ])
  })

  it.each([
    [true, 'the room says:'],
    [false, 'no one picked, so it’s random:'],
  ])('[TABLE-TOD-4] the room shows its pick, and chance what no one picked (%s)', (isPicked, said) => {
    const { table, one, other } = openAt('deal', 'surprise')
    const [card] = table.view().cards
    if (isPicked) for (const id of [one, other]) table.does(id, { type: 'pick', card: card?.id })
    while (table.view().phase === 'deal') table.waits(40)
    for (const screen of [table.sits(one), table.sits(null), table.hangs()]) {
      expect(screen.text()).toContain(said)
      expect(screen.text().includes('the room says')).toBe(isPicked)
    }
  })

  it('[TABLE-TOD-5] says on a TV who performs and what, and not who had guessed the card', () => {
    const { table, actor, one, other } = openAt('deal')
    const [card, left] = table.view().cards
    for (const [id, call] of [[one, card?.id] as const, [other, left?.id] as const])
      table.does(id, { type: 'call', call })
    table.does(actor, { type: 'keep', card: card?.id })
    table.waits(26)
    expect(table.sits(one).text()).toContain('You guessed right: +')
    expect(table.sits(other).text()).not.toContain('fooled')
    const tv = table.hangs().text()
    expect(tv).toContain(card?.text)
    expect(tv).not.toContain('guessed right')
  })

  it('[TABLE-TOD-5] puts the card on every screen with the other one, Done and Skip on one, applause on the others', () => {
    const { table, actor, one } = openAt('perform')
    const [left, kept] = table.view().cards
    const tv = table.sits(null)
    expect(tv.text()).toContain(kept?.text)
    expect(tv.text()).toContain(`Left on the table: ${left?.text}`)
    expect(tv.queryAllByRole('button')).toEqual([])
    const theirs = table.sits(one)
    tap(theirs.getByRole('button', { name: 'Applaud' }))
    const mine = table.sits(actor)
    expect(mine.text()).toContain(`${one} claps for you!`)
    expect(mine.getByRole('button', { name: 'Skip' })).toBeTruthy()
    tap(mine.getByRole('button', { name: 'Done' }))
    expect(table.outcomes).toEqual([
      [one, { type: 'applaud', for: actor }, 'ok'],
      [actor, { type: 'done' }, 'ok'],
    ])
  })

  it('[TABLE-TOD-6] lets the others judge in secret, and locks their vote', () => {
    const { table, actor, one, other } = openAt('verdict')
    const mine = table.sits(one)
    tap(mine.getByRole('button', { name: 'Dodged' }))
    expect(table.outcomes).toEqual([[one, { type: 'judge', verdict: 'dodged' }, 'ok']])
    mine.update()
    peek(mine.container)
    expect(mine.getByRole('button', { name: /^Dodged/ }).getAttribute('aria-pressed')).toBe('true')
    tap(mine.getByRole('button', { name: 'Did it' }))
    expect(table.outcomes).toHaveLength(1)
    for (const seat of [actor, other, null]) {
      const theirs = table.sits(seat)
      expect(theirs.container.querySelector('[aria-pressed="true"]')).toBeNull()
      theirs.goes()
    }
    expect(table.sits(null).text()).toContain('1 of 2 decided')
  })

  it('[TABLE-TOD-6] asks about the card that was kept, and says who is done in a sentence', () => {
    for (const [choice, deed] of [['dare', 'do it'] as const, ['truth', 'answer'] as const]) {
      const { table, actor, one } = openAt('verdict', choice)
      const theirs = table.sits(one).text()
      expect(theirs).toContain(`Did ${actor} ${deed}?`)
      expect(theirs).toContain(`${actor}is done, supposedly.`)
      cleanup()
    }
  })

  it('[TABLE-TOD-6] shows a TV all options of a ballot, the same whatever the votes', () => {
    const { table, one } = openAt('verdict')
    const choices = () => table.hangs().getByRole('list', { name: 'What a ballot can say' })
    const before = choices().outerHTML
    expect([...choices().children].map(({ textContent }) => textContent)).toEqual([
      'Dodged',
      'Sort of',
      'Did it',
      'Legend',
    ])
    cleanup()
    table.does(one, { type: 'judge', verdict: 'legend' })
    expect(choices().outerHTML).toBe(before)
  })

  it('[TABLE-TOD-6] lets the judged player call the verdict meanwhile', () => {
    const { table, actor, one } = openAt('verdict')
    const judged = table.sits(actor)
    expect(judged.text()).toContain('What will they say?')
    tap(judged.getByRole('button', { name: 'Legend' }))
    expect(table.outcomes).toEqual([[actor, { type: 'call', call: 'legend' }, 'ok']])
    expect(table.sits(one).container.querySelector('[aria-pressed="true"]')).toBeNull()
  })

  it('[TABLE-TOD-7] stamps the verdict and says what it paid, to whom, and for what', () => {
    const { table, actor, one, other } = open()
    table.does(one, { type: 'call', call: 'dare' })
    table.does(other, { type: 'call', call: 'truth' })
    table.does(actor, { type: 'choose', choice: 'dare' })
    const dealt = (seat: string | null) => table.sits(seat).text()
    expect(dealt(null)).toContain(
      `went for Dare. ${one} guessed right: +50. ${actor} fooled ${other}, worth 100 if they do it.`,
    )
    expect(dealt(one)).toContain('You guessed right: +50.')
    expect(dealt(actor)).toContain(`You fooled ${other}, worth 100 if you do it.`)
    table.does(actor, { type: 'keep', card: table.view().cards[0]?.id })
    table.waits(26)
    table.does(actor, { type: 'done' })
    for (const by of [one, other]) table.does(by, { type: 'judge', verdict: 'half' })
    table.waits(11)
    const tv = table.sits(null)
    expect(tv.text()).toContain('Sort of!')
    expect(tv.getByRole('list', { name: 'Points' }).textContent).toBe(
      `${actor}300 for half a dare and 100 for fooling the room.+400`,
    )
    const ownLine = (seat: string) => table.sits(seat).container.querySelector('[data-own-result]')?.textContent
    expect([one, actor].map(ownLine)).toEqual([
      undefined,
      'Half credit! +400300 for half a dare and 100 for fooling the room.',
    ])
    expect(tv.container.querySelector('[data-own-result]')).toBeNull()
  })

  it('[TABLE-TOD-7] treats a skip as nothing', () => {
    const { table, actor } = openAt('perform')
    table.does(actor, { type: 'pass' })
    const screen = table.sits(actor)
    expect(screen.text()).toContain('Skipped')
    expect(screen.text()).toContain('No penalty')
    expect(screen.queryByRole('list', { name: 'Points' })).toBeNull()
  })

  it('[TABLE-TOD-7] the judges’ faces go to their votes, on every screen, and they knew it would show', () => {
    const { table, one } = openAt('verdict')
    expect(table.sits(one).text()).toContain('Everyone sees your vote')
    cleanup()
    const told = openAt('reveal')
    for (const seat of [null, told.actor]) {
      const said = told.table.sits(seat).getByRole('list', { name: 'Who said what' })
      const half = [...said.children].find((choice) => choice.textContent.startsWith('Sort of'))
      const faces = [...(half?.querySelectorAll('[aria-label]') ?? [])].map((face) => face.getAttribute('aria-label'))
      expect(faces).toEqual([told.one, told.other])
      cleanup()
    }
  })

  it('[TABLE-TOD-7] a host who keeps votes secret keeps the faces away', () => {
    const table = tableOf(truthOrDare, boards, NAMES, { votes: 'secret' })
    const actor = table.view().turn ?? ''
    table.does(actor, { type: 'choose', choice: 'truth' })
    table.waits(26)
    table.does(actor, { type: 'keep', card: table.view().cards[0]?.id })
    table.waits(26)
    table.does(actor, { type: 'done' })
    const [one = '', other = ''] = NAMES.filter((name) => name !== actor)
    expect(table.sits(one).text()).toContain('Secret vote')
    for (const id of [one, other]) table.does(id, { type: 'judge', verdict: 'half' })
    table.waits(11)
    expect(table.sits(null).queryByRole('list', { name: 'Who said what' })).toBeNull()
  })

  it('[TABLE-TOD-8] ends a round by asking whose was the best, by what they did, and crowns them', () => {
    const { table } = open()
    const cards: string[] = []
    for (let turn = 0; turn < 3; turn++) {
      const who = table.view().turn ?? ''
      table.does(who, { type: 'choose', choice: 'truth' })
      table.waits(26)
      table.does(who, { type: 'keep', card: table.view().cards[0]?.id })
      table.waits(26)
      cards.push(table.view().cards[0]?.text ?? '')
      table.does(who, { type: 'done' })
      for (const id of NAMES) if (id !== who) table.does(id, { type: 'judge', verdict: 'did-it' })
      table.waits(11)
      table.waits(11)
    }
    expect(table.view().phase).toBe('favorite')
    const anna = table.sits('Anna')
    expect(anna.getAllByRole('button').map((one) => one.textContent)).toEqual([
      expect.stringContaining('Bert'),
      expect.stringContaining('Cleo'),
    ])
    tap(anna.getByRole('button', { name: /Bert/ }))
    for (const id of ['Bert', 'Cleo']) table.does(id, { type: 'favorite', player: id === 'Bert' ? 'Cleo' : 'Bert' })
    expect(table.view().phase).toBe('curtain')
    expect(table.sits(null).text()).toContain('Best of the round: Bert')
    table.waits(6)
    expect(table.view().phase).toBe('point')
  })

  it('[TABLE-TOD-10] names the player alone with their vote, asks them to explain, and lets them end it', () => {
    const four = [...NAMES, 'Dora']
    const table = tableOf(truthOrDare, boards, four)
    const actor = table.view().turn ?? ''
    const [lone = '', ...others] = four.filter((name) => name !== actor)
    table.does(actor, { type: 'choose', choice: 'truth' })
    table.waits(26)
    table.does(actor, { type: 'keep', card: table.view().cards[0]?.id })
    table.waits(26)
    table.does(actor, { type: 'done' })
    table.does(lone, { type: 'judge', verdict: 'dodged' })
    for (const id of others) table.does(id, { type: 'judge', verdict: 'legend' })
    table.waits(11)
    table.waits(8)
    expect(table.view().phase).toBe('explain')
    for (const seat of [null, actor]) {
      expect(table.sits(seat).text()).toContain(`Only ${lone} says DodgedExplain.`)
      cleanup()
    }
    const mine = table.sits(lone)
    expect(mine.text()).toContain('Only you say Dodged')
    tap(mine.getByRole('button', { name: 'I’m done' }))
    expect(table.outcomes.at(-1)).toEqual([lone, { type: 'done' }, 'ok'])
    expect(table.view().phase).toBe('choose')
  })

  it('[TABLE-TOD-9] latecomers, and a tv, see every phase and can tap nothing', () => {
    for (const phase of ['deal', 'perform', 'verdict', 'reveal'] as const) {
      const { table } = openAt(phase)
      const tv = table.sits(null)
      expect(tv.text().length).toBeGreaterThan(40)
      expect(tv.queryAllByRole('button')).toEqual([])
      cleanup()
    }
  })
})
