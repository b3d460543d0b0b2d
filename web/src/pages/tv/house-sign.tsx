import { houseName } from '../../lib/house-name.ts'

/** The operator's own name on a TV; the product's is on the logo. */
export function HouseSign() {
  const name = houseName()
  return name === 'Highjinks' ? null : <p className="font-display text-4xl leading-tight text-balance">{name}</p>
}
