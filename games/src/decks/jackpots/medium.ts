import type { Prompt } from '../../kit/card.ts'

export const mediumJackpots: readonly Prompt[] = []
