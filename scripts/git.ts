import { execFileSync } from 'node:child_process'

/** Returns git's output, or nothing without a repository, such a commit, or git. */
function git(...args: readonly string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

/** The seed for random evenings: different for each commit, and the same for everyone who tests it. */
export const seedOfTree = (): number => Number.parseInt(git('rev-parse', 'HEAD^{tree}').slice(0, 6), 16) || 1

/** Returns the commit at which this branch began. */
export function mergeBase(): string {
  const main = ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', name) !== '')
  return main ? git('merge-base', 'HEAD', main) : ''
}

/** Lists all test files, including uncommitted ones. */
export const testFiles = (): string[] =>
  git('ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx').split('\n').filter(Boolean)
