import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'

/** A proxy can answer in our server's place. Any body with a `message` has words for a person. */
const anyFailure = z.object({ message: z.string().check(z.minLength(1)), code: orElse(z.nullable(z.string()), null) })

/** A call that got any answer but a success. Its text is the status, a colon and the body as it arrived. */
export class CallFailed extends Error {
  readonly status: number
  /** The code for programs; null if the answer has none. */
  readonly code: string | null
  /** The message for people; null if the answer has none. */
  readonly says: string | null

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.name = 'CallFailed'
    this.status = status
    const parsed = anyFailure.safeParse(jsonOrNull(body))
    this.code = parsed.success ? parsed.data.code : null
    this.says = parsed.success ? parsed.data.message : null
  }
}

/** A call without an answer: there's no network, or the answer took too long. */
export class NoAnswer extends Error {
  readonly why: 'no-network' | 'too-slow'

  constructor(why: 'no-network' | 'too-slow') {
    super(why === 'no-network' ? 'the server couldn’t be reached' : 'the server didn’t answer in time')
    this.name = 'NoAnswer'
    this.why = why
  }
}

export function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
