import { encode, renderUnicodeCompact } from 'uqr'

/** What a camera wants around the code; the terminal may be as dark as the code itself. */
const BORDER = 2
const ON_BLACK = '\u001B[97;40m'
const AS_BEFORE = '\u001B[0m'

/** How phones and a TV in the same network come in: in words, and as a picture where the terminal has room for it. */
export function describeWayIn(addresses: readonly string[], columns: number): string {
  const [first, ...others] = addresses
  if (first === undefined) return ''
  const also = others.length > 0 ? ` (or ${others.join(', ')})` : ''
  const words = `Phones in the same Wi-Fi open ${first}${also}, a TV ${first}/tv\n`
  return encode(first, { border: BORDER }).size <= columns ? `${words}${drawQr(first)}\n` : words
}

/** Light on black, whatever the terminal's own colors are. */
function drawQr(address: string): string {
  const lines = renderUnicodeCompact(address, { border: BORDER }).split('\n')
  return lines.map((line) => `${ON_BLACK}${line}${AS_BEFORE}`).join('\n')
}
