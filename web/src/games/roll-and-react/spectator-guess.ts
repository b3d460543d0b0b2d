import type { TableOf } from '../game-ui.ts'
import { faceOptions, type SpectatorGuess } from '../ghost/ghost-call.ts'

const sceneKind = (draw: number) => `scene ${draw}`

/** What nobody saw comes out in the gallery. */
export const guess: SpectatorGuess<TableOf<'roll-and-react'>> = {
  call: ({ phase, draw, board, struck, candidates }, players) => {
    switch (phase) {
      case 'guess': {
        const open = board.filter(({ scene }) => !struck.includes(scene))
        const options = open.map(({ scene, text }) => ({ value: String(scene), label: text }))
        return { kind: sceneKind(draw), question: 'One tap: what is it?', options, isOnTable: true }
      }
      case 'favorite':
        return { kind: 'favorite', question: 'Who will be the star?', options: faceOptions(candidates, players) }
      default:
        return null
    }
  },
  answers: ({ draw, before, gallery, curtain }) => ({
    ...(before && before.scene !== null && { [sceneKind(draw - 1)]: [String(before.scene)] }),
    ...Object.fromEntries((gallery ?? []).map(({ scene }, i) => [sceneKind(i + 1), [String(scene)]])),
    ...(curtain && { favorite: curtain.best }),
  }),
}
