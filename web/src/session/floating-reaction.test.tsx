import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { shown } from '../show/testing/shown.ts'
import { FloatingReaction } from './floating-reaction.tsx'
import { useSession } from './session-store.ts'

afterEach(cleanup)

const { players } = shown(1, { players: ['anna'] }).view
const throwOne = (n: number) => act(() => useSession.setState({ reaction: { n, from: 'anna', kind: 'clap' } }))

test("a reaction floats once: another page, such as the podium, doesn't repeat the last one", () => {
  const table = render(<FloatingReaction players={players} />)
  throwOne(1)
  expect(screen.getByText('anna')).toBeTruthy()
  table.unmount()
  render(<FloatingReaction players={players} />)
  expect(screen.queryByText('anna')).toBeNull()
  throwOne(2)
  expect(screen.getByText('anna')).toBeTruthy()
})
