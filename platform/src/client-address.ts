import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'

/** Whether this address may be believed about who came before it; hop 0 is whoever is connected to us. */
export type TrustedProxies = (address: string, hop: number) => boolean

export const trustNobody: TrustedProxies = () => false

export function trustHops(hops: number): TrustedProxies {
  return hops === 0 ? trustNobody : (_address, hop) => hop < hops
}

/** A number of hops, or addresses and networks separated by commas; null when it is neither. */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  const trimmed = text.trim()
  if (/^\d{1,2}$/.test(trimmed)) return trustHops(Number(trimmed))
  const networks = trimmed.split(',').map((part) => part.trim())
  if (!networks.every((network) => /^[\d.:a-f]+(?:\/\d{1,3})?$/i.test(network))) return null
  try {
    return proxyAddr.compile(networks)
  } catch {
    return null
  }
}

/** What both an Express request and a socket's handshake request have. */
export type Incoming = Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string } }

/**
 * Who is really calling. The header is read from the right, because everything left of the last proxy we trust was
 * written by the caller and proves nothing.
 */
export function clientAddress(incoming: Incoming, trusted: TrustedProxies): string {
  // These two parts of a request are all that it reads
  const chain = proxyAddr.all(incoming as IncomingMessage, trusted).map(plainAddress)
  const firstOdd = chain.indexOf(null)
  return chain[(firstOdd < 0 ? chain.length : firstOdd) - 1] ?? 'unknown'
}

/** Without port, brackets and zone, and IPv4 told as IPv4 however it was wrapped; null when it is no address. */
function plainAddress(text: string | undefined): string | null {
  const bare = (text ?? '')
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
  if (isIP(bare) === 0) return null
  // In one spelling: the last four bytes may be written as IPv4
  const address = ipaddr.parse(isIPv6(bare) ? new URL(`http://[${bare}]`).hostname.slice(1, -1) : bare)
  return (wrappedIPv4(address) ?? address).toString()
}

type Address = ReturnType<typeof ipaddr.parse>

/** Ways to write an IPv4 address as IPv6: mapped, and through the translators of RFC 6052 (NAT64) and RFC 6145. */
const WRAPPINGS: ReadonlySet<string> = new Set(['ipv4Mapped', 'rfc6052', 'rfc6145'])

function wrappedIPv4(address: Address): Address | null {
  return WRAPPINGS.has(address.range()) ? ipaddr.fromByteArray(address.toByteArray().slice(12)) : null
}

/** A network's own translator (RFC 8215): every address behind it is somebody else. */
const OWN_TRANSLATOR = '0064ff9b0001'
const HOUSEHOLD_BYTES = 7

/** What rate limits count by: one household gets a whole IPv6 /56, so that is one caller. */
export function addressKey(address: string): string {
  const plain = plainAddress(address)
  if (plain === null) return address
  const parsed = ipaddr.parse(plain)
  if (parsed.kind() === 'ipv4') return plain
  const household = Buffer.from(parsed.toByteArray().slice(0, HOUSEHOLD_BYTES)).toString('hex')
  return household.startsWith(OWN_TRANSLATOR) ? plain : `${household}/56`
}
