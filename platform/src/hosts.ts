import { isIP } from 'node:net'

/** A name or an address without port, brackets and the dot at its end. */
function plainHost(host: string): string {
  if (isIP(host) !== 0) return host
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(host)?.[1] ?? host.replace(/:\d{1,5}$/, '')
  return bare.replace(/\.$/, '').toLowerCase()
}

/** Whether only this machine reaches it. */
export function isLoopback(host: string): boolean {
  const plain = plainHost(host)
  return plain === 'localhost' || plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'))
}

/**
 * Whether a `Host` can only be ours in this network: a literal address, a name without a dot, or one of `.local`. Any
 * other name belongs to somebody, who may have pointed it here in order to read as their own what we answer.
 */
export function isLocalHost(host: string): boolean {
  const plain = plainHost(host)
  if (isIP(plain) !== 0) return !plain.includes('%')
  if (!plain.split('.').every((label) => LABEL.test(label)) || NUMBER.test(plain)) return false
  return !plain.includes('.') || plain.endsWith('.local')
}

/** Links are made of it, so a name is letters, digits and hyphens: no user, no path, no mark of HTML. */
const LABEL = /^[a-z0-9_-]{1,63}$/
/** What browsers read as an address, which need not be ours. */
const NUMBER = /^(?:\d+|0x[\da-f]*)$/
