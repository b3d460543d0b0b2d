import * as z from 'zod/mini'

/** Two stacked marks cover every living script; more is a picture, not a word. */
const STACKED_MARKS = /(\p{M}{2})\p{M}+/gu
/** One emoji, possibly several that joiners combine. */
const EMOJI = /\p{ExtPict}[\uFE0F\p{EMod}]*(?:\u200D\p{ExtPict}[\uFE0F\p{EMod}]*)*/u
/**
 * Control, format (zero-width, bidi), private-use and unassigned characters, lone surrogates, variation selectors, and
 * letters that draw nothing.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{DI}\u2800]/u
/** Kept inside an emoji, or a family emoji would fall apart. */
const EMOJI_OR_INVISIBLE = new RegExp(`(${EMOJI.source})|${INVISIBLE.source}`, 'gu')

/** Tidies typed text into one line with nothing invisible and no stacks of marks. */
export function tidy(text: string): string {
  return text
    .replace(/[\t\n\r]+/g, ' ')
    .normalize('NFKC')
    .replace(EMOJI_OR_INVISIBLE, '$1')
    .replace(STACKED_MARKS, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Tidies typed text of several lines. Line breaks stay, with at most one empty line in a row. */
export function tidyLines(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(tidy)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Returns the same key for names that differ only in case, width or the encoding of accents. */
export function nameKey(name: string): string {
  return tidy(name).toLowerCase()
}

/** Decides which names are the same. A server also knows look-alike letters, whose table is too large for a phone. */
export type NameKey = (name: string) => string

/**
 * Returns whether a text has at most `max` characters as people count them. Checks the plain length first, because
 * tidying can make eighteen characters of one and counting a long text properly takes half a second. For the same
 * reason, only what is between plain letters is counted properly.
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
/** Characters that always stand alone: not emoji, flags, or what Korean, Thai and Lao compose. */
const PLAIN = String.raw`(?![\p{ExtPict}\p{EMod}\p{RI}\u0D4E\u0E33\u0EB3\u1100-\u11FF\uA960-\uA97F\uD7B0-\uD7FF])[\p{L}\p{N}\p{P}\p{S} ]`
/**
 * Characters that may join the next one: the marks of syllabic scripts, joiners, and the start of a Korean syllable.
 */
const TIES = String.raw`(?!\p{sc=Zinh})\p{M}|[\u0D4E\u200D]|[\u1100-\u115F\uA960-\uA97C](?=[\uAC00-\uD7A3])`
/** Characters that never join the previous one. */
const FRESH = String.raw`\n|${PLAIN}|(?!\p{EMod})[\p{ExtPict}\p{RI}\u1100-\u115F\uA960-\uA97C]|$`
/**
 * One character: a plain one with marks that any script has, or a line break, followed by something that doesn't join.
 */
const PLAIN_CHARACTER = lookBack(String.raw`(?:\n|(?<!${TIES})${PLAIN}(?:(?=\p{sc=Zinh})\p{Mn})*)(?=${FRESH})`)

/** Safari before 16.4 has no lookbehind: there the pattern matches nothing, and everything is counted the slow way. */
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

/** A typed line: tidied, then checked for length. */
export function line(max: number, words: Words) {
  return boundedText(tidy, max, words)
}

/** Several typed lines. */
export function lines(max: number, words: Words) {
  return boundedText(tidyLines, max, words)
}

/** What a person sees as one character can be many to a machine. Text longer than this isn't read. */
const RAW_MOST = 12_000

function boundedText(clean: (text: string) => string, max: number, words: Words) {
  const kind = clean === tidy ? 'line' : 'lines'
  // JSON Schema can't express the result of tidying; generators know the format by its name
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
