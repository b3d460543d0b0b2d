import type { Lines } from '../script.ts'
import { asideLines } from './asides.ts'
import { nightLines } from './night.ts'

/** What he says whatever is played, and not before something is: fetched when a screen already stands. */
export const laterLines: Lines = { ...asideLines, ...nightLines }
