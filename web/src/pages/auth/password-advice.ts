import { COMMON_PASSWORDS } from './common-passwords.ts'

/** Shorter parts of a name stand in many words. */
const NAME_LEAST = 3

/** What a friend would say of a password that is allowed all the same; null: nothing. `names`: whatever one is called. */
export function adviceOn(password: string, names: readonly string[]): string | null {
  const plain = password.toLowerCase()
  if (COMMON_PASSWORDS.has(plain) || new Set(plain).size === 1)
    return 'That is among the thousand that everybody tries first. It works, but another one would be yours alone.'
  const own = names.map((name) => name.trim().toLowerCase()).filter((name) => name.length >= NAME_LEAST)
  if (own.some((name) => plain.includes(name)))
    return 'That has your own name in it, which is what people try second. It works, but another one is safer.'
  return null
}
