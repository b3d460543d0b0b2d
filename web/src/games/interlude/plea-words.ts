/** Returns the words for the player with the floor, on their own phone. */
export function ownCall(call: string, accused: string | null): string {
  return accused === null ? call : `Make the case against ${accused}. Out loud!`
}

/** Returns the same words for everyone else. */
export function callOn(ask: (name: string) => string, name: string, accused: string | null): string {
  return accused === null ? ask(name) : `${name}, make the case against ${accused}!`
}
