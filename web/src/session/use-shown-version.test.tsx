import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useShownVersion } from './use-shown-version.ts'

afterEach(cleanup)

function Page({ version }: { readonly version: number }) {
  useShownVersion({ v: version, epoch: 0 })
  return null
}

it('states the drawn version on the document, as long as there is one', () => {
  const { dataset } = document.documentElement
  const { rerender, unmount } = render(<Page version={3} />)
  expect(dataset.shownVersion).toBe('3')
  rerender(<Page version={4} />)
  expect(dataset.shownVersion).toBe('4')
  unmount()
  expect(dataset.shownVersion).toBeUndefined()
})
