import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ContactForm } from './contact-form.tsx'

const server = vi.fn<typeof fetch>()
const answer = (body: unknown, status = 201) => Promise.resolve(new Response(JSON.stringify(body), { status }))
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send Message' }))
function writeAll() {
  write('Name', ' Ann ')
  write('Email', 'ann@example.org')
  write('Subject', 'The sofa')
  write('Message', 'It squeaks.\nA lot.')
}

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  server.mockReset()
  render(<ContactForm />)
})
afterEach(cleanup)

test('[STATIC-2] all four fields are required, and nothing is sent without them', () => {
  send()
  expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual([
    'Please enter your name',
    'Please enter a valid email',
    'Please enter a subject',
    'Please enter a message',
  ])
  expect(server).not.toHaveBeenCalled()
})

test('[STATIC-2] a message is sent, confirmed by an alert, and the form is empty again', async () => {
  server.mockReturnValueOnce(answer({ ok: true }))
  writeAll()
  send()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' }).disabled).toBe(true)
  expect((await screen.findByText('Message sent')).textContent).toBe('Message sent')
  const [address, request] = server.mock.calls[0] ?? []
  expect([address, request?.method]).toEqual(['/api/contact', 'POST'])
  expect(request?.body).toBe(
    JSON.stringify({
      name: ' Ann ',
      email: 'ann@example.org',
      subject: 'The sofa',
      message: 'It squeaks.\nA lot.',
    }),
  )
  expect(screen.getByLabelText<HTMLInputElement>('Message').value).toBe('')
})

test('[STATIC-3] a message that failed stays in the form, with the server’s words', async () => {
  const message = 'Slow down a little and try again.'
  server.mockReturnValueOnce(answer({ message, code: 'too-often' }, 429))
  writeAll()
  send()
  await screen.findByText(message)
  expect(screen.getByLabelText<HTMLInputElement>('Message').value).toBe('It squeaks.\nA lot.')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send Message' }).disabled).toBe(false)
})
