import type { Prompt } from '../../kit/card.ts'

export const mildSwaps: readonly Prompt[] = []
