import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SCENERIES } from './testing/every-game.ts'

afterEach(cleanup)

/** The color of each room. */
const FLOODS: Readonly<Record<string, string>> = {
  'truth-or-dare': 'coral',
  'spin-the-stash': 'pink',
  'high-rollers': 'amber',
  'roll-and-react': 'orange',
  'baked-or-bluffing': 'teal',
  'never-have-i-ever': 'sky',
  'puff-puff-pass-truths': 'lilac',
}

test.each(SCENERIES)(
  'what flies in %s is of three kinds at least, and none of the color of the room',
  async (slug, load) => {
    const { confetti: pieces } = (await load()).scenery
    expect(pieces.length).toBeGreaterThanOrEqual(3)
    for (const piece of pieces) {
      const { container } = render(<svg>{piece}</svg>)
      expect(container.innerHTML).toContain('var(--color-')
      expect(container.innerHTML).not.toContain(`var(--color-${FLOODS[slug]})`)
      cleanup()
    }
  },
)
