import type { Prompt } from '../../kit/card.ts'

export const mildGifts: readonly Prompt[] = []
