import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { createCache } from '@highjinks/platform'
import { DOCUMENT_MARKS, escapeHtml, namesFile, SHOW_CODE, SITE_FILES, type SiteRoute } from '@highjinks/protocol'
import type { OwnDocument } from '@highjinks/rest-api'
import * as z from 'zod/mini'

const routesFile = z.array(
  z.object({ path: z.string(), document: z.string(), status: z.union([z.literal(200), z.literal(404)]) }),
)

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
}
const SMALLEST = 512
/** The address for everything without a route. */
const NOWHERE = '*'
/** Documents that every visitor gets are compressed once, and well; an invitation while someone waits for it. */
const BROTLI_OF = { named: 9, invitation: 4 } as const
/** More than the rooms being joined at any time. */
const INVITATIONS_KEPT = 200

export interface Packed {
  readonly type: string
  readonly etag: string
  /** Missing for bodies too small to compress. */
  readonly bytes: { readonly br?: Buffer; readonly gzip?: Buffer; readonly plain: Buffer }
}

export interface Documents {
  /** Returns the document at an address of the site; unknown addresses get the one at `*`. */
  readonly at: (path: string) => { readonly status: 200 | 404; readonly document: Packed }
  /** Returns an invitation with its room's own head. */
  readonly withHead: (document: OwnDocument, head: string | null) => Packed
}

export interface Place {
  readonly publicUrl?: string | undefined
  readonly houseName?: string | undefined
  readonly isDemo?: boolean | undefined
}

/** Reads the documents of the build and fills in our name and address. Without an address, leaves out what needs it. */
export function readDocuments(dist: string, { publicUrl, houseName = 'Highjinks', isDemo = false }: Place): Documents {
  const routes = routesFile.parse(JSON.parse(readFileSync(join(dist, SITE_FILES.routes), 'utf8')))
  const name = escapeHtml(houseName)
  const fill = (text: string) => fillAddress(text, publicUrl).replaceAll(DOCUMENT_MARKS.houseName, () => name)
  const read = (name: string) => {
    const text = readFileSync(join(dist, SITE_FILES.documents, name), 'utf8')
    return isDemo ? text.replace(/<body[^>]*>/, (body) => body + demoNote(name)) : text
  }
  const packed = new Map<string, Packed>()
  const named = (name: string): Packed => {
    const known = packed.get(name)
    if (known) return known
    const made = pack(name, fill(withHead(read(name), null)), BROTLI_OF.named)
    packed.set(name, made)
    return made
  }
  const own = { 'invitation.html': read('invitation.html'), 'crew.html': read('crew.html') }
  const invitations = createCache<Packed>(INVITATIONS_KEPT)
  const inviting = (document: OwnDocument, head: string): Packed => {
    const key = `${document} ${head}`
    const known = invitations.get(key)
    if (known) return known
    const made = pack(document, withHead(fill(own[document]), head), BROTLI_OF.invitation)
    invitations.set(key, made)
    return made
  }
  const table = createTable(routes)
  return {
    at(path) {
      const { status, document } = table(path)
      const found = named(document)
      // Everything in it needed our address
      if (found.bytes.plain.length === 0) return { status: 404, document: named(table(NOWHERE).document) }
      return { status, document: found }
    },
    withHead: (document, head) => (head === null ? named(document) : inviting(document, head)),
  }
}

const NOTE = 'z-index:40;background:#f2b632;color:#0d1b0e;font-family:var(--font-sans,system-ui);line-height:1.4;'
const NOTE_ON_PHONES = `${NOTE}position:relative;padding:4px 8px;font-size:13px;text-align:center`
/** Above the jester a TV's picture has a corner to spare. A rem is a part of its window. */
const NOTE_ON_TV = `${NOTE}position:fixed;top:0;left:0;padding:.6em .9em;font-size:max(1.2rem,12px);border-radius:0 0 .8em`

/** On every page of a demo. Its looks are its own, so that no other server sends them. */
function demoNote(document: string): string {
  const link = (to: string, words: string) =>
    `<a href="${to}" style="color:inherit;text-decoration:underline;white-space:nowrap">${words}</a>`
  const [style, rest] =
    document === 'screen.html'
      ? [NOTE_ON_TV, `<br>${link('/', 'Start your own room')}`]
      : [NOTE_ON_PHONES, ` ${link(`/screen/${SHOW_CODE}`, 'Watch bots')} · ${link('/games', 'Play with bots')}`]
  return `<aside aria-label="Demo" style="${style}">Demo: nothing is kept.${rest}</aside>`
}

/**
 * Builds a single lookup, because strangers choose an address's length and content. Upper and lower case are the same.
 */
function createTable(routes: readonly SiteRoute[]): (path: string) => SiteRoute {
  const whole = new Map(routes.map((route) => [route.path, route]))
  const other = whole.get('*')
  if (!other) throw new Error('no document says that there is nothing')
  return (path) => {
    const [root, first = '', second, third, ...more] = path.split('/', 6)
    const [end = ''] = more
    if (root !== '' || end !== '' || more.length > (third ? 1 : 0)) return other
    const name = first.toLowerCase()
    if (!second) return (third === undefined && whole.get(`/${name}`)) || other
    if (third) return (!namesFile(second) && whole.get(`/${name}/*/${third.toLowerCase()}`)) || other
    return (
      whole.get(`/${name}/${second.toLowerCase()}`) ?? (namesFile(second) ? other : (whole.get(`/${name}/*`) ?? other))
    )
  }
}

function fillAddress(text: string, publicUrl: string | undefined): string {
  const { publicUrl: mark } = DOCUMENT_MARKS
  if (publicUrl !== undefined) return text.replaceAll(mark, publicUrl)
  const known = text.split('\n').filter((line) => !line.includes(mark))
  return known.every((line) => line === '') ? '' : known.join('\n')
}

function withHead(text: string, head: string | null): string {
  const { begin, end } = DOCUMENT_MARKS.head
  const from = text.indexOf(begin)
  if (from < 0) return text
  const to = text.indexOf(end, from)
  const neutral = text.slice(from + begin.length, to)
  return text.slice(0, from) + (head ?? neutral) + text.slice(to + end.length)
}

function pack(name: string, text: string, quality: number): Packed {
  const plain = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  return {
    type: TYPES[extname(name)] ?? 'application/octet-stream',
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`,
    bytes:
      plain.length < SMALLEST ? { plain } : { br: brotliCompressSync(plain, { params }), gzip: gzipSync(plain), plain },
  }
}
