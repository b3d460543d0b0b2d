import { expect, test } from 'vitest'
import { BODY, PHOTO, seatPeople } from './seat-people.ts'

const people = (count: number, winners = 1) =>
  Array.from({ length: count }, (_, i) => ({ id: `${i}`, place: i < winners ? 1 : i + 1 }))

test.each([2, 3, 5, 8, 12, 13, 20])('%i people are all in the picture, and no one hides a neighbor', (count) => {
  const { spots } = seatPeople(people(count))
  expect(new Set(spots.map(({ id }) => id)).size).toBe(count)
  for (const spot of spots) {
    const middle = spot.x + (BODY.width * spot.scale) / 2
    expect(middle).toBeGreaterThan(0)
    expect(middle).toBeLessThan(PHOTO.width)
    expect(spot.y).toBeGreaterThan(-20)
    const beside = spots.filter((other) => other !== spot && other.row === spot.row)
    for (const other of beside) expect(Math.abs(other.x - spot.x)).toBeGreaterThan(BODY.width * spot.scale * 0.85)
  }
})

test('winners stand above all others, up to three of them', () => {
  for (const winners of [1, 2, 3]) {
    const { spots } = seatPeople(people(8, winners))
    const top = spots.filter(({ row }) => row === 'top')
    expect(top.map(({ id }) => id)).toEqual(['0', '1', '2'].slice(0, winners))
    const highest = Math.min(...spots.filter(({ row }) => row !== 'top').map(({ y }) => y))
    for (const { y } of top) expect(y).toBeLessThan(highest)
  }
})

test.each([4, 6, 8, 12, 20])("with %i people, no one on the carpet hides the winners' shoes", (count) => {
  const { spots } = seatPeople(people(count))
  const [winner] = spots.filter(({ row }) => row === 'top')
  const middle = PHOTO.width / 2
  const shoes = (BODY.width * (winner?.scale ?? 0)) / 4
  for (const { x, scale } of spots.filter(({ row }) => row === 'floor')) {
    expect(x > middle + shoes || x + BODY.width * scale < middle - shoes).toBe(true)
  }
})

test('where nearly everyone wins, they sit with the others and keep their crowns', () => {
  const { spots } = seatPeople(people(6, 5))
  expect(spots.some(({ row }) => row === 'top')).toBe(false)
  expect(spots.filter(({ isWinner }) => isWinner)).toHaveLength(5)
})

test.each([2, 3, 4, 5, 6, 7, 8])('with %i people, no one is tiny beside the others, or without feet', (count) => {
  const { spots } = seatPeople(people(count))
  const scales = spots.filter(({ isWinner }) => !isWinner).map(({ scale }) => scale)
  expect(Math.min(...scales) / Math.max(...scales)).toBeGreaterThan(0.6)
  for (const { y, scale } of spots) expect(y + BODY.feet * scale).toBeLessThan(PHOTO.height - 10)
})
