import * as z from 'zod/mini'

/** Two marks cover every living script's stacking; more is a picture, not a word. */
const STACKED_MARKS = /(\p{M}{2})\p{M}+/gu
/** One emoji, which may be several that joiners make one face of. */
const EMOJI = /\p{ExtPict}[\uFE0F\p{EMod}]*(?:\u200D\p{ExtPict}[\uFE0F\p{EMod}]*)*/u
/**
 * Control, format (zero-width, bidi), private-use and unassigned characters, lone surrogates, variation selectors and
 * letters that draw nothing although Unicode calls them letters.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{DI}\u2800]/u
/** Inside an emoji they stay: without them a family would fall into its members. */
const EMOJI_OR_INVISIBLE = new RegExp(`(${EMOJI.source})|${INVISIBLE.source}`, 'gu')

/** What a person typed, as everybody will see it: one line, nothing invisible, no stacks of marks. */
export function tidy(text: string): string {
  return text
    .replace(/[\t\n\r]+/g, ' ')
    .normalize('NFKC')
    .replace(EMOJI_OR_INVISIBLE, '$1')
    .replace(STACKED_MARKS, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The same for what may have several lines: their breaks stay, with at most one empty line between two. */
export function tidyLines(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(tidy)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Two names are the same when only case, width or accents' encoding tell them apart. */
export function nameKey(name: string): string {
  return tidy(name).toLowerCase()
}

/** What makes two names the same; a server knows look-alike letters too, whose table is too large for a phone. */
export type NameKey = (name: string) => string

/**
 * Whether a text has at most so many characters as a person counts them. Its plain length is asked first: tidying can
 * make eighteen characters of one, and counting a long text as people do takes half a second. For the same reason
 * only what is between plain letters is counted that way.
 */
export function isWithin(text: string, max: number): boolean {
  if (text.length <= max) return true
  if (text.length > max * 4) return false
  const between = text.split(PLAIN_CHARACTER)
  let count = between.length - 1
  for (const piece of between) {
    if (count > max) return false
    if (piece.length < 2) count += piece.length
    else for (const _ of GRAPHEMES.segment(piece)) if (++count > max) return false
  }
  return count <= max
}
const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
/** What stands by itself, whatever comes before or after it: not faces, flags, and what Korean, Thai and Lao compose. */
const PLAIN = String.raw`(?![\p{ExtPict}\p{EMod}\p{RI}\u0D4E\u0E33\u0EB3\u1100-\u11FF\uA960-\uA97F\uD7B0-\uD7FF])[\p{L}\p{N}\p{P}\p{S} ]`
/** What may tie the next letter to itself: the marks of scripts that write syllables, joiners, a Korean beginning before the rest of it. */
const TIES = String.raw`(?!\p{sc=Zinh})\p{M}|[\u0D4E\u200D]|[\u1100-\u115F\uA960-\uA97C](?=[\uAC00-\uD7A3])`
/** What is never tied to what comes before it. */
const FRESH = String.raw`\n|${PLAIN}|(?!\p{EMod})[\p{ExtPict}\p{RI}\u1100-\u115F\uA960-\uA97C]|$`
/** A plain one with the marks that any script has, or a break, before something fresh: that is one character. */
const PLAIN_CHARACTER = lookBack(String.raw`(?:\n|(?<!${TIES})${PLAIN}(?:(?=\p{sc=Zinh})\p{Mn})*)(?=${FRESH})`)

/** Safari before 16.4 cannot look back: there nothing is found, and all is counted as a person does. */
function lookBack(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u')
  } catch {
    return /(?!)/
  }
}

interface Words {
  readonly required: string
  readonly tooLong: string
}

/** A line somebody typed: tidied, then held to its length. */
export function line(max: number, words: Words) {
  return boundedText(tidy, max, words)
}

/** Several lines somebody typed. */
export function lines(max: number, words: Words) {
  return boundedText(tidyLines, max, words)
}

/** One character to a person may be many to a machine; what is longer still is not looked at, and fits no call. */
const RAW_MOST = 12_000

function boundedText(clean: (text: string) => string, max: number, words: Words) {
  const kind = clean === tidy ? 'line' : 'lines'
  // JSON Schema has no word for what tidying leaves: who generates such texts knows the format by its name
  const raw = z
    .string(words.required)
    .check(z.maxLength(Math.min(max * 16, RAW_MOST), words.tooLong))
    .register(z.globalRegistry, {
      minLength: 1,
      format: `${kind}-${max}`,
      description: `1 to ${max} characters as people count them, once what nobody sees has been taken out`,
    })
  return z.pipe(
    z.pipe(raw, z.transform(clean)),
    z.string().check(
      z.minLength(1, words.required),
      z.refine((text) => isWithin(text, max), words.tooLong),
    ),
  )
}
