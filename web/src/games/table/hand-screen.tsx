import type { TableFrame } from '@highjinks/protocol'
import { useLaptop, useLongPhone } from '../../lib/use-laptop.ts'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { useSteps } from '../../show/timeline/use-steps.ts'
import { HoldToSee, useHoldState } from '../../ui/toys/hold-to-see.tsx'
import { Applause } from '../attempt/applause.tsx'
import type { AnyTable } from '../game-ui.ts'
import { type GhostTaps, useGhostTaps } from '../ghost/ghost-taps.ts'
import type { ScreenProps } from '../screen.ts'
import type { Ask, Tap } from './ask.ts'
import { AskControls, OptionList } from './ask-controls.tsx'
import { HAND } from './parts/hand.tsx'
import { type Boards, phaseNow, withTopic } from './phase.ts'
import { SeenContext } from './seen.ts'

interface HandScreenProps<Table extends TableFrame, Hand> extends ScreenProps<Table, Hand> {
  readonly boards: Boards<Table, Hand>
}

/** A table in a hand or on a laptop: its phase's board, and this seat's action. */
export function HandScreen<Table extends AnyTable, Hand>(props: HandScreenProps<Table, Hand>) {
  const { boards, ...given } = props
  const { table } = given
  const { Frame } = boards
  const isRoomy = useRoom(table)
  const drawn = <PhaseInHand {...props} table={isRoomy ? withTopic(boards, table) : table} />
  return Frame ? <Frame {...given}>{drawn}</Frame> : drawn
}

/** This many faces to point at and a whole statement fit on a long phone. */
const FEW = 6

/**
 * Returns whether an interlude has room beyond its card: pointing takes all of a phone, except for a few players on a
 * long one.
 */
function useRoom({ phase, interlude }: AnyTable): boolean {
  const [isLaptop, isLongPhone] = [useLaptop(), useLongPhone()]
  const isFew = interlude?.kind === 'point' && interlude.targets.length <= FEW
  return isLaptop || phase === 'fingers' || (isLongPhone && phase === 'point' && isFew)
}

function PhaseInHand<Table extends AnyTable, Hand>(props: HandScreenProps<Table, Hand>) {
  const { boards, table, hand, me, players, settings, act, own, send, isBusy } = props
  const ghost = useGhostTaps()
  const held = useHoldState()
  const reached = useBeats()
  const phase = phaseNow(boards, table)
  const coming = phase?.ask?.({ table, hand, me, players, act, own: own ?? null, ...(send && { send }) }) ?? null
  const after = coming?.after ?? 0
  const isSeen = useSteps(after > 0 ? [['seen', after]] : [])('seen') > 0 || after === 0
  if (!phase) return null
  const { Board } = phase
  const possible = isSeen ? coming : null
  const ask = hand === null ? guessable(possible, ghost) : possible
  const tap = tapOf(ask, held.isSeen, isBusy)
  const applause = phase.applause?.({ table, hand, me, reached })
  return (
    <SeenContext value={{ me, players, isSeated: hand !== null, isBusy, ask }}>
      <Board {...{ table, hand, me, players, settings, tap }} parts={HAND} />
      {tap?.isCovered && <HoldToSee held={held} />}
      {applause && <Applause {...applause} {...{ me, players, act, isBusy }} />}
      {ask && <AskControls key={`${table.phase} ${table.turn}`} ask={ask} isBusy={isBusy} />}
      {!ask && possible?.kind === 'one-of' && possible.at === 'page' && <OptionList options={possible.options} />}
    </SeenContext>
  )
}

/** Returns a spectator's options on the page itself; `ghost.tsx` asks the rest. */
function guessable(ask: Ask | null, ghost: GhostTaps | null): Ask | null {
  if (!ghost || ask?.kind !== 'one-of' || ask.at === undefined) return null
  return { ...ask, chosen: ghost.chosen, pick: ghost.guess, mark: 'My guess' }
}

function tapOf(ask: Ask | null, isSeen: boolean, isBusy: boolean): Tap | null {
  if (ask?.kind !== 'one-of' || ask.at !== 'board') return null
  const isLocked = ask.chosen !== null
  const isCovered = isLocked && ask.isSecret === true
  return {
    ...ask,
    chosen: isCovered && !isSeen ? null : ask.chosen,
    isLocked,
    isCovered,
    isBusy: isBusy || ask.opensLater === true,
  }
}
