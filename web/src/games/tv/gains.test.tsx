import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { people } from '../../lib/testing/people.ts'
import { TvGains } from './gains.tsx'

afterEach(cleanup)

it.each([
  [['Anna', 'Bert'], 'tells-all-gains'],
  [['Anna'], 'tells-gains'],
  [[], ''],
])("a TV that shows %j doesn't need them over the heads, too", (named, mark) => {
  render(<TvGains gains={{ Anna: 200, Bert: 100 }} named={named} players={people(['Anna', 'Bert', 'Cleo'])} />)
  expect(document.documentElement.className.trim()).toBe(mark)
})
