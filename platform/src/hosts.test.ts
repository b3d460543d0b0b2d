import { expect, test } from 'vitest'
import { isLocalHost, isLoopback } from './hosts.ts'

test.each([
  '127.0.0.1',
  '192.168.1.5:3000',
  '[::1]:3000',
  '[fe80::1]',
  'localhost',
  'localhost.:80',
  'party',
  'PARTY:80',
  'sofa.local',
  'my.sofa.LOCAL.',
])('[REST-70] %s can only be ours', (host) => {
  expect(isLocalHost(host)).toBe(true)
})

test.each([
  'evil.example',
  'evil.example:3000',
  'evil.example.',
  '127.0.0.1.evil.example',
  'local.evil.example',
  '[::1].x',
  '1.2.3',
  'a.local.x',
  'party@1234567',
  'user:word@party',
  'party/path',
  'party"onload=x',
  'party<b>',
  'party?x',
  'party#x',
  'par ty',
  'пати',
  'party:80:80',
  'party:123456',
  '1234567',
  '0x7f000001',
  '[fe80::1%a]',
  '..local',
  '',
])('[REST-70] %s is somebody’s', (host) => {
  expect(isLocalHost(host)).toBe(false)
})

test('[BOOT-20] a loopback is known in every spelling', () => {
  expect(['127.0.0.1', '127.8.9.1', '::1', 'localhost', 'LOCALHOST'].map(isLoopback)).not.toContain(false)
  expect(['0.0.0.0', '::', '192.168.1.5', '127.evil.example', 'party'].map(isLoopback)).not.toContain(true)
})
