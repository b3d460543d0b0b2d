import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Page } from '../../ui/layout/page.tsx'
import { HouseSign } from './house-sign.tsx'

afterEach(() => {
  cleanup()
  document.head.replaceChildren()
})

/** As the front door has written the document. */
function enterHouse(name: string): void {
  const meta = document.createElement('meta')
  meta.name = 'application-name'
  meta.content = name
  document.head.append(meta)
}

const tv = () =>
  render(
    <Page title="Games" description="All of them.">
      <HouseSign />
    </Page>,
  )

test('[HOUSE-1] a page and a TV name the house as its operator does', () => {
  enterHouse('The Anchor')
  tv()
  expect(document.title).toBe('Games · The Anchor')
  expect(screen.getByText('The Anchor')).toBeTruthy()
})

test('[HOUSE-1] without a name of its own the title is the product’s, and the TV has its logo alone', () => {
  const { container } = tv()
  expect(document.title).toBe('Games · Highjinks')
  expect(container.textContent).toBe('')
})
