import { packCards, packedCards, unpackCards } from '@highjinks/protocol'
import { storedJson } from './storage.ts'

const kept = storedJson('seenCards', packedCards, '')

/** Returns the packed ids of the cards this browser has seen, on one phone and in sessions. */
export function packedSeenCards(): string {
  return kept.get()
}

/** Returns the ids, oldest first. */
export function seenCards(): readonly string[] {
  return unpackCards(kept.get())
}

export function rememberCards(ids: readonly string[]): void {
  if (ids.length > 0) kept.set(packCards([...seenCards(), ...ids]))
}
