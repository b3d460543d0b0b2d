import { GAMES } from '@highjinks/games'
import { expect, test } from 'vitest'
import { WAYS } from '../stage/beats/ways.tsx'

test('[PASSAGE-3] each game has a way of its own from one turn to the next, and something that crosses the screen on it', () => {
  const ways = Object.keys(GAMES).map((slug) => WAYS[slug])
  expect(ways.every((way) => way && way.opens.length > 0 && way.props.length > 0)).toBe(true)
  const crossings = ways.map((way) => JSON.stringify(way?.props.map(({ crosses, place }) => [crosses, place])))
  expect(new Set(crossings).size).toBe(Object.keys(GAMES).length)
})
