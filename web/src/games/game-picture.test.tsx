import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SCENERIES } from './testing/every-game.ts'

afterEach(cleanup)

const MOVING = '.room-float, .room-sway, .room-drift, .room-twinkle, .room-smoke'

test.each(SCENERIES)(
  'what hangs above the jester of %s is one drawing of which one thing moves at most',
  async (_, load) => {
    const { Picture } = (await load()).scenery
    const { container } = render(<Picture />)
    expect(container.querySelectorAll('svg')).toHaveLength(1)
    expect(container.textContent).toBe('')
    expect(container.querySelectorAll(MOVING).length).toBeLessThanOrEqual(1)
  },
)
