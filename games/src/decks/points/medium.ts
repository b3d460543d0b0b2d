import type { Prompt } from '../../kit/card.ts'

export const mediumPoints: readonly Prompt[] = []
