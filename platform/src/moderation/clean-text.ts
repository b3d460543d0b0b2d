import {
  assignIncrementingIds,
  collapseDuplicatesTransformer,
  DataSet,
  englishDataset,
  englishRecommendedWhitelistMatcherTransformers,
  parseRawPattern,
  RegExpMatcher,
  resolveConfusablesTransformer,
  resolveLeetSpeakTransformer,
  toAsciiLowerCaseTransformer,
} from 'obscenity'
import { readByLook } from './look.ts'
import { isViolent } from './violence.ts'

const listed = (text: string): string[] => text.split(/,\s*/)

/** Words missing from the library's list: sound-alikes and insults. `|` marks a word boundary. */
const ADDED = listed(`phuck, |phuk|, |phuq, |fuq|, |fcuk, |fuc|, biatch, biotch, |azzhole, asshole, assfuck, dumbass,
  jackass, bullshit, |kunt|, bukkake, |jiz, jiz|, whoore`)

/** Insults and threats missing from the list. Friends can't use them either. */
const ADDED_HARM =
  listed(`|coon|, |coons|, |spic|, |spics|, |gook|, |gooks|, |paki|, |pakis|, |dago|, wetback, towelhead,
  |nazi|, |nazis|, |hitler|, |heil|, |kys|, |pedo|, |pedos|, pedophil, paedophil, kill yourself|, kill yourselves|,
  hang yourself|, slit your wrist, slit your throat, |gas the|, |lynch, re[e]tard`)

/** Words on the library's list that insult a group of people or are about harming someone. */
const HARM: ReadonlySet<string> = new Set(
  listed(`abo, abeed, africoon, arabush, bestiality, boonga, chingchong, chink, dyke,
  fag, incest, kike, negro, nigger, rape, retard, spastic, tranny`),
)

/** Names, places and phrases that the library's patterns match by mistake. */
const INNOCENT = listed(`dickson, dickinson, dickerson, dickie, dickman, dickenson, moby dick, penistone, focke,
  analisa, analise, analiese, analia, analee, analeigh, analyn, ranald, sanal, kanal, anush, anusr, anusu, anusk, anusi,
  ianus, phanus, urbanus, silvanus, hannus, fagan, fagin, fagundes, fagerberg, fagerstrom, cummin, cumali, cumhur,
  fukuda, fukushima, fukui, fukunaga, fukuoka, pissarro, semenov, semenko, semenyuk, pornthip, pornchai, asselin,
  asselborn, boobalan, georgy, gyorgy, wankel, slutsk, bich ngoc, bich thuy, bich phuong, bich lien, bich van, ngoc bich,
  thi bich, kikelomo, harshit, akshit, rakshit, lakshit, dikshit, rishit, nishit, ishita, shital, shitij, negroponte,
  wu fu, titterton, titter, twatt, dykes, dykema, dykstra, push it, wish it, finish it, wash it, hash it, cash it, smash it`)

const DOUBLED_LETTERS = new Map(['b', 'e', 'o', 'l', 's', 'g'].map((letter) => [letter, 2]))

/** Built once, because building the table takes longer than a lookup. */
function matcherOf(isListed: (word: string | undefined) => boolean, added: readonly string[]): RegExpMatcher {
  const library = new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .removePhrasesIf((phrase) => !isListed(phrase.metadata?.originalWord))
    .build()
  const patterns = [...(library.blacklistedTerms ?? []).map((term) => term.pattern), ...added.map(parseRawPattern)]
  return new RegExpMatcher({
    blacklistedTerms: assignIncrementingIds(patterns),
    whitelistedTerms: [...(englishDataset.build().whitelistedTerms ?? []), ...INNOCENT],
    blacklistMatcherTransformers: [
      resolveConfusablesTransformer(),
      resolveLeetSpeakTransformer(),
      toAsciiLowerCaseTransformer(),
      collapseDuplicatesTransformer({ defaultThreshold: 1, customThresholds: DOUBLED_LETTERS }),
    ],
    whitelistMatcherTransformers: englishRecommendedWhitelistMatcherTransformers,
  })
}

const unkind = matcherOf(() => true, [...ADDED, ...ADDED_HARM])
const harmful = matcherOf((word) => word !== undefined && HARM.has(word), ADDED_HARM)

