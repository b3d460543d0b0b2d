import { DOCUMENT_MARKS, escapeHtml, type Game, previewPicture, writePreview } from '@highjinks/protocol'

const { publicUrl, houseName } = DOCUMENT_MARKS
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The HTML that React renders for a page: first the head's part, then the page. */
export interface Written {
  readonly title: string
  readonly description: string
  readonly body: string
}

export function readWritten(html: string): Written {
  const head = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)*/.exec(html)?.[0] ?? ''
  const textOf = (pattern: RegExp) =>
    (pattern.exec(head)?.[1] ?? '').replaceAll(/&([\w#]+);/g, (all, name: string) => ENTITIES[name] ?? all)
  return {
    title: textOf(/<title>([^<]*)</),
    description: textOf(/<meta name="description" content="([^"]*)"/),
    body: html.slice(head.length),
  }
}

export interface HeadOf extends Pick<Written, 'title' | 'description'> {
  readonly address: string
  readonly game?: Game
}

const withoutProduct = (text: string) => text.replace(/ · Highjinks$/, '')
/** The server's name replaces the product's in a title; only the server knows it. */
const withHouse = (text: string) => text.replace(/(^| · )Highjinks$/, (_, before) => `${before}${houseName}`)

/** Returns the head of a page for search engines, one tag per line. */
export function headOf({ title, description, address, game }: HeadOf): string {
  const url = publicUrl + address
  return [
    ...titleAndDescription(title, description),
    `<link rel="canonical" href="${url}">`,
    preview(title, description, url, game),
    ...(address === '/' || game ? [structured(describe(url, withoutProduct(description), game))] : []),
  ].join('\n')
}

/** Returns the head of a page that search engines ignore. It doesn't give its address. */
export function passingHead(title: string, description: string): string {
  return [
    ...titleAndDescription(title, description),
    '<meta name="robots" content="noindex">',
    preview(title, description, `${publicUrl}/`),
  ].join('\n')
}

/** Returns an invitation's head, for when nothing is known about its room. */
export function invitationHead(title: string, description: string, address = '/join'): string {
  const { begin, end } = DOCUMENT_MARKS.head
  const neutral = [...titleAndDescription(title, description), preview(title, description, publicUrl + address)]
  return ['<meta name="robots" content="noindex">', begin, ...neutral, end].join('\n')
}

function titleAndDescription(title: string, description: string): string[] {
  const [named, described] = [title, description].map((text) => withHouse(escapeHtml(text)))
  return [`<title>${named}</title>`, `<meta name="description" content="${described}">`]
}

function preview(title: string, description: string, url: string, game?: Game): string {
  return writePreview({
    houseName,
    title: withHouse(withoutProduct(title)),
    description: withoutProduct(description),
    url,
    picture: { url: publicUrl + previewPicture(game?.slug ?? null), alt: game?.name ?? 'Highjinks' },
  })
}

function describe(url: string, description: string, game?: Game) {
  if (!game) return { '@type': 'WebSite', name: 'Highjinks', url, description, inLanguage: 'en' }
  return {
    '@type': 'Game',
    name: game.name,
    url,
    description,
    image: publicUrl + previewPicture(game.slug),
    isAccessibleForFree: true,
    numberOfPlayers: { '@type': 'QuantitativeValue', minValue: game.minPlayers, maxValue: game.maxPlayers },
    audience: { '@type': 'PeopleAudience', requiredMinAge: 21 },
  }
}

function structured(facts: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}
