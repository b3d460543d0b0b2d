import type { IncomingMessage } from 'node:http'

/** A page of another site may not connect in a visitor's name. Programs without an Origin are not pages. */
export function isOriginAllowed(request: IncomingMessage, publicUrl: string | undefined): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (publicUrl !== undefined && origin === publicUrl) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
