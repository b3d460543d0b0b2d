import type { Prompt } from '../../kit/card.ts'

export const intenseJackpots: readonly Prompt[] = []
