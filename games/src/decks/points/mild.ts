import type { Prompt } from '../../kit/card.ts'

export const mildPoints: readonly Prompt[] = []
