import type { Plugin } from 'vite'

/** The methods that Chrome 107 or Safari 15.4 lacks and `main/old-engines.ts` doesn't add. */
const UNKNOWN =
  /\.(?:toSpliced|isWellFormed|toWellFormed|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|getOrInsert)\(|\b(?:Object|Map)\.groupBy\b|\bPromise\.(?:withResolvers|try)\b|\bArray\.fromAsync\b|\bIterator\.(?:from|prototype)\b|\bAbortSignal\.(?:any|timeout)\b|\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|reduce|flatMap|take|drop|toArray|forEach)\(/g
/**
 * Safari before 16.4 has no lookbehind, and one such literal stops a page from starting. One built from parts is only
 * tried.
 */
const LOOK_BACK = /\(\?<[=!](?!\$\{)/g
/** These engines don't know range syntax in media queries either. */
const RANGES = /\((?:width|height) [<>]/g
/** Colors that they don't know. A class name isn't a color. */
const COLORS = /\bcolor-mix\(in [a-z]+,|\boklch\([\d.]+ /g
/** The same names on an object are array methods on arrays. */
const OF_OBJECT = /\bObject$/

/** Finds methods in the build's output that are newer than our oldest engines, in anyone's code. */
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
