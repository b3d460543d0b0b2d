import type { Prompt } from '../../kit/card.ts'

export const mildJackpots: readonly Prompt[] = []
