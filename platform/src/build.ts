import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What runs here. */
export interface Build {
  readonly version: string
  /** The beginning of its hash; null where nobody knows. */
  readonly commit: string | null
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const COMMIT_LENGTH = 12

/** The version this was released as, and the commit: the one that the image was built from, or that of the clone it lies in. */
export function readBuild(commit: string | undefined, root = ROOT): Build {
  const found = commit ?? commitOf(root)
  return { version: versionOf(root), commit: found?.slice(0, COMMIT_LENGTH) ?? null }
}

/** `0.1.0+3e0191546abc`: both in one word. */
export function nameOfBuild({ version, commit }: Build): string {
  return commit === null ? version : `${version}+${commit}`
}

function versionOf(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return String(version)
}

/** Read from Git's own files, since there need be no Git. */
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
    // No clone, or one that somebody is working on at this moment: then nobody knows
    return undefined
  }
}

const read = (file: string) => readFileSync(file, 'utf8').trim()
const hashIn = (text: string) => /^[0-9a-f]{40,64}$/.exec(text)?.[0]

/** Where Git keeps what it knows; in a work tree a file says where that is. */
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
