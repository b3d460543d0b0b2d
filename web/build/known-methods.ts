import type { Plugin } from 'vite'

/** What Chrome 107 or Safari 15.4 does not have, and `main/old-engines.ts` does not give it. */
const UNKNOWN =
  /\.(?:toSpliced|isWellFormed|toWellFormed|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|getOrInsert)\(|\b(?:Object|Map)\.groupBy\b|\bPromise\.(?:withResolvers|try)\b|\bArray\.fromAsync\b|\bIterator\.(?:from|prototype)\b|\bAbortSignal\.(?:any|timeout)\b|\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|reduce|flatMap|take|drop|toArray|forEach)\(/g
/** Safari cannot look back before 16.4, where one such expression keeps a page from starting; one made of parts is tried. */
const LOOK_BACK = /\(\?<[=!](?!\$\{)/g
/** Nor does it know ranges of windows. */
const RANGES = /\((?:width|height) [<>]/g
/** Colors that they do not know; what a class is called is no color. */
const COLORS = /\bcolor-mix\(in [a-z]+,|\boklch\([\d.]+ /g
/** Of an object they are an array's. */
const OF_OBJECT = /\bObject$/

/** A method that is newer than our oldest engines is found in what was built, whoever wrote it. */
export const knownMethods: Plugin = {
  name: 'known-methods',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const found = unknownIn(chunk.code)
      if (found.length > 0)
        this.error(`${chunk.fileName} calls ${found.join(', ')}, which our oldest engines do not have`)
    }
  },
}

export function unknownIn(code: string): readonly string[] {
  return [UNKNOWN, COLORS, LOOK_BACK, RANGES]
    .flatMap((one) => [...code.matchAll(one)])
    .filter(({ 0: said, index }) => !/^\.(?:values|keys|entries)/.test(said) || !OF_OBJECT.test(code.slice(0, index)))
    .map(([said]) => said)
}
