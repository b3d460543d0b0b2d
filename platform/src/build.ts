import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The version and commit of the running code. */
export interface Build {
  readonly version: string
  /** The start of the commit's hash; null if unknown. */
  readonly commit: string | null
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const COMMIT_LENGTH = 12

/** Reads the released version and the commit: the one the image was built from, or the clone's. */
export function readBuild(commit: string | undefined, root = ROOT): Build {
  const found = commit ?? commitOf(root)
  return { version: versionOf(root), commit: found?.slice(0, COMMIT_LENGTH) ?? null }
}

/** Joins both in one word: `0.2.0+3e0191546abc`. */
export function nameOfBuild({ version, commit }: Build): string {
  return commit === null ? version : `${version}+${commit}`
}

function versionOf(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return String(version)
}

/** Reads Git's own files, because Git may not be installed. */
function commitOf(root: string): string | undefined {
  try {
    const own = gitFolder(join(root, '.git'))
    const head = read(join(own, 'HEAD'))
    const name = /^ref: (\S+)$/.exec(head)?.[1]
    if (name === undefined) return hashIn(head)
    // A work tree has its own HEAD and shares the rest
    const common = existsSync(join(own, 'commondir')) ? resolve(own, read(join(own, 'commondir'))) : own
    if (existsSync(join(common, name))) return hashIn(read(join(common, name)))
    const packed = read(join(common, 'packed-refs')).split('\n')
    return hashIn(packed.find((line) => line.endsWith(` ${name}`))?.split(' ')[0] ?? '')
  } catch {
    // There is no clone, or Git is changing it right now
    return undefined
  }
}

const read = (file: string) => readFileSync(file, 'utf8').trim()
const hashIn = (text: string) => /^[0-9a-f]{40,64}$/.exec(text)?.[0]

/** Finds Git's folder. In a work tree, a file says where it is. */
function gitFolder(path: string): string {
  const named = /^gitdir: (.+)$/m.exec(existsSync(path) ? readIfFile(path) : '')?.[1]
  return named === undefined ? path : resolve(path, '..', named)
}

function readIfFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
