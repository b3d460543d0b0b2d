import { isIP } from 'node:net'

/** Strips port, brackets and the trailing dot. */
function plainHost(host: string): string {
  if (isIP(host) !== 0) return host
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(host)?.[1] ?? host.replace(/:\d{1,5}$/, '')
  return bare.replace(/\.$/, '').toLowerCase()
}

/** Returns whether only this machine can reach the host. */
export function isLoopback(host: string): boolean {
  const plain = plainHost(host)
  return plain === 'localhost' || plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'))
}

/**
 * Returns whether a `Host` can only be ours in this network: a literal address, a name without a dot, or a `.local`
 * name. Someone owns any other name and could have pointed it here to read our answers as their own.
 */
export function isLocalHost(host: string): boolean {
  const plain = plainHost(host)
  if (isIP(plain) !== 0) return !plain.includes('%')
  if (!plain.split('.').every((label) => LABEL.test(label)) || NUMBER.test(plain)) return false
  return !plain.includes('.') || plain.endsWith('.local')
}

/** Links are built from the host, so only letters, digits and hyphens: no user, no path, no HTML. */
const LABEL = /^[a-z0-9_-]{1,63}$/
/** Browsers read this as an address, which may not be ours. */
const NUMBER = /^(?:\d+|0x[\da-f]*)$/
