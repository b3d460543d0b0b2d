import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nameOfBuild, readBuild } from './build.ts'

const HASH = '0123456789abcdef0123456789abcdef01234567'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'highjinks-build-'))
  write('package.json', '{"version":"1.2.3"}')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}

test('[BUILD-2] without a clone and without COMMIT only the version is known', () => {
  expect(readBuild(undefined, root)).toEqual({ version: '1.2.3', commit: null })
  expect(nameOfBuild(readBuild(undefined, root))).toBe('1.2.3')
})

test('[BUILD-2] COMMIT decides, whatever the clone says', () => {
  write('.git/HEAD', HASH)
  expect(nameOfBuild(readBuild('fedcba9876543210', root))).toBe('1.2.3+fedcba987654')
})

test.each([
  ['a branch', { '.git/HEAD': 'ref: refs/heads/main\n', '.git/refs/heads/main': `${HASH}\n` }],
  [
    'a branch that was packed',
    { '.git/HEAD': 'ref: refs/heads/main\n', '.git/packed-refs': `# pack-refs\n${HASH} refs/heads/main\n` },
  ],
  ['a commit without a branch', { '.git/HEAD': `${HASH}\n` }],
  [
    'a work tree',
    {
      '.git': 'gitdir: of/worktrees/here\n',
      'of/worktrees/here/HEAD': 'ref: refs/heads/side\n',
      'of/worktrees/here/commondir': '../..\n',
      'of/refs/heads/side': `${HASH}\n`,
    },
  ],
])('[BUILD-2] the commit of %s is read without Git', (_what, files) => {
  for (const [path, text] of Object.entries(files)) write(path, text)
  expect(readBuild(undefined, root).commit).toBe(HASH.slice(0, 12))
})

test('[BUILD-2] a clone in the middle of something has no commit', () => {
  write('.git/HEAD', 'ref: refs/heads/main\n')
  expect(readBuild(undefined, root).commit).toBeNull()
})
