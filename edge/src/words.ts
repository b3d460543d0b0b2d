import {
  assignIncrementingIds,
  collapseDuplicatesTransformer,
  englishDataset,
  englishRecommendedWhitelistMatcherTransformers,
  parseRawPattern,
  RegExpMatcher,
  resolveConfusablesTransformer,
  resolveLeetSpeakTransformer,
  toAsciiLowerCaseTransformer,
} from 'obscenity'

const listed = (text: string): string[] => text.split(/,\s*/)

/** Missing from the library's list: sound-alikes, and words that are only meant to wound. `|` is a word's edge. */
const ADDED = listed(`phuck, |phuk|, |phuq, |fuq|, |fcuk, |fuc|, biatch, biotch, |azzhole, asshole, assfuck, dumbass,
  jackass, bullshit, |kunt|, |coon|, |coons|, |spic|, |spics|, |gook|, |gooks|, |paki|, |pakis|, |dago|, wetback,
  towelhead, |nazi|, |nazis|, |hitler|, |heil|, |kys|, |pedo|, |pedos|, pedophil, paedophil, bukkake, |jiz, jiz|, whoore`)

/** People, places and turns of phrase that the library's patterns hit. */
const INNOCENT = listed(`dickson, dickinson, dickerson, dickie, dickman, dickenson, moby dick, penistone, focke,
  analisa, analise, analiese, analia, analee, analeigh, analyn, ranald, sanal, kanal, anush, anusr, anusu, anusk, anusi,
  ianus, phanus, urbanus, silvanus, hannus, fagan, fagin, fagundes, fagerberg, fagerstrom, cummin, cumali, cumhur,
  fukuda, fukushima, fukui, fukunaga, fukuoka, pissarro, semenov, semenko, semenyuk, pornthip, pornchai, asselin,
  asselborn, boobalan, georgy, gyorgy, wankel, slutsk, bich ngoc, bich thuy, bich phuong, bich lien, bich van, ngoc bich,
  thi bich, kikelomo, harshit, akshit, rakshit, lakshit, dikshit, rishit, nishit, ishita, shital, shitij, negroponte,
  wu fu, titterton, titter, twatt, dykes, dykema, dykstra, push it, wish it, finish it, wash it, hash it, cash it, smash it`)

const twice = new Map(['b', 'e', 'o', 'l', 's', 'g'].map((letter) => [letter, 2]))

/** Built once: it is a table, and building it takes longer than asking it. */
const matcher = new RegExpMatcher({
  blacklistedTerms: assignIncrementingIds([
    ...englishDataset.build().blacklistedTerms.map((term) => term.pattern),
    ...ADDED.map(parseRawPattern),
  ]),
  whitelistedTerms: [...(englishDataset.build().whitelistedTerms ?? []), ...INNOCENT],
  blacklistMatcherTransformers: [
    resolveConfusablesTransformer(),
    resolveLeetSpeakTransformer(),
    toAsciiLowerCaseTransformer(),
    collapseDuplicatesTransformer({ defaultThreshold: 1, customThresholds: twice }),
  ],
  whitelistMatcherTransformers: englishRecommendedWhitelistMatcherTransformers,
})

/** Whether a name or a text may be shown to everybody. */
export function isKind(text: string): boolean {
  const copy = plain(text)
  return !disguises(copy).some((disguise) => matcher.hasMatch(disguise))
}

/** A copy to look at, never to show: letters without their marks, nothing invisible. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Cc}\p{Co}\p{Cs}\p{Cn}\u115F\u1160\u3164\uFFA0\u2800]/gu, (found) =>
      /\s/.test(found) ? ' ' : '',
    )
    .replace(/\p{Z}+/gu, ' ')
}

/** The text itself, and what it says once the usual separators are looked through. */
function disguises(copy: string): string[] {
  // Signs that stand for letters are kept in one reading and dropped in the other
  const withSigns = copy.replace(/[^\p{L}\p{N}\s@$!|(+€]/gu, '')
  const lettersOnly = copy.replace(/[^\p{L}\p{N}\s]/gu, '')
  return [...new Set([copy, ...[withSigns, lettersOnly].flatMap((one) => [one, joinSpelledOut(one)])])]
}

/**
 * "f u c k" and "fu ck" in one piece; whole words are left apart, or "as Simon" and "who repaired" would be refused.
 * Short words are only joined when there are no others, so that sentences stay sentences.
 */
function joinSpelledOut(text: string): string {
  const words = text.trim().split(/\s+/)
  if (words.length <= 4 && words.every((word) => word.length <= 3)) return words.join('')
  return text.replace(/(?<=(?:^|\s)\S)\s+(?=\S(?:\s|$))/gu, '')
}
