import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream'
import { namesFile } from '@highjinks/protocol'

type Site = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** What must never be answered with the client's page: calls, sockets and probes. */
const OTHERS = ['/api', '/socket.io', '/healthz', '/readyz', '/metrics']

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
/** What the build has compressed beforehand lies beside the file; the best comes first. */
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
  /** The compressed ones first, the file itself last. */
  readonly copies: readonly [...Copy[], Copy]
}

/**
 * The built client, undefined while nothing has been built. Every address of its own leads to its page or to the
 * shared screen's; one that names a file that is not there leads to the page as well, which says so, with 404. What an
 * address is, is decided without a pattern, in one look: strangers choose how long it is and what is in it.
 */
export function createSite(dist: string): Site | undefined {
  if (!existsSync(join(dist, 'index.html'))) return undefined
  const files = readFiles(dist)
  const [page, screen] = [files.get('/index.html'), files.get('/shared-screen.html')]
  if (!page) return undefined
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const path = pathOf(request.url ?? '/')
    if (OTHERS.some((other) => path === other || path.startsWith(`${other}/`))) return next()
    const file = files.get(path)
    if (file) return send(request, response, 200, file)
    if (path.startsWith('/assets/') || namesFile(path)) return send(request, response, 404, page)
    send(request, response, 200, screen && isSharedScreen(path) ? screen : page)
  }
}

/** As the name of a file would be written. */
function pathOf(url: string): string {
  const [path = '/'] = url.split('?', 1)
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** `/screen/:code` is a document by itself, with nothing in it of the others. */
function isSharedScreen(path: string): boolean {
  const [root, first, code, last, ...more] = path.split('/', 6)
  return root === '' && first === 'screen' && Boolean(code) && !last && more.length === 0
}

function readFiles(dist: string): ReadonlyMap<string, BuiltFile> {
  const sizes = new Map<string, Copy>()
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const { size, mtimeMs } = statSync(file)
    const path = `/${relative(dist, file).split(sep).join('/')}`
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
      // The names of assets carry a hash of what is in them; everything else may change with the next build
      cache: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      copies: [...compressed, copy],
    })
  }
  return files
}

/** Whole, always: none of our files is large enough to be asked for in ranges. */
function send({ method, headers }: IncomingMessage, response: ServerResponse, status: number, file: BuiltFile): void {
  const accepted = headers['accept-encoding'] ?? ''
  const { file: path, size, etag, encoding } = file.copies.find((copy) => isAccepted(copy, accepted)) ?? file.copies[0]
  response.setHeader('Cache-Control', file.cache)
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('ETag', etag)
  if (status === 200 && headers['if-none-match'] === etag) {
    response.writeHead(304).end()
    return
  }
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.writeHead(status, { 'Content-Type': file.type, 'Content-Length': size })
  if (method === 'HEAD') {
    response.end()
    return
  }
  // A file that went away since the start (the next build) fails its own request: what was begun is broken off
  pipeline(createReadStream(path), response, () => undefined)
}

function isAccepted({ encoding }: Copy, accepted: string): boolean {
  if (encoding === null) return true
  return accepted.split(',').some((part) => {
    const [name = '', quality = 'q=1'] = part.replaceAll(' ', '').split(';')
    return name === encoding && Number(quality.slice(2)) > 0
  })
}
