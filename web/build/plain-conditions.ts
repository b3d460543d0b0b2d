import type { Root } from 'postcss'

/** Less than any two windows differ. */
const HAIR = 0.001
const RANGE = /\(([\d.]+)(rem|px) ?<= ?(width|height) ?(<=?) ?([\d.]+)(rem|px)\)/g
const ONE = /(not )?\((min-|max-)?(width|height|aspect-ratio) ?(:|<=|>=|<|>) ?(\d[\d.]*)(rem|px|)(?: ?\/ ?(\d+))?\)/g

/** Rewrites media queries with only `min-` and `max-`: before 16.4, Safari knows neither ranges nor a single `not`. */
export function askPlainly(root: Root): void {
  root.walkAtRules('media', (rule) => {
    rule.params = plainCondition(rule.params)
  })
}

export function plainCondition(condition: string): string {
  return condition
    .replaceAll(RANGE, '($3 >= $1$2) and ($3 $4 $5$6)')
    .replaceAll(
      ONE,
      (whole, not?: string, prefix?: string, feature = '', sign = '', value = '', unit = '', under = '') => {
        if ((sign === ':') !== (prefix !== undefined) || (feature === 'aspect-ratio') !== (under !== '')) return whole
        const isLeast = prefix === 'min-' || sign.startsWith('>')
        const isStrict = (sign === '<' || sign === '>') !== (not !== undefined)
        const isMin = isLeast !== (not !== undefined)
        const bound = Number(value) / (Number(under) || 1) + (isStrict ? (isMin ? HAIR : -HAIR) : 0)
        const said = isStrict ? `${Number(bound.toFixed(3))}${unit}` : `${value}${unit}${under && `/${under}`}`
        return `(${isMin ? 'min' : 'max'}-${feature}: ${under && isStrict ? `${Math.round(bound * 1000)}/1000` : said})`
      },
    )
    .replaceAll(/\((\([^()]*\))\)/g, '$1')
    .replace(/^not (\([^()]*\))$/, 'not all and $1')
}
