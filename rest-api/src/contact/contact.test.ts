import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const contactMessage = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Two\nlines' }

test('[CONTACT-4] shows what the operator has set, and nothing else', async () => {
  const said = async (from: TestApi) => {
    const { origin: _, ...rest } = (await from.call('GET', '/api/site')).body
    return rest
  }
  expect(await said(api)).toEqual({ email: null, address: [], socialLinks: [] })
  const contact = {
    email: 'us@play.example',
    address: ['Highjinks', 'Third Sofa'],
    socialLinks: ['https://social.example/highjinks'],
  }
  const configured = await startTestApi({ contact })
  expect(await said(configured)).toEqual(contact)
  await configured.close()
})

test('[CONTACT-1] a message is kept for the operator', async () => {
  const { status, body } = await api.call('POST', '/api/contact', { body: contactMessage })
  expect([status, body]).toEqual([201, { ok: true }])
  expect(await api.records.messages.newest(1)).toEqual([
    {
      ...contactMessage,
      id: expect.any(String),
      at: expect.any(Number),
      doneAt: null,
      reply: null,
      replyTriedAt: null,
      replyFailedAt: null,
    },
  ])
})

test.each([
  ['name', 'Please enter your name'],
  ['email', 'Please enter a valid email'],
  ['subject', 'Please enter a subject'],
  ['message', 'Please enter a message'],
])('[CONTACT-2] without %s it is refused and nothing is kept', async (field, message) => {
  const before = await api.records.messages.newest(100)
  for (const value of [undefined, '', '   ', '\u200B\u2060 \n\u3164', ['x'], { $gt: '' }]) {
    const reply = await api.call('POST', '/api/contact', { body: { ...contactMessage, [field]: value } })
    expect(reply.status).toBe(400)
    expect(reply.body.code).toBe('malformed')
    if (value === undefined || value === '') expect(reply.body.message).toBe(message)
  }
  expect(await api.records.messages.newest(100)).toEqual(before)
})
