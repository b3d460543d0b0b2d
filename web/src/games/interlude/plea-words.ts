/** To whoever has the floor, on their own phone. */
export function ownCall(call: string, accused: string | null): string {
  return accused === null ? call : `Make the case against ${accused}. Out loud!`
}

/** The same, for everybody else. */
export function callOn(ask: (name: string) => string, name: string, accused: string | null): string {
  return accused === null ? ask(name) : `${name}, make the case against ${accused}!`
}
