import type { RequestHandler } from 'express'
import helmet from 'helmet'

/** What a browser may do with whatever we send. No script but our own files; plain http stays usable on a LAN. */
export function securityHeaders(publicUrl: string | undefined): RequestHandler {
  const https = publicUrl?.startsWith('https://') ?? false
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        // Radix writes <style> elements for scroll areas and locked scrolling
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        // 'self' does not cover WebSocket in older Safari
        'connect-src': ["'self'", 'ws:', 'wss:'],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
      },
    },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'no-referrer' },
    // Both only mean something, and only warn less, over https
    crossOriginOpenerPolicy: https && { policy: 'same-origin' },
    originAgentCluster: https,
  })
}

/** Another origin may call only when it is the one we are published at. */
export function cors(publicUrl: string | undefined): RequestHandler {
  return (request, response, next) => {
    response.vary('Origin')
    if (publicUrl !== undefined && request.headers.origin === publicUrl) {
      response.set({
        'Access-Control-Allow-Origin': publicUrl,
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
        'Access-Control-Allow-Headers': 'Authorization, Content-Type',
        'Access-Control-Max-Age': '600',
      })
    }
    if (request.method === 'OPTIONS') {
      response.status(204).end()
      return
    }
    next()
  }
}

/** Answers are one person's and one moment's; only the list of games is anybody's for a minute. */
export const caching: RequestHandler = (request, response, next) => {
  const shared = request.method === 'GET' && /^\/api\/games(?:\/\d+)?$/.test(request.baseUrl + request.path)
  response.set('Cache-Control', shared ? 'public, max-age=60' : 'no-store')
  next()
}
