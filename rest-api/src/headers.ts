import type { RequestHandler } from 'express'
import helmet from 'helmet'

/** On every answer, and always the same. */
export function securityHeaders(publicUrl: string | undefined): RequestHandler {
  const setPolicy = createPolicy(publicUrl)
  return (request, response, next) => {
    // Helmet has no word for it
    response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=()')
    setPolicy(request, response, next)
  }
}

/** What a browser may do with whatever we send. No script but our own files; plain http stays usable on a LAN. */
function createPolicy(publicUrl: string | undefined) {
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
    // Asked for by Internet Explorer 8, Flash and old Chromes only
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
  })
}

/**
 * Another origin may call only when it is the one we are published at. Answers are one person's and one moment's unless
 * the endpoint says otherwise.
 */
export function callHeaders(publicUrl: string | undefined): RequestHandler {
  return (request, response, next) => {
    response.setHeader('Vary', 'Origin')
    response.setHeader('Cache-Control', 'no-store')
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
