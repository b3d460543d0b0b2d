import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
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

/** Starts the attackers in a process of their own. */
export function startAttack(asked: Plan) {
  const file = fileURLToPath(new URL('./attackers.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', file, JSON.stringify(asked)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString()
  })
  return {
    begun: once(child.stdout, 'data'),
    outcome: once(child, 'close').then(() => outcome.parse(JSON.parse(said.split('\n')[1] ?? '{}'))),
  }
}

export const readPlan = (text: string): Plan => plan.parse(JSON.parse(text))
