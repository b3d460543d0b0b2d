import { expect, test } from 'vitest'
import { EMPTY_QUEUE, hush, type LineKind, type Queue, say, takeNext, withdraw } from './queue.ts'

const LATER = 60_000

/** Says the words of these kinds at the same moment, each under its own key. */
function saying(lines: readonly (readonly [LineKind, string])[], start: Queue = EMPTY_QUEUE, now = 0): Queue {
  return lines.reduce((queue, [kind, words], key) => say(queue, { key, kind, words }, now), start)
}

/** Returns all lines from then on, if nothing new arrives. */
function heard(queue: Queue, from: number): readonly string[] {
  const lines: string[] = []
  let [rest, now]: [Queue, number | null] = [queue, from]
  while (now !== null) {
    const { queue: after, line, at } = takeNext(rest, now)
    if (line) lines.push(line.words)
    rest = after
    now = at === null ? null : Math.max(at, now)
  }
  return lines
}

test('[EAR-1] says news first, then questions, then the rest, and urgent lines before all', () => {
  const queue = saying([
    ['aside', 'A joke.'],
    ['ask', 'Truth or dare?'],
    ['news', 'Anna is up.'],
    ['urgent', '5 seconds left'],
    ['news', 'She has a wig.'],
  ])
  expect(heard(queue, 0)).toEqual(['5 seconds left', 'Anna is up.', 'She has a wig.', 'Truth or dare?', 'A joke.'])
})

test('[EAR-1] reads one line to its end before the next one', () => {
  const queue = saying([
    ['news', 'One two three four five six.'],
    ['ask', 'Which?'],
  ])
  const first = takeNext(queue, LATER)
  expect(first.line?.words).toBe('One two three four five six.')
  expect(takeNext(first.queue, LATER + 1).line).toBeNull()
  expect(takeNext(first.queue, first.at ?? 0).line?.words).toBe('Which?')
})

test('[EAR-1] never says a line that is no longer true', () => {
  const queue = saying([
    ['news', 'Anna is up.'],
    ['ask', 'Truth or dare?'],
  ])
  expect(heard(withdraw(queue, 1, LATER), LATER)).toEqual(['Anna is up.'])
  expect(heard(say(queue, { key: 1, kind: 'ask', words: 'Which one?' }, 10), LATER)).toEqual([
    'Anna is up.',
    'Which one?',
  ])
})

test('[EAR-1] says nothing twice, however often it is drawn', () => {
  const twice = saying([
    ['news', 'Anna is up.'],
    ['news', 'Anna is up.'],
  ])
  const { queue } = takeNext(twice, LATER)
  expect(heard(say(queue, { key: 7, kind: 'news', words: 'Anna is up.' }, LATER + 10), LATER + 5000)).toEqual([])
})

test('[EAR-1] a question isn’t lost because a board shows the same words', () => {
  const queue = saying([
    ['news', 'Have you?'],
    ['ask', 'Have you?'],
  ])
  expect(takeNext(queue, LATER).line?.kind).toBe('ask')
  expect(heard(queue, LATER)).toEqual(['Have you?'])
})

test('[EAR-2] during a performance says only its opening, and urgent lines', () => {
  const opening = saying([['news', 'Anna performs.']], hush(EMPTY_QUEUE, true, 0), 100)
  const later = say(opening, { key: 8, kind: 'news', words: 'Bert claps.' }, 9000)
  const urgent = say(later, { key: 9, kind: 'urgent', words: '10 seconds left' }, 9000)
  expect(heard(urgent, LATER)).toEqual(['10 seconds left', 'Anna performs.'])
  expect(heard(hush(later, false, 12_000), LATER)).toEqual(['Anna performs.', 'Bert claps.'])
})

test('[EAR-1] a line that stops being true while it is read is interrupted by the next one', () => {
  const queue = saying([
    ['news', 'A sentence that takes a good while to be read to its end.'],
    ['ask', 'Which?'],
  ])
  const first = takeNext(queue, LATER)
  const cut = withdraw(first.queue, 0, LATER + 500)
  expect(takeNext(cut, LATER + 1000)).toMatchObject({ line: { words: 'Which?' }, isCut: true })
  const read = withdraw(first.queue, 0, (first.at ?? 0) + 1)
  expect(takeNext(read, (first.at ?? 0) + 1)).toMatchObject({ line: { words: 'Which?' }, isCut: false })
})
