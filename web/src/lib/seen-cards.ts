import { packCards, packedCards, unpackCards } from '@highjinks/protocol'
import { storedJson } from './storage.ts'

const kept = storedJson('seenCards', packedCards, '')

/** What this browser has seen of the cards, on one phone and in sessions, packed; nothing but their ids. */
export function packedSeenCards(): string {
  return kept.get()
}

/** Oldest first. */
export function seenCards(): readonly string[] {
  return unpackCards(kept.get())
}

export function rememberCards(ids: readonly string[]): void {
  if (ids.length > 0) kept.set(packCards([...seenCards(), ...ids]))
}
