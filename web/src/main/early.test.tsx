import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { takeEarly, tellEarly } from './early.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

function Page() {
  const [said, say] = useState({ name: '', note: '', mode: 'login', isOfAge: false, sent: '' })
  useEffect(tellEarly, [])
  const { name, note, mode, isOfAge, sent } = said
  return (
    <>
      <input aria-label="Name" value={name} onChange={(event) => say({ ...said, name: event.target.value })} />
      <textarea
        aria-label="Note"
        value={note}
        onChange={(event) => say((now) => ({ ...now, note: event.target.value }))}
      />
      <select aria-label="Mode" value={mode} onChange={(event) => say((now) => ({ ...now, mode: event.target.value }))}>
        <option value="login">Login</option>
        <option value="register">Register</option>
      </select>
      <input
        type="checkbox"
        checked={isOfAge}
        onChange={(event) => say((now) => ({ ...now, isOfAge: event.target.checked }))}
      />
      <button type="button" onClick={() => say({ ...said, sent: `${name} ${note} ${mode} ${isOfAge}` })}>
        Send
      </button>
      <output>{sent}</output>
    </>
  )
}

test('[LINK-7] typing, choices, check boxes and presses from before the script are reported once, in that order', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Ada' } })
  fireEvent.input(screen.getByLabelText('Note'), { target: { value: 'hi' } })
  fireEvent.change(screen.getByLabelText('Mode'), { target: { value: 'register' } })
  fireEvent.click(screen.getByRole('checkbox'))
  document.documentElement.pressed = [screen.getByRole('button')]
  const root = document.getElementById('root')
  takeEarly(document)
  expect(document.documentElement.pressed).toHaveLength(1)
  if (root) await act(async () => hydrateRoot(root, <Page />))
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Ada hi register true'), 60_000)
  expect(document.documentElement.pressed).toBeNull()
})
