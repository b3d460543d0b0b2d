import type { TableFrame } from '@highjinks/protocol'
import * as z from 'zod/mini'

const skipped = z.object({ ruling: z.object({ kind: z.literal('passed') }) })

/** Whether what is shown came to nothing because whoever was asked skipped it, in whichever game. */
export function isSkipped(table: TableFrame): boolean {
  return Object.values(table).some((part) => skipped.safeParse(part).success)
}
