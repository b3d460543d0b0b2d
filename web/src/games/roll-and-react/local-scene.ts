import type { LocalPrompt } from '@highjinks/games/local'

/** A scene to act on one phone, with the others it hides among. */
export type LocalScene = Extract<LocalPrompt, { kind: 'act' }>
