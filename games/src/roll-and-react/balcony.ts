import type { BalconyRules } from '../kit/balcony.ts'

interface Seen {
  readonly phase: string
  readonly board: readonly { readonly scene: number; readonly text: string }[]
  readonly struck: readonly number[]
  readonly draw: number
  readonly before: { readonly scene: number | null } | null
  readonly gallery: readonly { readonly scene: number }[] | null
}

const nameOf = (draw: number) => `scene ${draw}`

/** Which scene it is. One that nobody recognized comes out in the gallery. */
export const balcony: BalconyRules<Seen> = {
  ask({ phase, board, struck, draw }) {
    if (phase !== 'guess') return null
    const open = board.filter(({ scene }) => !struck.includes(scene))
    return { about: nameOf(draw), options: open.map(({ scene, text }) => ({ value: String(scene), said: text })) }
  },
  outcomes: ({ draw, before, gallery }) => ({
    ...(before && before.scene !== null && { [nameOf(draw - 1)]: [String(before.scene)] }),
    ...Object.fromEntries((gallery ?? []).map(({ scene }, i) => [nameOf(i + 1), [String(scene)]])),
  }),
}
