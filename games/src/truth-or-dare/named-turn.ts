import type { PlayerId } from '@highjinks/protocol'
import type { Verdict } from '../kit/index.ts'
import type { namedTable } from '../testing/named-table.ts'
import type { Hand, View } from './index.ts'

export type NamedTable = ReturnType<typeof namedTable<View, Hand>>
type By<Value> = Readonly<Record<PlayerId, Value>>

/** A turn as a person would describe it; nobody does what is left out. Cards are given by position. */
export interface ScriptedTurn {
  readonly chooses: 'truth' | 'dare' | 'surprise'
  readonly calls?: By<'truth' | 'dare' | 'surprise'>
  readonly keeps?: 0 | 1
  /** The card that the others call; in a Surprise, the one its player expects the group to pick. */
  readonly cardCalls?: By<0 | 1>
  readonly picks?: By<0 | 1>
  readonly claps?: By<number>
  readonly says?: 'done' | 'pass'
  /** The verdict that the player on turn expects. */
  readonly expects?: Verdict
  readonly verdicts?: By<Verdict>
}

/** Plays a turn in tests, up to the reveal. */
export function playTurn(table: NamedTable, turn: ScriptedTurn): void {
  const { does, view } = table
  const who = view().turn ?? ''
  const ok = (by: PlayerId, move: { readonly type: string } & Readonly<Record<string, unknown>>) => {
    const answer = does(by, move)
    if (answer !== 'ok') throw new Error(`${by} may not ${move.type}: ${answer}`)
  }
  const all = <Value>(said: By<Value> | undefined, move: (value: Value) => { readonly type: string }) => {
    for (const [by, value] of Object.entries(said ?? {})) ok(by, move(value))
  }
  const card = (at: number) => view().cards[at]?.id ?? 'none'

  all(turn.calls, (call) => ({ type: 'call', call }))
  ok(who, { type: 'choose', choice: turn.chooses })
  passesTo(table, 'deal')
  all(turn.cardCalls, (at) => ({ type: 'call', call: card(at) }))
  all(turn.picks, (at) => ({ type: 'pick', card: card(at) }))
  if (turn.chooses !== 'surprise' && view().phase === 'deal') ok(who, { type: 'keep', card: card(turn.keeps ?? 0) })
  passesTo(table, 'perform')
  for (const [by, times] of Object.entries(turn.claps ?? {}))
    for (let i = 0; i < times; i++) ok(by, { type: 'applaud', for: who })
  ok(who, { type: turn.says ?? 'done' })
  if (turn.expects) ok(who, { type: 'call', call: turn.expects })
  all(turn.verdicts, (verdict) => ({ type: 'judge', verdict }))
  passesTo(table, 'reveal')
}

/** Lets time run until this phase, or fails. */
export function passesTo(table: NamedTable, phase: View['phase']): void {
  for (let i = 0; i < 9 && table.view().phase !== phase; i++) passes(table)
  if (table.view().phase !== phase) throw new Error(`${phase} never came: ${table.view().phase}`)
}

/** Lets the phase's clock run out, including the grace period. */
export function passes({ view, waits }: NamedTable): void {
  const { since, deadline } = view()
  waits(((deadline ?? since) - since) / 1000 + 0.25)
}

export function scoresOf({ view }: NamedTable): Readonly<Record<PlayerId, number>> {
  return Object.fromEntries(view().standings.map(({ id, score }) => [id, score]))
}
