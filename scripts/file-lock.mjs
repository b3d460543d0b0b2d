import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Runs the work while holding the lock; waits while another living process holds it.
 * The lock is a file with the holder's pid, complete from the moment it exists, so a holder that died is told apart.
 * @template T
 * @param {string} file @param {() => Promise<T>} work @param {() => void} [onWait] called once when it has to wait
 */
export async function withLock(file, work, onWait = () => {}) {
  mkdirSync(dirname(file), { recursive: true })
  for (let waited = false; !take(file); waited = true) {
    if (!waited) onWait()
    await sleep(100)
  }
  const release = () => {
    if (holder(file) === process.pid) rmSync(file, { force: true })
  }
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

/** @param {string} file */
function take(file) {
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, String(process.pid))
  try {
    linkSync(mine, file)
    return true
  } catch {
    sweep(file)
    return false
  } finally {
    rmSync(mine, { force: true })
  }
}

/** Removes the lock of a dead holder, and puts back what it took when another waiter was quicker. @param {string} file */
function sweep(file) {
  const pid = holder(file)
  if (pid === null || isAlive(pid)) return
  const removed = `${file}.stale-${process.pid}`
  try {
    renameSync(file, removed)
    if (holder(removed) !== pid) linkSync(removed, file)
  } catch {
    // somebody else swept it
  } finally {
    rmSync(removed, { force: true })
  }
}

/** @param {string} file */
function holder(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
