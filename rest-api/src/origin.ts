import type { IncomingMessage } from 'node:http'
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

/**
 * Returns the client's address for links that people send: our public address, or else the browser's origin if it names
 * the host being called, or else that host. A link to localhost opens on no other machine, so it becomes an address in
 * the local network.
 */
export function originOf(
  { headers }: Pick<IncomingMessage, 'headers'>,
  publicUrl: string | undefined,
  interfaces: () => Interfaces = networkInterfaces,
): string {
  if (publicUrl !== undefined) return publicUrl
  const host = headers.host ?? ''
  const said = headers.origin
  const isOwn = said !== undefined && URL.canParse(said) && new URL(said).host === host.toLowerCase()
  const opened = isOwn ? said : `http://${host}`
  const url = new URL(URL.canParse(opened) ? opened : 'http://localhost')
  // A certificate for localhost isn't valid for an address
  if (url.protocol === 'http:' && isLoopback(url.hostname))
    url.hostname = addressForPhones(interfaces()) ?? url.hostname
  return url.origin
}

export function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}

/** Networks of containers, virtual machines and tunnels, which have no phones. */
const VIRTUAL =
  /^(?:docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|tun|tap|utun|tailscale|zt|wg|cni|flannel|lxc|podman)/i
/** The usual networks of home routers, the most common first; 172.16 is more often a container's. */
const HOME_NETWORKS = [/^192\.168\./, /^10\./, /^172\.(?:1[6-9]|2\d|3[01])\./]

/**
 * Returns the IPv4 address of this machine that phones in the same network can most likely reach; null without a
 * network.
 */
export function addressForPhones(interfaces: Interfaces): string | null {
  return addressesForPhones(interfaces)[0] ?? null
}

/** Returns all of them, the most likely first. */
export function addressesForPhones(interfaces: Interfaces): readonly string[] {
  const addresses = Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, infos]) => infos ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address)
  const rank = (address: string) => {
    const found = HOME_NETWORKS.findIndex((network) => network.test(address))
    return found < 0 ? HOME_NETWORKS.length : found
  }
  return addresses.sort((one, other) => rank(one) - rank(other))
}
