import { describe, expect, it } from 'vitest'
import { inTens } from './in-tens.ts'

describe('points on a wall', () => {
  it.each([
    { all: [983, 50, 0], shown: [980, 50, 0] },
    { all: [6334, 6333, 6326, 33], shown: [6334, 6333, 6326, 30] },
    { all: [266, 266], shown: [270, 270] },
    { all: [4, -33], shown: [4, -30] },
  ])('shows $all as $shown: nobody ties with whom they beat', ({ all, shown }) => {
    expect(all.map(inTens(all))).toEqual(shown)
  })
})
