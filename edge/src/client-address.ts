import { BlockList, isIP, isIPv6 } from 'node:net'

/** Which hops before us may be believed about who came before them. */
export type TrustedProxies =
  | { readonly kind: 'hops'; readonly hops: number }
  | { readonly kind: 'networks'; readonly networks: BlockList }

/** A number of hops, or addresses and networks separated by commas; null when it is neither. */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  const trimmed = text.trim()
  if (/^\d{1,2}$/.test(trimmed)) return { kind: 'hops', hops: Number(trimmed) }
  const networks = new BlockList()
  for (const part of trimmed.split(',')) {
    const [address = '', bits, rest] = part.trim().split('/')
    const family = isIP(address)
    if (family === 0 || rest !== undefined) return null
    const type = family === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) {
      networks.addAddress(address, type)
      continue
    }
    if (!/^\d{1,3}$/.test(bits) || Number(bits) > (family === 6 ? 128 : 32)) return null
    networks.addSubnet(address, Number(bits), type)
  }
  return { kind: 'networks', networks }
}

/** What both an Express request and a socket's handshake request have. */
export interface Incoming {
  readonly headers: { readonly [name: string]: string | string[] | undefined }
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/**
 * Who is really calling. The header is read from the right, because everything left of the last proxy we trust was
 * written by the caller and proves nothing.
 */
export function clientAddress(incoming: Incoming, trusted: TrustedProxies): string {
  const header = incoming.headers['x-forwarded-for']
  const claims = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',')
  let address = plain(incoming.socket.remoteAddress ?? '') ?? 'unknown'
  let hops = 0
  while (claims.length > 0 && isTrusted(address, hops, trusted)) {
    const claim = plain(claims.pop()?.trim() ?? '')
    if (claim === null) break
    address = claim
    hops++
  }
  return address
}

function isTrusted(address: string, hops: number, trusted: TrustedProxies): boolean {
  if (trusted.kind === 'hops') return hops < trusted.hops
  return isIP(address) !== 0 && trusted.networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** Without port, brackets and zone, IPv4 told as IPv4; null when it is no address. */
function plain(text: string): string | null {
  const bare = text
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i, '$1')
  return isIP(bare) === 0 ? null : bare.toLowerCase()
}

/** What limits count by: one household gets a whole IPv6 /56, so that is one caller. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address
  const groups = expand(address)
  return `${groups
    .slice(0, 7)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}/56`
}

/** The sixteen bytes of an IPv6 address. */
function expand(address: string): number[] {
  const words = (half: string): number[] =>
    half === ''
      ? []
      : half.split(':').flatMap((word) => {
          if (word.includes('.')) return word.split('.').map(Number)
          const value = Number.parseInt(word, 16)
          return [value >> 8, value & 255]
        })
  const [head = '', tail] = address.split('::')
  const before = words(head)
  const after = words(tail ?? '')
  return [...before, ...Array.from({ length: 16 - before.length - after.length }, () => 0), ...after]
}
