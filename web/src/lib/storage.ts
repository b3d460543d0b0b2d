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

/** The storage key for this browser's seats. */
const SEATS_KEY = 'seats'
/** Checks for seats without the seat schema, which only people with a seat need. */
export function hasSeats(): boolean {
  return storedText(SEATS_KEY, Number.POSITIVE_INFINITY).get()?.includes('{') ?? false
}
