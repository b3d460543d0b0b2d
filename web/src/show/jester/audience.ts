import type { PlayerId, TableFrame } from '@highjinks/protocol'
import { generalLines } from './lines/general.ts'
import type { AnyScript } from './occasions.ts'
import type { Occasion } from './script.ts'

/** Whose screen this is; `me` is null for a spectator. Null is a TV, which speaks to the whole room. */
export type Reader = { readonly me: PlayerId | null } | null

/**
 * The audiences of a line. Lines under an occasion's own name are for everyone. With one of these suffixes they speak
 * to the players who have something to do, to the player in the spotlight, or to everyone except the people they are
 * about.
 */
const AUDIENCES = ['asked', 'actor', 'others'] as const
type Audience = (typeof AUDIENCES)[number]

/** Returns the lines about this occasion that suit the reader. */
export function linesAbout(
  occasion: Occasion,
  table: TableFrame | null,
  script: AnyScript | null,
  reader: Reader,
): readonly string[] {
  const { of } = occasion
  const keys = [of, ...AUDIENCES.map((audience) => `${of}.${audience}`)]
  // A game's own lines replace general ones of the same name.
  const isOwn = script !== null && keys.some((key) => script.lines[key])
  const lines = isOwn ? script.lines : generalLines
  const audiences = AUDIENCES.filter(
    (audience) => reader === null || isIn(audience, reader.me, occasion, table, script),
  )
  return [of, ...audiences.map((audience) => `${of}.${audience}`)].flatMap((key) => lines[key] ?? [])
}

function isIn(
  audience: Audience,
  me: PlayerId | null,
  { name, other, names = [] }: Occasion,
  table: TableFrame | null,
  script: AnyScript | null,
): boolean {
  if (audience === 'others') return me === null || ![name, other, ...names].includes(me)
  if (me === null || !table) return false
  const isActor = script?.onNow?.(table).includes(me) === true
  if (audience === 'actor') return isActor
  return !isActor && [...table.waiting, ...table.welcome].includes(me)
}
