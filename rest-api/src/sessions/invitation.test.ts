import { HEAD_HEADER } from '@highjinks/protocol'
import { expect, test } from 'vitest'
import { startTestApi } from '../testing/api.ts'
import { sessionCalls } from '../testing/session-calls.ts'

const { api, host, share, join } = sessionCalls()

async function headOf(code: string, headers: Record<string, string> = {}) {
  const answer = await api().call('GET', `/join/${code}`, { headers })
  const packed = answer.headers.get(HEAD_HEADER)
  return { status: answer.status, head: packed === null ? null : Buffer.from(packed, 'base64').toString() }
}

test('[LINK-2] a room says who invites to what, and nobody else’s name', async () => {
  const { body } = await host({ hostName: 'Zoë' })
  await join(body.sessionCode, 'Bartholomew')
  const { status, head } = await headOf(body.sessionCode.toLowerCase())
  expect(status).toBe(200)
  expect(head).toContain('<title>Zoë invites you to Truth or Dare · Highjinks</title>')
  expect(head).toContain('<meta property="og:title" content="Zoë invites you to Truth or Dare">')
  expect(head).toMatch(new RegExp(`og:url" content="http://[^"]+/join/${body.sessionCode}"`))
  expect(head).toMatch(/og:image" content="http:\/\/[^"]+\/previews\/truth-or-dare\.png"/)
  expect(head).not.toContain('Bartholomew')
})

test('[LINK-2] without a host it’s a friend; everyone gets the same', async () => {
  const { body } = await share()
  const { token } = await api().signUp('Ann')
  const guest = await headOf(body.code)
  expect(guest.head).toContain('A friend invites you to')
  expect(await headOf(body.code, { authorization: `Bearer ${token}`, cookie: 'a=b' })).toEqual(guest)
})

test('[LINK-3] what a host is called is text, whatever is in it', async () => {
  const { body } = await host({ hostName: `"><b>&'[[x]]` })
  const { head } = await headOf(body.sessionCode)
  expect(head).toContain('&quot;&gt;&lt;b&gt;&amp;&#39;[[x]] invites you')
  expect(head).not.toContain('<b>')
})

test.each(['nothing', 'BCDFGH', '123', 'BCDF GH'])('[LINK-4] where there is no room (%s) it is 404', async (code) => {
  expect(await headOf(encodeURIComponent(code))).toEqual({ status: 404, head: null })
})

test('[LINK-8] an address that asks for more than a hall does gets the neutral page, and others go on', async () => {
  const { body } = await host({ hostName: 'Zoë' })
  const from = (address: string) => headOf(body.sessionCode, { 'x-forwarded-for': address })
  let told = 0
  let last = await from('3.3.3.3')
  while (last.head !== null && told++ < 1000) last = await from('3.3.3.3')
  expect(told).toBeGreaterThan(100)
  expect(last).toEqual({ status: 200, head: null })
  expect((await from('4.4.4.4')).head).toContain('Zoë invites you')
})

test('[LINK-4] it counts as a lookup of a code, and once lookups are limited it says nothing about a room, without waiting', async () => {
  const other = await startTestApi()
  try {
    const { body } = await other.call('POST', '/api/simple-session', { body: { gameId: 1, hostName: 'Ada' } })
    const look = (code: string) => other.call('GET', `/join/${code}`, { headers: { 'x-forwarded-for': '1.1.1.1' } })
    for (let i = 0; i < 60; i++) expect((await look(body.sessionCode)).headers.get(HEAD_HEADER)).not.toBeNull()
    for (let i = 0; i < 40; i++) expect((await look('BCDFGH')).status).toBe(404)
    const limited = await look(body.sessionCode)
    expect([limited.status, limited.headers.get(HEAD_HEADER)]).toEqual([200, null])
    expect((await look('BCDFGH')).status).toBe(200)
    const elsewhere = await other.call('GET', `/join/${body.sessionCode}`, {
      headers: { 'x-forwarded-for': '2.2.2.2' },
    })
    expect(elsewhere.headers.get(HEAD_HEADER)).not.toBeNull()
  } finally {
    await other.close()
  }
})
