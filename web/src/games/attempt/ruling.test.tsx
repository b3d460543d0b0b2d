import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { people } from '../../lib/testing/people.ts'
import { shown } from '../../show/testing/shown.ts'
import type { Ruling } from './attempt.ts'
import type { CardExit } from './card-exit.tsx'
import { RulingStamp } from './ruling.tsx'
import { skipWords } from './skip-words.ts'
import { GROUNDS } from './tones.ts'
import { VerdictButton } from './verdict-button.tsx'
import { JUDGEMENTS } from './verdict-looks.ts'

const { players: PLAYERS } = shown(1, { players: ['anna', 'ben'] }).view

afterEach(cleanup)

const cardExit: CardExit = {
  picture: <path data-picture d="M0 0h9" />,
  tone: 'bg-teal',
  lines: ['{name} let it go.', '{name} let it roll.', '{name} let it fly.'],
}
const nobody = { performers: [], contenders: [], voted: [], isSecret: true, split: null }
const stampOf = (ruling: Ruling) =>
  render(<RulingStamp {...{ ruling, cardExit }} attempt={nobody} me={null} players={[]} />).container

it.each([
  ['legend', 'Legend!', '.gold-rays'],
  ['did-it', 'Did it!', '.clap-rain'],
  ['half', 'Sort of!', '.torn-off'],
  ['dodged', 'Dodged!', '.slab-peg'],
] as const)('a verdict of %s plays its own animation, and is read once', (verdict, words, thing) => {
  const stamp = stampOf({ kind: 'judged', verdict })
  expect(stamp.querySelector(thing)?.closest('[aria-hidden]')).not.toBeNull()
  expect(stamp.textContent.split(words)).toHaveLength(2)
  expect(stamp.querySelector('.proclaimed')).not.toBeNull()
})

it.each(JUDGEMENTS)('$verdict has one color and one picture on its stamp and on what one taps for it', (judgement) => {
  const { verdict, tone, icon, words } = judgement
  const look = (within: Element | null, part: Element | null) => [
    [...(part?.classList ?? [])].find((name) => name === GROUNDS[tone]),
    within?.querySelector('svg.lucide')?.innerHTML,
  ]
  const stamp = stampOf({ kind: 'judged', verdict })
  const slab = stamp.querySelector('.slab:not(.torn-off)')
  cleanup()
  const { container } = render(
    <VerdictButton {...{ tone, icon }} isChosen={false} isLocked={false} onClick={() => undefined}>
      {words}
    </VerdictButton>,
  )
  const [ground, picture] = look(slab, slab)
  expect(ground).toBe(GROUNDS[tone])
  expect(picture).toBeTruthy()
  expect(look(container, container.querySelector('button'))).toEqual([ground, picture])
})

it('a dodge is stamped on paper, which stands out on a TV of any color', () => {
  const slab = stampOf({ kind: 'judged', verdict: 'dodged' }).querySelector('.slab')
  expect(slab?.classList.contains('bg-cream')).toBe(true)
})

it('a skip is small and quick: no stamp, no announcement, no applause, and no cost', () => {
  const stamp = stampOf({ kind: 'passed' })
  expect(stamp.textContent).toContain('Skipped. No penalty.')
  expect(stamp.querySelector('.proclaimed, .clap-rain, .gold-rays, .slab')).toBeNull()
  expect(stamp.querySelector('[data-picture]')?.closest('[aria-hidden]')).not.toBeNull()
})

it('says who let the card go, in the same words on every screen, and not again to the player who did', () => {
  const attempt = { ...nobody, performers: ['anna'] }
  const read = (me: string | null, card: string) =>
    render(<RulingStamp {...{ attempt, me, card, cardExit }} ruling={{ kind: 'passed' }} players={PLAYERS} />).container
      .textContent
  expect(read('ben', 'Sing.')).toContain(skipWords(cardExit.lines, 'anna', 'Sing.'))
  expect(read(null, 'Sing.')).toBe(read('ben', 'Sing.'))
  expect(read('anna', 'Sing.')).toBe('Skipped. No penalty.')
  expect(
    new Set(['Sing.', 'Hum.', 'Dance.', 'Act.'].map((card) => skipWords(cardExit.lines, 'anna', card))).size,
  ).toBeGreaterThan(1)
})

it("a player who skipped reads on their phone that a verdict is someone else's", () => {
  const ruling: Ruling = { kind: 'judged', verdict: 'legend' }
  const attempt = { ...nobody, performers: ['anna', 'ben'], contenders: ['ben'] }
  const read = (me: string | null) =>
    render(<RulingStamp {...{ ruling, attempt, me, cardExit }} players={PLAYERS} />).container.textContent
  expect(read('anna')).toContain('ben, meanwhile:')
  expect([read('ben'), read(null)].join()).not.toContain('meanwhile')
})

it.each([
  [{ kind: 'crowned', winner: null }, ['Cleo', 'Dan'], 'Votes 1 : 1 Half each.'],
  [{ kind: 'crowned', winner: null }, [], 'Half each.'],
  [{ kind: 'crowned', winner: 'Anna' }, ['Cleo', 'Dan', 'Eve'], '3 secret votes'],
  [{ kind: 'judged', verdict: 'legend' }, ['Cleo'], 'Cleo decided alone'],
  [{ kind: 'judged', verdict: 'half' }, [], ''],
] as const)('[KIT-48] of secret votes, %j by %j, it says: %s, and never who voted what', (ruling, voted, words) => {
  const players = people(['Anna', 'Bert', 'Cleo', 'Dan', 'Eve'])
  const attempt = { ...nobody, voted: [...voted] }
  const { container } = render(<RulingStamp {...{ ruling, cardExit, attempt, players }} isCounted me={null} />)
  expect(container.querySelector('.moment ~ p')?.textContent.trim() ?? '').toBe(words)
})

it('[KIT-48] shows the counts of five secret votes, and none of open ones, where faces do', () => {
  const ruling: Ruling = { kind: 'judged', verdict: 'half' }
  const voted = ['Ben', 'Cleo', 'Dan', 'Eve', 'Fay']
  const read = (isSecret: boolean) => {
    const attempt = { ...nobody, voted, isSecret, split: isSecret ? { half: 3, legend: 2 } : null }
    return render(<RulingStamp {...{ ruling, attempt, cardExit }} isCounted players={PLAYERS} me={null} />).container
      .textContent
  }
  expect(read(true)).toContain('3 Sort of, 2 Legend')
  expect(read(false)).toBe('Sort of!')
})
