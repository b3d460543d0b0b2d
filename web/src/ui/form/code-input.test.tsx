import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { cleanCode } from './clean-code.ts'
import { CodeInput } from './code-input.tsx'

afterEach(cleanup)

test.each([
  ['bcdfgh', 'BCDFGH'],
  [' bc-df gh ', 'BCDFGH'],
  ['bcdfghjkl', 'BCDFGH'],
  ['bé!d', 'BD'],
  ['http://192.168.0.4:3000/join/kx7pqt', 'KX7PQT'],
  ['', ''],
])('cleans %j to %j', (input, code) => expect(cleanCode(input)).toBe(code))

function ControlledInput() {
  const [code, setCode] = useState('')
  return <CodeInput value={code} onChange={setCode} error={code === 'ZZZZZZ' ? 'No such game.' : undefined} />
}

test('is one input with one label, and gives clean codes', () => {
  render(<ControlledInput />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Game Code' })
  fireEvent.change(input, { target: { value: 'kx-7p' } })
  expect(input.value).toBe('KX7P')
})

test('announces an error and ties it to the input', () => {
  render(<ControlledInput />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'zzzzzz' } })
  const input = screen.getByRole('textbox')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toBe('No such game.')
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('No such game.')
})
