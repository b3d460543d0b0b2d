import type { LocalPrompt } from '@highjinks/games/local'

/** A scene to act round one phone, with those among which it hides. */
export type LocalScene = Extract<LocalPrompt, { kind: 'act' }>
