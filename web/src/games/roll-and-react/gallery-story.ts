import { inTurn } from '../../stage/beats/beats.ts'

/** A scene, then who took it for what; when the last one is out it is counted. */
export function galleryStory(scenes: number) {
  const shown = inTurn('scene', scenes, { from: 300, every: 1000, within: 3200 })
  const last = shown.at(-1)?.[1] ?? 0
  return [...shown, ...shown.map(([, at]) => ['guesses', at + 500] as const), ['count', last + 1300]] as const
}
