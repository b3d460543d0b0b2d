import type { NetworkInterfaceInfo } from 'node:os'
import { describe, expect, test } from 'vitest'
import { addressForPhones, originOf } from './origin.ts'

const at = (address: string, more: Partial<NetworkInterfaceInfo> = {}) =>
  // The test only needs the fields that are read
  [{ address, family: 'IPv4', internal: false, ...more }] as NetworkInterfaceInfo[]
const HOME = {
  lo: at('127.0.0.1', { internal: true }),
  docker0: at('172.17.0.1'),
  wlan0: [...at('fe80::1', { family: 'IPv6' }), ...at('192.168.1.5')],
}

describe('where a link leads', () => {
  test.each([
    ['opened on the machine itself', 'localhost:3000', undefined, 'http://192.168.1.5:3000'],
    ['opened by its number', '127.0.0.1:3000', 'http://127.0.0.1:3000', 'http://192.168.1.5:3000'],
    ['opened by its long number', '[::1]:3000', undefined, 'http://192.168.1.5:3000'],
    ['opened from elsewhere', '10.1.2.3:3000', 'http://10.1.2.3:3000', 'http://10.1.2.3:3000'],
    ['opened by a name', 'party.local', 'http://party.local', 'http://party.local'],
    ['a name that only begins like it', 'localhost.evil.example', undefined, 'http://localhost.evil.example'],
    ['a certificate of the machine’s own', 'localhost', 'https://localhost', 'https://localhost'],
    ['a page of another host', 'localhost:3000', 'https://evil.example', 'http://192.168.1.5:3000'],
    ['no host at all', '', undefined, 'http://192.168.1.5'],
  ])('[SESSION-3] %s', (_what, host, origin, link) => {
    expect(originOf({ headers: { host, origin } }, undefined, () => HOME)).toBe(link)
  })

  test('[SESSION-3] published somewhere, it leads there', () => {
    const headers = { host: 'localhost:3000' }
    expect(originOf({ headers }, 'https://play.example', () => HOME)).toBe('https://play.example')
  })

  test('[SESSION-3] without a network it stays on the machine', () => {
    expect(originOf({ headers: { host: 'localhost:3000' } }, undefined, () => ({ lo: HOME.lo }))).toBe(
      'http://localhost:3000',
    )
  })

  test('[SESSION-3] of several networks, the home network is chosen', () => {
    expect(addressForPhones({ eth0: at('8.8.4.4'), en1: at('172.20.0.2'), en2: at('10.0.0.7') })).toBe('10.0.0.7')
    expect(addressForPhones({ eth0: at('8.8.4.4'), link: at('169.254.1.1') })).toBe('8.8.4.4')
  })
})
