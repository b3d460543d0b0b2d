import type { Prompt } from '../../kit/card.ts'

export const mediumSwaps: readonly Prompt[] = []
