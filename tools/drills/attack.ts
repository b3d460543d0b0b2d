import { once } from 'node:events'
import { startProgram } from '@highjinks/embedded/testing'
import * as z from 'zod/mini'

const plan = z.object({
  port: z.int(),
  code: z.string(),
  seat: z.string(),
  tokens: z.array(z.string()),
  slow: z.int(),
  floods: z.int(),
  halfOpen: z.int(),
  callers: z.int(),
})
export type Plan = z.infer<typeof plan>
const outcome = z.object({ waiting: z.int(), uncut: z.array(z.string()) })

/** Starts the attackers in their own process. */
export function startAttack(asked: Plan) {
  const { child, out, ended } = startProgram('tools/drills/attackers.ts', {}, { args: [JSON.stringify(asked)] })
  return {
    begun: once(child.stdout, 'data'),
    outcome: ended.then(() => outcome.parse(JSON.parse(out().split('\n')[1] ?? '{}'))),
  }
}

export const readPlan = (text: string): Plan => plan.parse(JSON.parse(text))
