import type { BalconyRules } from '../kit/balcony.ts'

interface Seen {
  readonly phase: string
  readonly statements: readonly string[]
  readonly reveal: { readonly lie: number | null } | null
}

/** Which one is the lie, from the moment they are read. */
export const balcony: BalconyRules<Seen> = {
  ask({ phase, statements }) {
    if (phase !== 'present' && phase !== 'vote') return null
    const options = statements.map((_, place) => ({ value: String(place), said: `Number ${place + 1}` }))
    return { about: 'lie', options }
  },
  outcomes: ({ reveal }) => (reveal ? { lie: [String(reveal.lie)] } : {}),
}
