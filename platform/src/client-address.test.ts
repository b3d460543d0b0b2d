import { describe, expect, test } from 'vitest'
import { addressKey, clientAddress, parseTrustedProxies } from './client-address.ts'

function from(remoteAddress: string, forwardedFor: string | undefined, trust: string): string {
  const trusted = parseTrustedProxies(trust)
  if (!trusted) throw new Error(`${trust} does not parse`)
  return clientAddress({ headers: { 'x-forwarded-for': forwardedFor }, socket: { remoteAddress } }, trusted)
}

describe('who is calling', () => {
  test.each([
    ['nobody is trusted by default', '9.9.9.9', '1.1.1.1', '0', '9.9.9.9'],
    ['one hop is believed one entry', '10.0.0.1', '1.1.1.1, 2.2.2.2', '1', '2.2.2.2'],
    ['two hops are believed two', '10.0.0.1', '6.6.6.6, 1.1.1.1, 2.2.2.2', '2', '1.1.1.1'],
    ['a shorter chain than hops ends with its first', '10.0.0.1', '1.1.1.1', '3', '1.1.1.1'],
    ['a trusted proxy without the header is the caller', '10.0.0.1', undefined, '1', '10.0.0.1'],
    ['networks are followed as far as they reach', '10.0.0.1', '6.6.6.6, 1.1.1.1, 10.2.0.7', '10.0.0.0/8', '1.1.1.1'],
    ['a stranger is not believed', '9.9.9.9', '1.1.1.1', '10.0.0.0/8, ::1', '9.9.9.9'],
    ['a name in the header stops the reading', '10.0.0.1', '1.1.1.1, evil', '2', '10.0.0.1'],
    ['ports and brackets fall away', '10.0.0.1', '[2001:db8::1]:4711', '1', '2001:db8::1'],
    ['IPv4 inside IPv6 is IPv4', '::ffff:10.0.0.1', '1.1.1.1:80', '10.0.0.0/8', '1.1.1.1'],
    ['IPv4 inside IPv6 is IPv4, in whatever digits', '::ffff:0a00:1', '::ffff:101:101', '10.0.0.0/8', '1.1.1.1'],
    ['IPv4 through a translator is IPv4', '10.0.0.1', '64:ff9b::1.2.3.4', '1', '1.2.3.4'],
    ['IPv6 proxies count too', '::1', '1.1.1.1', '::1', '1.1.1.1'],
  ])('[REST-20] %s', (_title, remote, header, trust, expected) => {
    expect(from(remote, header, trust)).toBe(expected)
  })

  test.each(['true', '1.2.3', '10.0.0.0/33', '10.0.0.0/8/8', 'loopback', '-1', '::1/129'])(
    '[REST-20] "%s" is no way to name proxies',
    (text) => expect(parseTrustedProxies(text)).toBeNull(),
  )

  test('[REST-21] one IPv6 household is one caller, IPv4 addresses are one each', () => {
    expect(addressKey('2001:db8:0:aa00::1')).toBe(addressKey('2001:db8:0:aaff:1:2:3:4'))
    expect(addressKey('2001:db8:0:aa00::1')).not.toBe(addressKey('2001:db8:0:ab00::1'))
    expect(addressKey('::1')).toBe(addressKey('::2'))
    expect(addressKey('1.2.3.4')).toBe('1.2.3.4')
  })

  test('[REST-34] however an IPv4 address is wrapped, it is one caller, and no other one', () => {
    const wrapped = ['1.2.3.4', '::ffff:1.2.3.4', '::ffff:102:304', '0:0:0:0:0:FFFF:102:304', '64:ff9b::102:304']
    expect(new Set(wrapped.map(addressKey))).toEqual(new Set(['1.2.3.4']))
    expect(addressKey('::ffff:1.2.3.5')).not.toBe(addressKey('::ffff:1.2.3.4'))
    expect(addressKey('64:ff9b::102:305')).not.toBe(addressKey('64:ff9b::102:304'))
    expect(addressKey('64:ff9b:1::102:305')).not.toBe(addressKey('64:ff9b:1::102:304'))
  })
})
