import { PassThrough } from 'node:stream'
import { createLog } from '@highjinks/platform'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Mailbox, openMailbox } from '../testing/mailbox.ts'
import { resetEmail } from './emails.ts'
import { createMail, type Mail } from './mail.ts'

let box: Mailbox
let mail: Mail
let lines: string
beforeEach(async () => {
  box = await openMailbox({ user: 'house', password: 'word of the house' })
  lines = ''
  mail = open('word of the house')
})
afterEach(async () => {
  await mail.close(0)
  await box.close()
})

const log = createLog(
  'warn',
  new PassThrough().on('data', (chunk: Buffer) => (lines += chunk.toString())),
)
const open = (password: string, host = '127.0.0.1', houseName = 'Highjinks') =>
  createMail({ host, port: box.port, user: 'house', password, from: 'house@play.test', houseName }, log, [1])
const email = (to: string, subject = 'Hi') => ({ to, subject, text: 'Two\nlines' })

test('[MAIL-1] an email goes to the one it is for, and nobody waits for it', async () => {
  mail.post(async () => email('ada@example.com', 'Hi\r\nBcc: eve@example.com'))
  expect(box.emails).toEqual([])
  await expect.poll(() => box.emails).toHaveLength(1)
  expect(box.emails[0]).toMatchObject({ from: 'house@play.test', to: ['ada@example.com'] })
  expect(box.emails[0]?.raw).toContain('Two\r\nlines')
  expect(box.emails[0]?.raw).not.toMatch(/^Bcc:/m)
})

test('[HOUSE-1] an email comes from the house as its operator calls it, and names it', async () => {
  const named = open('word of the house', '127.0.0.1', 'The Anchor')
  named.post(async () => resetEmail('ada@example.com', 'https://play.test', 'secret'))
  await expect.poll(() => box.emails).toHaveLength(1)
  expect(box.emails[0]?.raw).toMatch(/^From: The Anchor </m)
  expect(box.emails[0]?.raw).toMatch(/^Subject: Reset your The Anchor password$/m)
  expect(box.emails[0]?.raw).toContain('The Toast\r\nThe Anchor')
  await named.close(0)
})

test('[MAIL-1] an address is one address, whatever is in it', async () => {
  mail.post(async () => email('ada@example.com, eve@example.com'))
  mail.post(async () => email('bob@example.com'))
  await expect.poll(() => box.emails.flatMap(({ to }) => to)).toContain('bob@example.com')
  expect(box.emails.flatMap(({ to }) => to)).not.toContain('eve@example.com')
})

test('[MAIL-2] a busy server is tried again; one that refuses our login, and one that is missing, are logged', async () => {
  box.refuse(1)
  mail.post(async () => email('ada@example.com'))
  await expect.poll(() => box.emails).toHaveLength(1)
  const stranger = open('a guess')
  stranger.post(async () => email('bob@example.com'))
  await expect.poll(() => lines).toContain('an email could not be sent')
  expect(lines).not.toMatch(/a guess|bob@example/)
  await stranger.close(0)
  const lost = createMail({ host: '127.0.0.1', port: 1, from: 'house@play.test' }, log, [])
  lost.post(async () => email('bob@example.com'))
  await lost.close(5000)
  expect(box.emails).toHaveLength(1)
})

test('[MAIL-2] more than can wait are given up', async () => {
  let asked = 0
  for (let i = 0; i < 300; i++)
    mail.post(async () => {
      asked++
      await new Promise((resolve) => setTimeout(resolve, 1))
      return null
    })
  await expect.poll(() => asked).toBeGreaterThan(200)
  await mail.close(5000)
  expect(asked).toBeLessThanOrEqual(204)
  expect(lines).toContain('an email was given up')
})

test('[MAIL-3] aliases of one mailbox are one, and a caller has us write only so often, also by the day', async () => {
  const HOUR = 60 * 60 * 1000
  let now = 0
  const clocked = createMail(
    { host: '127.0.0.1', port: box.port, user: 'house', password: 'word of the house', from: 'house@play.test' },
    log,
    [1],
    () => now,
  )
  const sentTo = (name: string) => box.emails.filter(({ to }) => to[0]?.endsWith(`@${name}`)).length
  const sendAll = async (addresses: readonly string[], ends: number) => {
    for (const address of addresses) clocked.post(async () => email(address))
    clocked.post(async () => email('bob@other.example'))
    await expect.poll(() => sentTo('other.example')).toBe(ends)
  }
  const aliases = Array.from({ length: 14 }, (_, n) => (n % 2 ? `a.da+${n}@box.example` : `ADA+${n}@box.example`))
  await sendAll(aliases, 1)
  await expect.poll(() => sentTo('box.example')).toBe(12)
  for (const hour of [1, 2, 3]) {
    now = hour * HOUR
    await sendAll(aliases, hour + 1)
  }
  await expect.poll(() => sentTo('box.example')).toBe(30)
  // Resets count separately
  clocked.post(async () => email('ada@box.example'), { isReset: true })
  await expect.poll(() => sentTo('box.example')).toBe(31)
  const posted = Array.from({ length: 61 }, () => clocked.post(async () => null, { asker: '203.0.113.1' }))
  expect(posted.filter((isPosted) => isPosted)).toHaveLength(60)
  expect(clocked.post(async () => null, { asker: '203.0.113.2' })).toBe(true)
  await clocked.close(0)
})

test('[MAIL-4] a link to a new password goes before all else, however much waits', async () => {
  const gates: (() => void)[] = []
  const stuck = () => new Promise<null>((resolve) => gates.push(() => resolve(null)))
  for (let n = 0; n < 203; n++) mail.post(n < 3 ? stuck : async () => email(`n${n}@many.example`))
  expect(mail.post(async () => null)).toBe(false)
  expect(mail.post(async () => email('ada@example.com'), { isReset: true })).toBe(true)
  await expect.poll(() => box.emails.map(({ to }) => to[0])).toEqual(['ada@example.com'])
  for (const open of gates) open()
})

test('[MAIL-3] nobody can flood a mailbox', async () => {
  for (let n = 0; n < 14; n++) mail.post(async () => email('ada@example.com', `No. ${n}`))
  mail.post(async () => email('bob@example.com'))
  await expect.poll(() => box.emails.flatMap(({ to }) => to)).toContain('bob@example.com')
  expect(box.emails.filter(({ to }) => to[0] === 'ada@example.com')).toHaveLength(12)
  expect(lines).toContain('that address has had enough')
  expect(lines).not.toContain('ada@example')
})
