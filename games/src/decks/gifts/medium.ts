import type { Prompt } from '../../kit/card.ts'

export const mediumGifts: readonly Prompt[] = []
