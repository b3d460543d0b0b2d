import { COMMON_PASSWORDS } from './common-passwords.ts'

/** Shorter parts of a name occur in many words. */
const NAME_LEAST = 3

/** Returns a friend's advice on an allowed password; null for none. `names`: the user's own names. */
export function adviceOn(password: string, names: readonly string[]): string | null {
  const plain = password.toLowerCase()
  if (COMMON_PASSWORDS.has(plain) || new Set(plain).size === 1)
    return 'That’s one of the most common passwords. It works, but a different one is safer.'
  const own = names.map((name) => name.trim().toLowerCase()).filter((name) => name.length >= NAME_LEAST)
  if (own.some((name) => plain.includes(name)))
    return 'That has your name in it, so it’s easy to guess. It works, but a different one is safer.'
  return null
}
