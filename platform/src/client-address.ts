import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'

/** Returns whether we trust this address to report the one before it. Hop 0 is connected to us directly. */
export type TrustedProxies = (address: string, hop: number) => boolean

export const trustNobody: TrustedProxies = () => false

export function trustHops(hops: number): TrustedProxies {
  return hops === 0 ? trustNobody : (_address, hop) => hop < hops
}

/** Parses a number of hops, or addresses and networks separated by commas. Returns null for anything else. */
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

/** The fields that an Express request and a socket's handshake request share. */
export type Incoming = Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string } }

/**
 * Returns the real caller's address. Reads the header from the right, because callers can write anything left of the
 * last trusted proxy.
 */
export function clientAddress(incoming: Incoming, trusted: TrustedProxies): string {
  // proxyAddr reads only these two fields
  const chain = proxyAddr.all(incoming as IncomingMessage, trusted).map(plainAddress)
  const firstOdd = chain.indexOf(null)
  return chain[(firstOdd < 0 ? chain.length : firstOdd) - 1] ?? 'unknown'
}

/** Strips port, brackets and zone, and unwraps IPv4. Returns null if the text is no address. */
function plainAddress(text: string | undefined): string | null {
  const bare = (text ?? '')
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
  if (isIP(bare) === 0) return null
  // One spelling, because the last four bytes can be written as IPv4
  const address = ipaddr.parse(isIPv6(bare) ? new URL(`http://[${bare}]`).hostname.slice(1, -1) : bare)
  return (wrappedIPv4(address) ?? address).toString()
}

type Address = ReturnType<typeof ipaddr.parse>

/** The ways to write an IPv4 address as IPv6: mapped, and through the translators of RFC 6052 (NAT64) and RFC 6145. */
const WRAPPINGS: ReadonlySet<string> = new Set(['ipv4Mapped', 'rfc6052', 'rfc6145'])

function wrappedIPv4(address: Address): Address | null {
  return WRAPPINGS.has(address.range()) ? ipaddr.fromByteArray(address.toByteArray().slice(12)) : null
}

/** The prefix of a network's own translator (RFC 8215). Every address behind it is a different caller. */
const OWN_TRANSLATOR = '0064ff9b0001'
const HOUSEHOLD_BYTES = 7

/** Returns the key for rate limits. A household gets a whole IPv6 /56, so that counts as one caller. */
export function addressKey(address: string): string {
  const plain = plainAddress(address)
  if (plain === null) return address
  const parsed = ipaddr.parse(plain)
  if (parsed.kind() === 'ipv4') return plain
  const household = Buffer.from(parsed.toByteArray().slice(0, HOUSEHOLD_BYTES)).toString('hex')
  return household.startsWith(OWN_TRANSLATOR) ? plain : `${household}/56`
}
