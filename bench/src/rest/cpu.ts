import { readFileSync } from 'node:fs'

/** What Linux counts processor time in. */
const TICK_MS = 10

/** How long a process has kept a processor busy, in milliseconds; null where the system does not tell. */
export function cpuOf(pid: number): number | null {
  try {
    // The name, in parentheses, may hold spaces; user and system time are the 14th and the 15th field
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return null
  }
}
