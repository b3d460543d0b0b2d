import type { Hand, View } from '@highjinks/games/spin-the-stash'
import { type PointerEvent, useRef } from 'react'
import { useMark } from '../../lib/use-mark.ts'
import type { Beat } from '../../stage/beats/beats.ts'
import { useStory } from '../../stage/beats/use-story.ts'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { spinTo } from '../../ui/toys/wheel-angle.ts'
import { Applause } from '../attempt/applause.tsx'
import { Stamp } from '../attempt/ruling.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { clicksOf } from './clicks.ts'
import { LABELS, PAINTS } from './segments.ts'
import { StashWheel } from './stash-wheel.tsx'

type Props = ScreenProps<View, Hand>

/** The pull, and the wheel slowing down on every screen at once. */
export function Spin(props: Props) {
  const { table, hand, me, players, act, isBusy } = props
  const isTurning = table.phase === 'turning'
  const isMine = me !== null && table.turn === me
  const mayPull = isMine && !isTurning
  // What stands around the wheel of a wall makes room for it.
  useMark('has-wheel')
  const swipe = useSwipe(() => mayPull && !isBusy && act({ type: 'pull' }))
  return (
    <>
      <div
        {...(mayPull ? swipe : {})}
        className={cx(
          'wheel-place grid grow content-center items-center gap-4 short:gap-2 lg:grid-cols-2 flat:grid-cols-2',
          mayPull && 'cursor-grab touch-none',
        )}
      >
        <StashWheel table={table} isBesideCheers={!isMine && hand !== null} />
        <div className="wheel-sign">
          {isTurning ? (
            <Stopping table={table} />
          ) : (
            <Heading level={2} size="title" className="wheel-plate text-center">
              <span role="status">{isMine ? 'Your spin' : `${nameOf(players, table.turn)}, pull it!`}</span>
            </Heading>
          )}
        </div>
      </div>
      {mayPull && (
        <ActionBar note={<span className="wheel-note">Or swipe the wheel.</span>}>
          <Button
            size="lg"
            className="min-h-20 text-2xl short:min-h-16"
            disabled={isBusy}
            onClick={() => act({ type: 'pull' })}
          >
            Pull the wheel
          </Button>
        </ActionBar>
      )}
      {!isMine && hand && (
        <div className="on-wheel contents">
          <Applause
            {...{ me, players, act, isBusy }}
            performers={table.onStage}
            applause={table.applause}
            clapsLeft={hand.clapsLeft}
            word="Cheer"
            foot="The wheel is deaf. Cheer anyway."
          />
        </div>
      )}
    </>
  )
}

/** What it came to, stamped as soon as it stands. */
function Stopping({ table }: Pick<Props, 'table'>) {
  const { wheel } = table
  const isStopped = useStory(storyOf(table))('stop') > 0
  if (!wheel || !isStopped) {
    return (
      // Where it fills the room there is nothing but the wheel for now.
      <Heading level={2} size="title" className="text-center laptop:opacity-0 stage:opacity-0">
        <span role="status">Round it goes</span>
      </Heading>
    )
  }
  return (
    // Below the pointer, which says why.
    <Stamp tone={wheel.segment === 'jackpot' ? 'gold' : PAINTS[wheel.segment]} words={LABELS[wheel.segment]} />
  )
}

/** A click for each peg, and then what it came to. */
function storyOf({ wheel, since, segments }: View): readonly Beat<'peg' | 'stop'>[] {
  if (!wheel) return []
  const start = wheel.startAt - since
  const turn = spinTo(wheel.fromAngle, wheel.restAngle) - wheel.fromAngle
  const pegs = clicksOf(turn, segments.length, wheel.duration).map((at) => ['peg', start + at] as const)
  return [...pegs, ['stop', start + wheel.duration]]
}

/** Far enough to be meant. */
const SWIPE = 40

function useSwipe(onSwipe: () => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null)
  return {
    onPointerDown: ({ clientX, clientY }: PointerEvent) => {
      from.current = { x: clientX, y: clientY }
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const start = from.current
      from.current = null
      if (start && Math.hypot(clientX - start.x, clientY - start.y) >= SWIPE) onSwipe()
    },
  }
}
