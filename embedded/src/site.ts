import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream'
import { SHOW_CODE, SITE_FILES } from '@highjinks/protocol'
import type { Site } from '@highjinks/rest-api'
import { type Packed, type Place, readDocuments } from './documents.ts'

/** Paths that never get the client's page: calls, sockets and probes. */
const OTHERS = ['/api', '/socket.io', '/healthz', '/readyz', '/metrics']

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
/** Compressed copies from the build are beside the file, the best first. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

interface Copy {
  readonly file: string
  readonly size: number
  readonly etag: string
  readonly encoding: (typeof ENCODINGS)[number]['name'] | null
}

interface BuiltFile {
  readonly type: string
  readonly cache: string
  /** The compressed copies first, the file itself last. */
  readonly copies: readonly [...Copy[], Copy]
}

/**
 * Serves the built client, or returns undefined if nothing is built. A file is sent as a file; anything else gets one
 * of the build's documents, if need be the one that says not found, with 404. Addresses are looked up without patterns,
 * because strangers choose their length and content.
 */
export function createSite(dist: string, place: Place = {}): Site | undefined {
  if (!existsSync(join(dist, SITE_FILES.routes))) return undefined
  const files = readFiles(dist)
  const documents = readDocuments(dist, place)
  return {
    serve(request, response, next) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return next()
      const path = pathOf(request.url)
      if (OTHERS.some((other) => path === other || path.startsWith(`${other}/`))) return next()
      const file = files.get(path)
      if (file) return send(request, response, file)
      const { status, document } = documents.at(path)
      sendDocument(request, response, status, document)
    },
    serveInvitation(request, response, { status, head }, document) {
      // A demo's TV shows this code to be scanned, and nobody joins the bots
      if (place.isDemo && document === 'invitation.html' && String(request.params['code']).toUpperCase() === SHOW_CODE)
        return response.redirect('/')
      sendDocument(request, response, status, documents.withHead(document, head))
    },
  }
}

/** Returns the path as a file name would be written. */
function pathOf(url: string): string {
  const [path = '/'] = url.split('?', 1)
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

function readFiles(dist: string): ReadonlyMap<string, BuiltFile> {
  const sizes = new Map<string, Copy>()
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile()) continue
    const { size, mtimeMs } = statSync(file)
    const path = `/${relative(dist, file).split(sep).join('/')}`
    if (path.includes('/.')) continue
    sizes.set(path, { file, size, etag: `W/"${size}-${Math.trunc(mtimeMs)}"`, encoding: null })
  }
  const files = new Map<string, BuiltFile>()
  for (const [path, copy] of sizes) {
    if (ENCODINGS.some(({ ending }) => path.endsWith(ending))) continue
    const compressed = ENCODINGS.flatMap(({ name, ending }): Copy[] => {
      const beside = sizes.get(path + ending)
      return beside ? [{ ...beside, encoding: name }] : []
    })
    files.set(path, {
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      // The names of assets contain a hash of their content; everything else may change with the next build
      cache: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      copies: [...compressed, copy],
    })
  }
  return files
}

/** Always sends the whole file: none of ours is large enough for ranges. */
function send({ method, headers }: IncomingMessage, response: ServerResponse, file: BuiltFile): void {
  const accepted = headers['accept-encoding'] ?? ''
  const {
    file: path,
    size,
    etag,
    encoding,
  } = file.copies.find((copy) => copy.encoding === null || isAccepted(copy.encoding, accepted)) ?? file.copies[0]
  response.setHeader('Cache-Control', file.cache)
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('ETag', etag)
  if (headers['if-none-match'] === etag) {
    response.writeHead(304).end()
    return
  }
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': size })
  if (method === 'HEAD') {
    response.end()
    return
  }
  // If the next build removed the file, its own request fails and the response is cut off
  pipeline(createReadStream(path), response, () => undefined)
}

/** Never cached, because its content may change with the next build. */
function sendDocument(request: IncomingMessage, response: ServerResponse, status: 200 | 404, packed: Packed): void {
  const { method, headers } = request
  const accepted = headers['accept-encoding'] ?? ''
  const encoding = ENCODINGS.map(({ name }) => name).find((name) => packed.bytes[name] && isAccepted(name, accepted))
  const bytes = packed.bytes[encoding ?? 'plain'] ?? packed.bytes.plain
  response.setHeader('Cache-Control', 'no-cache')
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('ETag', packed.etag)
  if (status === 200 && headers['if-none-match'] === packed.etag) {
    response.writeHead(304).end()
    return
  }
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.writeHead(status, { 'Content-Type': packed.type, 'Content-Length': bytes.length })
  response.end(method === 'HEAD' ? undefined : bytes)
}

function isAccepted(encoding: (typeof ENCODINGS)[number]['name'], accepted: string): boolean {
  return accepted.split(',').some((part) => {
    const [name = '', quality = 'q=1'] = part.replaceAll(' ', '').split(';')
    return name === encoding && Number(quality.slice(2)) > 0
  })
}
