import type { Prompt } from '../../kit/card.ts'

export const intensePoints: readonly Prompt[] = []
