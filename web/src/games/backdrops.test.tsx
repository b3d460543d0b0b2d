import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SCENERIES } from './testing/every-game.ts'

afterEach(cleanup)

/**
 * The markers of pieces that a phone hides, pieces without an outline there, and pieces that hang from the top edge.
 */
const EXCUSES = ['hidden', 'max-lg:hidden', 'max-2xl:hidden', '[stroke:none]', 'max-lg:[stroke:none]', 'top-0']

test.each(SCENERIES)('no outline runs behind the words of %s on a phone', async (_, load) => {
  const { Backdrop } = (await load()).scenery
  const { container } = render(<Backdrop />)
  const shapes = [...container.querySelectorAll('svg')]
    .filter((svg) => !EXCUSES.some((excuse) => svg.classList.contains(excuse)))
    .flatMap((svg) => [...svg.querySelectorAll('path, circle, ellipse, rect')])
  const outlined = shapes.filter((shape) => shape.closest('[stroke]')?.getAttribute('stroke') === 'var(--color-ink)')
  expect(outlined.map((shape) => shape.outerHTML)).toEqual([])
  for (const box of container.querySelectorAll('div')) expect(box.className).not.toMatch(/(^|\s)border-[trblxy]-\d/)
})
