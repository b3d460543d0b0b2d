import type { Refusal } from '@highjinks/protocol'
import express, { type RequestHandler } from 'express'
import { sendRefusal } from './error-responses.ts'

const BODY_MAX_BYTES = 16 * 1024

/** Reads the bytes. A body that doesn't claim to be JSON stays unread and is refused below. */
const readBytes = express.raw({ type: 'application/json', limit: BODY_MAX_BYTES, inflate: false })

/** Matches keys without a special meaning to JavaScript or MongoDB; no schema of ours has one of those. */
export const HARMLESS_KEY = /^(?!\$|__proto__$|constructor$|prototype$)/

export function isHostileKey(key: string): boolean {
  return !HARMLESS_KEY.test(key)
}

type Parsed = { readonly ok: true; readonly body: unknown } | { readonly ok: false; readonly code: Refusal }

function parseJson(bytes: Uint8Array): Parsed {
  let hostile = false
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const body: unknown = JSON.parse(text, (key, value: unknown) => {
      hostile ||= isHostileKey(key)
      return value
    })
    return hostile ? { ok: false, code: 'malformed' } : { ok: true, body }
  } catch {
    // Broken UTF-8, broken JSON, or nesting too deep for the stack
    return { ok: false, code: 'bad-json' }
  }
}

/** Another origin's page can't send this content type without a preflight, which also blocks forged forms. */
export function readJsonBody({ isOptional }: { readonly isOptional: boolean }): RequestHandler {
  return (request, response, next) => {
    const type = request.headers['content-type'] ?? ''
    if (isOptional && type === '' && !hasBody(request.headers)) return next()
    const charset = /;\s*charset="?([^";\s]+)"?/i.exec(type)?.[1]
    if (!request.is('application/json') || (charset !== undefined && !/^utf-?8$/i.test(charset))) {
      sendRefusal(response, hasBody(request.headers) || type !== '' ? 'wrong-type' : 'malformed')
      return
    }
    readBytes(request, response, (fault?: unknown) => {
      if (fault) return next(fault)
      const parsed = parseJson(Buffer.isBuffer(request.body) ? request.body : new Uint8Array())
      if (!parsed.ok) return sendRefusal(response, parsed.code)
      request.body = parsed.body
      next()
    })
  }
}

function hasBody(headers: { readonly [name: string]: string | string[] | undefined }): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
