import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Runs the work while holding the lock, a file with its holder's pid; waits while another living process holds it.
 * @template T
 * @param {string} file @param {() => Promise<T>} work
 */
export async function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true })
  while (!take(file)) await sleep(100)
  return work().finally(() => rmSync(file, { force: true }))
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (!isHeld(file)) rmSync(file, { force: true })
    return false
  }
}

/** A file that its holder has only just made is empty, and pid 0 always lives. @param {string} file */
function isHeld(file) {
  try {
    return process.kill(Number(readFileSync(file, 'utf8')), 0)
  } catch (/** @type {any} */ error) {
    return error.code !== 'ESRCH'
  }
}
