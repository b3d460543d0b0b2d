import { encode, renderUnicodeCompact } from 'uqr'

/** The margin that cameras need around the code; the terminal may be as dark as the code. */
const BORDER = 2
const ON_BLACK = '\u001B[97;40m'
const AS_BEFORE = '\u001B[0m'

/** Tells how phones and a TV in the same network connect: in words, and as a QR code if the terminal has room. */
export function describeWayIn(addresses: readonly string[], columns: number): string {
  const [first, ...others] = addresses
  if (first === undefined) return ''
  const also = others.length > 0 ? ` (or ${others.join(', ')})` : ''
  const words = `Phones in the same Wi-Fi open ${first}${also}, a TV ${first}/tv\n`
  return encode(first, { border: BORDER }).size <= columns ? `${words}${drawQr(first)}\n` : words
}

/** Draws light on black, whatever the terminal's colors are. */
function drawQr(address: string): string {
  const lines = renderUnicodeCompact(address, { border: BORDER }).split('\n')
  return lines.map((line) => `${ON_BLACK}${line}${AS_BEFORE}`).join('\n')
}
