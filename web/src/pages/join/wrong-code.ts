import { code } from '@highjinks/protocol'
import * as z from 'zod/mini'

const schema = z.object({ wrongCode: code })

/** Passes a code without a game on to where the user can fix it. */
export function wrongCodeState(wrongCode: string | undefined): unknown {
  return wrongCode === undefined ? null : { wrongCode }
}

export function wrongCodeIn(state: unknown): string {
  const parsed = schema.safeParse(state)
  return parsed.success ? parsed.data.wrongCode : ''
}