/** More than anyone can type in one field. Longer text wasn't typed and isn't read. */
const LONGEST = 1000

/** Returns whether a name or a text can be shown to everyone. */
export function isCleanText(text: string): boolean {
  return isWithout(unkind, text)
}

/** Returns whether friends may write it to each other. Swearing is fine, hurting someone isn't. */
export function isHarmlessText(text: string): boolean {
  return isWithout(harmful, text)
}

function isWithout(matcher: RegExpMatcher, text: string): boolean {
  if (text.length > LONGEST) return false
  const copy = comparableCopy(text)
  // One character can expand to eighteen letters
  if (copy.length > LONGEST * 2) return false
  return [copy, ...readByLook(copy)].every(
    (one) =>
      !matcher.hasMatch(one) &&
      !isViolent(one) &&
      !lookThrough(one).some((reading) => hasWord(matcher, reading) || isViolent(textOf(reading))),
  )
}

/** Makes a copy for comparison, never for display: letters without marks, and nothing invisible. */
function comparableCopy(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Cc}\p{Co}\p{Cs}\p{Cn}\u115F\u1160\u3164\uFFA0\u2800]/gu, (found) =>
      /\s/.test(found) ? ' ' : '',
    )
    .replace(/\p{Z}+/gu, ' ')
}

/** A text split at its separators, word by word. */
type Reading = readonly (readonly string[])[]

function textOf(reading: Reading): string {
  return reading.map((word) => word.join('')).join(' ')
}

/** Reads the text without the usual separators. */
function lookThrough(copy: string): Reading[] {
  // One reading keeps the signs that replace letters, the other drops them
  const readings = [/[^\p{L}\p{N}\s@$!|(+€]+/u, /[^\p{L}\p{N}\s]+/u].map((separators) =>
    copy
      .split(/\s+/)
      .map((word) => word.split(separators).filter((piece) => piece !== ''))
      .filter((word) => word.length > 0),
  )
  return readings.flatMap((reading) => [reading, joinSpelledOut(reading)])
}

/**
 * Joins "f u c k" and "fu ck". Whole words stay apart, or "as Simon" and "who repaired" would be refused. Short words
 * only join if there are no others, so that sentences stay sentences.
 */
function joinSpelledOut(reading: Reading): Reading {
  const words = reading.map((word) => word.join(''))
  if (words.length <= 4 && words.every((word) => word.length <= 3)) return [[words.join('')]]
  const joined: string[][] = []
  for (const [i, word] of reading.entries()) {
    const last = joined.at(-1)
    if (last && words[i]?.length === 1 && words[i - 1]?.length === 1) last.push(`${last.pop() ?? ''}${words[i]}`)
    else joined.push([...word])
  }
  return joined
}

/** Pieces this short are spelled out, longer ones are words: "fu.ck" but "Maximilian-Alexander". */
const SPELLED_MOST = 2

/**
 * Returns whether a bad word is made of whole pieces or spelled-out ones. Bad words across two ordinary pieces don't
 * count.
 */
function hasWord(matcher: RegExpMatcher, reading: Reading): boolean {
  const text = textOf(reading)
  if (!matcher.hasMatch(text)) return false
  const { edges, joints } = bordersIn(reading)
  return matcher.getAllMatches(text).some(({ startIndex, endIndex }) => {
    const crossed = joints.filter(({ at }) => at > startIndex && at <= endIndex)
    return crossed.every((joint) => joint.isSpelling) || (edges.has(startIndex) && edges.has(endIndex + 1))
  })
}

/** Finds where pieces begin and end in a reading, and where two pieces of one word meet. */
function bordersIn(reading: Reading) {
  const edges = new Set<number>()
  const joints: { readonly at: number; readonly isSpelling: boolean }[] = []
  let at = 0
  for (const word of reading) {
    for (const [i, piece] of word.entries()) {
      const before = word[i - 1]
      const shortest = Math.min(before?.length ?? 0, piece.length)
      if (before !== undefined) joints.push({ at, isSpelling: shortest <= SPELLED_MOST })
      edges.add(at)
      at += piece.length
      edges.add(at)
    }
    at++
  }
  return { edges, joints }
}
