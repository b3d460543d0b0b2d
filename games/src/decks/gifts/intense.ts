import type { Prompt } from '../../kit/card.ts'

export const intenseGifts: readonly Prompt[] = []
