import type { IncomingMessage } from 'node:http'
import { isLocalHost } from '@highjinks/platform'

/**
 * Returns whether the page may connect. Pages of other sites may not, nor pages under a domain that someone
 * pointed at us. Programs without an Origin are not pages.
 */
export function isOriginAllowed(request: IncomingMessage, publicUrl: string | undefined): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (publicUrl !== undefined && origin === publicUrl) return true
  if (host === undefined || (publicUrl === undefined && !isLocalHost(host))) return false
  return URL.canParse(origin) && new URL(origin).host === host
}
