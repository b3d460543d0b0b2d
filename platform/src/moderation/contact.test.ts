import { tidy } from '@highjinks/protocol'
import { expect, test } from 'vitest'
import { createAllowance } from '../testing/cost.ts'
import { hasContact } from './contact.ts'

const WITH = [
  'Never have I ever opened https://example.com/x',
  'Look at www.example.org',
  'look at WWW . example',
  'Visit evil-site.co.uk tonight',
  'Visit example . com',
  'example dot com',
  'example[dot]com',
  'join discord.gg/abc',
  'find me on strange.place/me',
  'ｅｘａｍｐｌｅ．ｃｏｍ',
  'exam\u200bple.c\u200bom',
  'Write to ben@example.com',
  'Write to ben @ example.me',
  'Call 555-123-4567',
  'Call (555) 123 4567',
  'Call +1 555 123 4567',
  'Text 5551234567',
  'Call 867-5309',
  'Call +49 30 1234567',
  '٠١٢٣٤٥٦٧٨٩',
]
const WITHOUT = [
  'Never have I ever called 911',
  'Never have I ever won $1,000,000',
  'What’s the worst thing about 1999?',
  'Wait...come back',
  'Sing a love song to a goose.',
  'I was born on 10/12/1990',
  'Never have I ever met a dot com millionaire’s cat at 3:30 a.m.',
  'from 1990 to 2000 and 2010',
  'That’s it.Really',
  'me @ the party',
  'and/or',
  'Who’d be no. 1 of 100?',
]

test.each(WITH)('[WORD-7] “%s” has a web address, an email or a phone number', (text) => {
  expect(hasContact(tidy(text))).toBe(true)
})

test.each(WITHOUT)('[WORD-7] “%s” has none', (text) => {
  expect(hasContact(tidy(text))).toBe(false)
})

test.each(['a', 'a.', 'a@', '1', '1-', '1 (', 'www', 'a dot ', '.com', 'a./', '@a.'])(
  '[WORD-7] a card of %j costs next to nothing',
  async (piece) => {
    const text = piece.repeat(400 / piece.length)
    const allowance = await createAllowance(10_000)
    const look = () => {
      for (let i = 0; i < 20; i++) hasContact(text)
    }
    expect(await allowance.covers(look)).toBe(true)
  },
)
