import { createHash } from 'node:crypto'
import { accept } from '@highjinks/protocol'
import type { Handlers } from '../route.ts'
import type { Crashes } from './crashes.ts'

export interface CrashDeps {
  readonly crashes: Crashes
  readonly now: () => number
}

export function crashHandlers({ crashes, now }: CrashDeps): Pick<Handlers, 'crash'> {
  return {
    async crash({ body: { version, route, message, stack } }) {
      const said = { version, route, message, stack: stack.join('\n') }
      const id = createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 16)
      await crashes.note({ id, ...said }, now())
      return accept(null)
    },
  }
}
