import type { PlayerId, TableFrame } from '@highjinks/protocol'
import { generalLines } from './lines/general.ts'
import type { AnyScript } from './occasions.ts'
import type { Occasion } from './script.ts'

/** Whose screen it is, and nobody's where somebody watches; null is a TV, which speaks to the whole room. */
export type Reader = { readonly me: PlayerId | null } | null

/**
 * Lines under an occasion's own name are for everybody. With one of these behind it they speak to those who are asked for
 * something, to whoever's moment it is, or to everybody but whom they are about.
 */
const AUDIENCES = ['asked', 'actor', 'others'] as const
type Audience = (typeof AUDIENCES)[number]

/** What may be said of this to whoever reads it. */
export function linesAbout(
  occasion: Occasion,
  table: TableFrame | null,
  script: AnyScript | null,
  reader: Reader,
): readonly string[] {
  const { of } = occasion
  const keys = [of, ...AUDIENCES.map((audience) => `${of}.${audience}`)]
  // What a game calls by the same name is its own.
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
