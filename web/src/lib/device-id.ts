import * as z from 'zod/mini'
import { storedJson } from './storage.ts'

/** Returns a random word for this browser, which keeps a kicked device out of the session. */
export function deviceId(): string {
  const schema = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))
  const store = storedJson<string>('device', schema, '')
  const known = store.get()
  if (known) return known
  const fresh = randomWord()
  store.set(fresh)
  return fresh
}

/** `crypto.randomUUID` is missing on plain http, which is what phones on the same Wi-Fi get. */
export function randomWord(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join('')
}
