import * as z from 'zod/mini'

/** Any other segment of an address may be a code, an ID or something a person typed. */
const PLAIN_PIECE = /^[a-z][a-z-]{0,30}$/

/** Returns a page's route without the parts that only this table or person has in its address. */
export function routeOf(pathname: string): string {
  const pieces = pathname.split('/').filter((piece) => piece !== '')
  return `/${pieces
    .slice(0, 6)
    .map((piece) => (PLAIN_PIECE.test(piece) ? piece : ':id'))
    .join('/')}`
}

/** Browsers quote what a page worked on in quotation marks, and after a colon. */
const CITED = /"[^"]*"?|\B'[^']*'?|`[^`]*`?|“[^”]*”?|\b\S+@\S+|https?:\/\/\S+|\d{3,}/g

/** Returns an error message without text that a person wrote. */
export function withoutTexts(message: string): string {
  return message.replace(CITED, '…').replace(/\s+/g, ' ').trim().slice(0, CRASH_MESSAGE_MAX)
}

const CRASH_MESSAGE_MAX = 200
const CRASH_FRAMES_MOST = 12

/** `name /assets/file.js:1:234`: the position in our own files. */
const FRAME = /^(?:[\w$.<>]{1,60} )?\/[\w./-]{1,100}:\d{1,7}:\d{1,7}$/

/** Returns the frames of a stack that are in our own files; every browser formats them differently. */
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

/** A page crash, as the page reports it. */
export const crash = z.object({
  /** The page's version, which may be older than the server's. */
  version: z.string().check(z.regex(/^[\w.+-]{1,60}$/)),
  route: z.string().check(z.maxLength(200), z.regex(/^\/(?:(?:[a-z][a-z-]{0,30}|:id)(?:\/|$)){0,6}$/)),
  message: z.pipe(z.string().check(z.maxLength(CRASH_MESSAGE_MAX)), z.transform(withoutTexts)),
  stack: z.array(z.string().check(z.maxLength(200), z.regex(FRAME))).check(z.maxLength(CRASH_FRAMES_MOST)),
})
