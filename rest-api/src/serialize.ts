import { createHash } from 'node:crypto'
import type { Endpoint } from '@highjinks/protocol'
import type { Request, Response } from 'express'
import { safeParse } from 'zod/mini'

type Answer = (request: Request, response: Response, reply: unknown) => void

/** Creates the function that sends an endpoint's answers. The only way to do so. */
export function createSerializer(endpoint: Endpoint): Answer {
  const writtenOf = serializeFrozenOnce((reply) => serialize(endpoint, reply))
  return (request, response, reply) => {
    response.statusCode = endpoint.status
    if (endpoint.status === 204) return void response.end()
    const { body, bytes, tag } = writtenOf(reply)
    if (endpoint.maxAge !== undefined) {
      const whose = endpoint.isPrivate ? 'private' : 'public'
      response.setHeader('Cache-Control', `${whose}, max-age=${endpoint.maxAge}`)
      response.setHeader('ETag', tag)
      if (request.fresh) {
        response.statusCode = 304
        response.end()
        return
      }
    }
    response.setHeader('Content-Type', 'application/json; charset=utf-8')
    response.setHeader('Content-Length', bytes)
    response.end(body)
  }
}

interface Serialized {
  readonly body: string
  readonly bytes: number
  /** The ETag with which a browser can ask for changes. */
  readonly tag: string
}

/** Parses the reply again on its way out, so that a field the schema doesn't name can't leave. */
function serialize(endpoint: Endpoint, reply: unknown): Serialized {
  const parsed = safeParse(endpoint.reply, reply)
  if (!parsed.success) throw new Error(`${endpoint.path} made a reply that is not its own: ${parsed.error.message}`)
  const body = JSON.stringify(parsed.data)
  const tag = endpoint.maxAge === undefined ? '' : `"${createHash('sha256').update(body).digest('base64url')}"`
  return { body, bytes: Buffer.byteLength(body), tag }
}

/** Serializes a frozen reply only once, because it can't change. */
function serializeFrozenOnce(make: (reply: unknown) => Serialized): (reply: unknown) => Serialized {
  const kept = new WeakMap<object, Serialized>()
  return (reply) => {
    if (typeof reply !== 'object' || reply === null || !Object.isFrozen(reply)) return make(reply)
    const written = kept.get(reply) ?? make(reply)
    kept.set(reply, written)
    return written
  }
}
