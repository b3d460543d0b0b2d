import type { Lines } from '../script.ts'
import { asideLines } from './asides.ts'
import { nightLines } from './night.ts'

/** General lines that he only needs after a game has started. They load after the screen shows. */
export const laterLines: Lines = { ...asideLines, ...nightLines }
