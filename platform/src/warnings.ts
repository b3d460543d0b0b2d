import type { Environment } from './environment.ts'
import { isLoopback } from './hosts.ts'

/** Returns what an operator should know at the start, although the process works. */
export function warningsAbout({ host, countsProxies }: Pick<Environment, 'host' | 'countsProxies'>): readonly string[] {
  const isOpen = host === undefined || !isLoopback(host)
  return countsProxies && isOpen
    ? [
        'TRUSTED_PROXIES counts proxies, and this port is open to more than this machine: whoever reaches it past ' +
          'the proxy can pass for any address. Set HOST=127.0.0.1, or TRUSTED_PROXIES to the addresses of the proxies',
      ]
    : []
}
