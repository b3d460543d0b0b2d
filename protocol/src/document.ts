/**
 * Placeholders in a built document for the server to fill, written in Caddy's template language. The single process
 * looks for the same text.
 */
export const DOCUMENT_MARKS = {
  /** Our public address. Lines with it are removed if there is none. */
  publicUrl: '[[env `PUBLIC_URL` | trimSuffix `/`]]',
  /** The operator's name for this server. */
  houseName: '[[env `HOUSE_NAME` | default `Highjinks` | html]]',
  /** A room's own head, with a default between the marks. */
  head: { begin: '[[with placeholder `http.vars.head`]][[. | b64dec]][[else]]', end: '[[end]]' },
} as const

/** Files beside the documents, one per kind of server, that say which document is at which address. */
export const SITE_FILES = { routes: '.routes.json', caddy: '.routes.caddy', documents: '.pages' } as const

/** A star matches one segment that isn't a file name. */
export interface SiteRoute {
  readonly path: string
  readonly document: string
  readonly status: 200 | 404
}

/** The header in which a server passes a room's head to the proxy in front, as base64. */
export const HEAD_HEADER = 'X-Document-Head'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter)
}

export interface LinkPreview {
  /** The operator's name for this server. */
  readonly houseName: string
  readonly title: string
  readonly description: string
  /** With scheme and host. */
  readonly url: string
  readonly picture: { readonly url: string; readonly alt: string }
}

/** Writes the tags for a messenger's link preview, one per line except for the picture. */
export function writePreview({ houseName, title, description, url, picture }: LinkPreview): string {
  const tag = ([name, content]: readonly [name: string, content: string]) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`
  // All on one line, so that the whole picture goes if its address can't be written
  const pictured = [
    ['og:image', picture.url],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', picture.alt],
  ] as const
  const properties = [
    ['og:site_name', houseName],
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
  ] as const
  return [
    ...properties.map(tag),
    `${pictured.map(tag).join('')}<meta name="twitter:card" content="summary_large_image">`,
  ].join('\n')
}

/** Returns the address of a game's preview picture, or the general one for null. */
export function previewPicture(slug: string | null): string {
  return `/previews/${slug ?? 'highjinks'}.png`
}
