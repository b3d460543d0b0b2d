import * as z from 'zod/mini'

/** One value stored in this browser. Each read parses it, as anyone can write there. */
export interface StoredValue<T> {
  readonly get: () => T
  readonly set: (value: T) => void
  readonly clear: () => void
}

/** Private windows and full disks refuse to store. The page then only forgets sooner. */
function storedValue<T>(
  key: string,
  read: (text: string) => T | undefined,
  write: (value: T) => string,
  missing: T,
  place: () => Storage = () => localStorage,
): StoredValue<T> {
  return {
    get: () => {
      try {
        const text = place().getItem(key)
        return text === null ? missing : (read(text) ?? missing)
      } catch {
        return missing
      }
    },
    set: (value) => {
      try {
        place().setItem(key, write(value))
      } catch {}
    },
    clear: () => {
      try {
        place().removeItem(key)
      } catch {}
    },
  }
}

export function storedJson<T>(
  key: string,
  schema: z.ZodMiniType<T>,
  missing: T,
  place?: () => Storage,
): StoredValue<T> {
  const read = (text: string) => {
    const parsed = schema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  }
  return storedValue(key, read, (value) => JSON.stringify(value), missing, place)
}

/** Stores one value for this tab only, across reloads. */
export function keptInTab<T>(key: string, schema: z.ZodMiniType<T>, missing: T): StoredValue<T> {
  return storedJson(key, schema, missing, () => sessionStorage)
}

/** Texts are stored as they are, without quotes: other programs read the spec's keys too. */
function storedText(key: string, most: number): StoredValue<string | null> {
  return storedValue<string | null>(
    key,
    (text) => (text.length > 0 && text.length <= most ? text : undefined),
    String,
    null,
  )
}

export const authToken = storedText('auth_token', 4096)
export const playerName = storedText('playerName', 100)
export const ageVerified = storedJson('age_verified', z.boolean(), false)
export const cookieConsent = storedJson<boolean | null>('cookieConsent', z.nullable(z.boolean()), null)
export const sidebarCollapsed = storedJson('sidebarCollapsed', z.boolean(), false)

/** This person needs more time to answer. Only their seat and the server learn it. */
export const needsTime = storedJson('needsTime', z.boolean(), false)
/** `main/first.js` reads it before the first paint. */
export const largeLetters = storedJson('largeLetters', z.boolean(), false)
/** Null: this phone vibrates unless it's muted or its owner wants less motion. */
export const ownHaptics = storedJson<boolean | null>('haptics', z.nullable(z.boolean()), null)

/** The storage key for this browser's seats. */
const SEATS_KEY = 'seats'
/** Checks for seats without the seat schema, which only people with a seat need. */
export function hasSeats(): boolean {
  return storedText(SEATS_KEY, Number.POSITIVE_INFINITY).get()?.includes('{') ?? false
}

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
