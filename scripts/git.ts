import { execFileSync } from 'node:child_process'

/** What git says, or nothing where there is no repository, no such commit, or no git. */
function git(...args: readonly string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

/** Where random evenings begin: at another place with each commit, and at the same one for all who test it. */
export const seedOfTree = (): number => Number.parseInt(git('rev-parse', 'HEAD^{tree}').slice(0, 6), 16) || 1

/** The commit that this work began at. */
export function mergeBase(): string {
  const main = ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', name) !== '')
  return main ? git('merge-base', 'HEAD', main) : ''
}

/** All test files, those too that are not committed yet. */
export const testFiles = (): string[] =>
  git('ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx').split('\n').filter(Boolean)
