import type { RequestHandler } from 'express'
import helmet from 'helmet'

/** Sets the headers that every response has. */
export function securityHeaders(publicUrl: string | undefined): RequestHandler {
  const setPolicy = createPolicy(publicUrl)
  return (request, response, next) => {
    // Helmet doesn't support it
    response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=()')
    setPolicy(request, response, next)
  }
}

/** Creates the content policy for everything we send. Only our own script files; plain http still works on a LAN. */
function createPolicy(publicUrl: string | undefined) {
  const https = publicUrl?.startsWith('https://') ?? false
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        // Radix adds <style> elements for scroll areas and scroll locks
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        // 'self' doesn't cover WebSocket in older Safari
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
    // Both only work over https, and browsers warn about them otherwise
    crossOriginOpenerPolicy: https && { policy: 'same-origin' },
    originAgentCluster: https,
    // Only Internet Explorer 8, Flash and old Chromes use these
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
  })
}

/**
 * Sets the headers for calls. Only our public origin may call from another page, and nobody may cache an answer unless
 * the endpoint says so.
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
