import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'

export const DECKS_FOLDER = fileURLToPath(new URL('../../../games/src/decks', import.meta.url))

/** What eyes that wrote none of it thought of each card, by id. */
export const marks = z.record(z.string(), z.enum(['A', 'B', 'C', 'D']))
