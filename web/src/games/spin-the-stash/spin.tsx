import type { Hand, View } from '@highjinks/games/spin-the-stash'
import { type PointerEvent, useRef } from 'react'
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
  const swipe = useSwipe(() => mayPull && !isBusy && act({ type: 'pull' }))
  return (
    <>
      <div className="grid grow content-center items-center gap-4 short:gap-2 lg:grid-cols-2 laptop:grid-cols-1 flat:grid-cols-2 stage:contents">
        <div
          {...(mayPull ? swipe : {})}
          className={cx(
            'stage:col-start-1 stage:row-span-2 stage:row-start-1 stage:self-center',
            mayPull && 'cursor-grab touch-none',
          )}
        >
          <StashWheel table={table} isBesideCheers={!isMine && hand !== null} />
        </div>
        {isTurning ? (
          <Stopping table={table} />
        ) : (
          <Heading level={2} size="title" className={cx('text-center', BESIDE_THE_WHEEL)}>
            <span role="status">{isMine ? 'Your spin' : `${nameOf(players, table.turn)}, pull it!`}</span>
          </Heading>
        )}
      </div>
      {mayPull && (
        <ActionBar note="Or swipe the wheel.">
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
        <Applause
          {...{ me, players, act, isBusy }}
          performers={table.onStage}
          applause={table.applause}
          clapsLeft={hand.clapsLeft}
          word="Cheer"
          foot="The wheel is deaf. Cheer anyway."
        />
      )}
    </>
  )
}

const BESIDE_THE_WHEEL = 'stage:col-start-2 stage:row-start-2 stage:self-stretch stage:content-center'

/** What it came to, stamped as soon as it stands. */
function Stopping({ table }: Pick<Props, 'table'>) {
  const { wheel } = table
  const isStopped = useStory(storyOf(table))('stop') > 0
  if (!wheel || !isStopped) {
    return (
      // On a wall there is nothing but the wheel for now.
      <Heading level={2} size="title" className={cx('text-center stage:opacity-0', BESIDE_THE_WHEEL)}>
        <span role="status">Round it goes</span>
      </Heading>
    )
  }
  return (
    // The whole wheel stays in sight: its pointer says why.
    <div className={cx('contents stage:flex', BESIDE_THE_WHEEL)}>
      <Stamp tone={wheel.segment === 'jackpot' ? 'gold' : PAINTS[wheel.segment]} words={LABELS[wheel.segment]} />
    </div>
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
