import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Page } from '../../ui/layout/page.tsx'
import { HouseSign } from './house-sign.tsx'

afterEach(() => {
  cleanup()
  document.head.replaceChildren()
})

/** Sets the name as the server writes it into the document. */
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

test("[HOUSE-1] a page and a TV show the operator's name for the server", () => {
  enterHouse('The Anchor')
  tv()
  expect(document.title).toBe('Games · The Anchor')
  expect(screen.getByText('The Anchor')).toBeTruthy()
})

test('[HOUSE-1] without a name of its own the title is the product’s, and the TV only has its logo', () => {
  const { container } = tv()
  expect(document.title).toBe('Games · Highjinks')
  expect(container.textContent).toBe('')
})
