/**
 * What a built document leaves to whoever serves it, each in the words of Caddy's templates. The one process looks for the
 * same words.
 */
export const DOCUMENT_MARKS = {
  /** The address that we are published at. A line that has it goes where there is none. */
  publicUrl: '[[env `PUBLIC_URL` | trimSuffix `/`]]',
  /** What the operator calls this place. */
  houseName: '[[env `HOUSE_NAME` | default `Highjinks` | html]]',
  /** A room's own head, and what stands there without one. */
  head: { begin: '[[with placeholder `http.vars.head`]][[. | b64dec]][[else]]', end: '[[end]]' },
} as const

/** What the build leaves beside the documents: which of them is at which address, for both front doors. */
export const SITE_FILES = { routes: '.routes.json', caddy: '.routes.caddy', documents: '.pages' } as const

/** A star stands for one piece that may be anything but a file's name. */
export interface SiteRoute {
  readonly path: string
  readonly document: string
  readonly status: 200 | 404
}

/** In which header a server tells the front door before it what a room's head is, as base64. */
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
  /** What the operator calls this place. */
  readonly houseName: string
  readonly title: string
  readonly description: string
  /** With scheme and host. */
  readonly url: string
  readonly picture: { readonly url: string; readonly alt: string }
}

/** What a messenger shows of a link: a tag a line, but for the picture. */
export function writePreview({ houseName, title, description, url, picture }: LinkPreview): string {
  const tag = ([name, content]: readonly [name: string, content: string]) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`
  // On one line, so that all of the picture goes where its address cannot be written
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

/** Where the picture of a game's link is, or with null the house's. */
export function previewPicture(slug: string | null): string {
  return `/previews/${slug ?? 'highjinks'}.png`
}
