import type { Tune } from './tune.ts'
import { casino } from './tunes/casino.ts'
import { fairground } from './tunes/fairground.ts'
import { fog } from './tunes/fog.ts'
import { kitchen } from './tunes/kitchen.ts'
import { parlor } from './tunes/parlor.ts'
import { theater } from './tunes/theater.ts'
import { windowsill } from './tunes/windowsill.ts'

const TUNES: Readonly<Record<string, Tune>> = {
  'truth-or-dare': parlor,
  'spin-the-stash': fairground,
  'high-rollers': casino,
  'roll-and-react': theater,
  'baked-or-bluffing': kitchen,
  'never-have-i-ever': windowsill,
  'puff-puff-pass-truths': fog,
}

/** Null for a room without one. */
export function tuneOf(slug: string): Tune | null {
  return TUNES[slug] ?? null
}
