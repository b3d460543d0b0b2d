import type { Prompt } from '../../kit/card.ts'

export const intenseSwaps: readonly Prompt[] = []
