import * as z from 'zod/mini'

/** Any other piece of an address may be a code, an id or something somebody wrote. */
const PLAIN_PIECE = /^[a-z][a-z-]{0,30}$/

/** Where a page is, without what only this table or this person has in its address. */
export function routeOf(pathname: string): string {
  const pieces = pathname.split('/').filter((piece) => piece !== '')
  return `/${pieces
    .slice(0, 6)
    .map((piece) => (PLAIN_PIECE.test(piece) ? piece : ':id'))
    .join('/')}`
}

/** In quotation marks browsers cite what a page worked on; behind a colon they go on citing. */
const CITED = /"[^"]*"?|\B'[^']*'?|`[^`]*`?|“[^”]*”?|\b\S+@\S+|https?:\/\/\S+|\d{3,}/g

/** What a fault says, without texts that anybody wrote. */
export function withoutTexts(message: string): string {
  return message.replace(CITED, '…').replace(/\s+/g, ' ').trim().slice(0, CRASH_MESSAGE_MAX)
}

const CRASH_MESSAGE_MAX = 200
const CRASH_FRAMES_MOST = 12

/** `name /assets/file.js:1:234`: where in our own files it was. */
const FRAME = /^(?:[\w$.<>]{1,60} )?\/[\w./-]{1,100}:\d{1,7}:\d{1,7}$/

/** The frames of a stack that are our own files, as every browser writes them in its own way. */
export function framesOf(stack: string, origin: string): string[] {
  const frames = stack.split('\n').flatMap((one) => {
    const [, path, place] =
      one
        .split(origin)
        .at(-1)
        ?.match(/^(\/[^\s?#:)]*)[^:]*(:\d+:\d+)/) ?? []
    if (!path || !one.includes(origin)) return []
    const name = /^\s*(?:at )?(?:async )?([\w$.<>]+)(?: \(|@)/.exec(one)?.[1]
    const frame = `${name ? `${name} ` : ''}${path}${place}`
    return FRAME.test(frame) ? [frame] : []
  })
  return frames.slice(0, CRASH_FRAMES_MOST)
}

/** A page that broke, as it tells the server. */
export const crash = z.object({
  /** Of the page, which may be older than the server. */
  version: z.string().check(z.regex(/^[\w.+-]{1,60}$/)),
  route: z.string().check(z.maxLength(200), z.regex(/^\/(?:(?:[a-z][a-z-]{0,30}|:id)(?:\/|$)){0,6}$/)),
  message: z.pipe(z.string().check(z.maxLength(CRASH_MESSAGE_MAX)), z.transform(withoutTexts)),
  stack: z.array(z.string().check(z.maxLength(200), z.regex(FRAME))).check(z.maxLength(CRASH_FRAMES_MOST)),
})
