import type { Hand, View } from '@highjinks/games/high-rollers'
import { Vibrate } from 'lucide-react'
import { useEffect, useState } from 'react'
import { askForMotion, mayAskForMotion, onFirstMotion, onShake } from '../../lib/shake.ts'
import { HeroGap } from '../../show/people/hero-gap.tsx'
import { DiceInHand } from '../../show/toys/dice-in-hand.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Applause } from '../attempt/applause.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { FairRoll } from './fair-roll.tsx'
import { Jar } from './stakes.tsx'

type ReadyProps = ScreenProps<View, Hand>

/** Shake, or tap. The roll is drawn and sealed already; this only lets go of the dice. */
export function Ready(props: ReadyProps) {
  const { table, hand, me, players, act, isBusy } = props
  const isMine = me !== null && table.turn === me
  return (
    <>
      <div className="relative grid grow place-content-center justify-items-center gap-6 py-4 text-center max-sm:pt-12 short:gap-3 short:pt-10 short:pb-2 lg:gap-14 flat:gap-3 flat:py-0">
        <FairRoll table={table} />
        <DiceInHand className="short:[zoom:0.8] lg:[zoom:1.5] flat:[zoom:0.7]" />
        <div role="status" className="grid gap-2">
          <Heading level={2} size="title">
            {isMine ? 'Your roll' : `${nameOf(players, table.turn)} has the dice`}
          </Heading>
          <p className="text-xl text-muted lg:text-2xl">
            {table.isDouble
              ? 'Last round: pots count double.'
              : isMine
                ? 'Blow on them first.'
                : 'Wish them luck. Or not.'}
          </p>
        </div>
        {table.jar > 0 && <Jar amount={table.jar} />}
      </div>
      {isMine && (
        <>
          <HeroGap />
          <Throw {...props} />
        </>
      )}
      {hand !== null && !isMine && table.turn !== null && (
        <Applause
          performers={[table.turn]}
          applause={table.applause}
          clapsLeft={hand.clapsLeft}
          word="Cheer"
          {...{ me, players, act, isBusy }}
        />
      )}
    </>
  )
}

function Throw({ act, isBusy }: ReadyProps) {
  const sense = useMotionSense()
  const [isAsked, setIsAsked] = useState(false)
  useEffect(() => (isBusy ? undefined : onShake(() => act({ type: 'roll' }))), [act, isBusy])
  return (
    <ActionBar note={sense === 'felt' ? 'Tap, or give your phone a shake.' : null}>
      <Button
        size="lg"
        className="min-h-20 text-2xl short:min-h-16"
        disabled={isBusy}
        onClick={() => act({ type: 'roll' })}
      >
        Roll the dice
      </Button>
      {sense === 'numb' && !isAsked && mayAskForMotion() && (
        <Button kind="ghost" onClick={() => void askForMotion().then(() => setIsAsked(true))}>
          <Vibrate aria-hidden="true" className="size-5" />
          Let me shake instead
        </Button>
      )}
    </ActionBar>
  )
}

/** How long a phone that may feel without being asked takes to say so. */
const FIRST_MOTION_MS = 600

function useMotionSense(): 'unknown' | 'felt' | 'numb' {
  const [sense, setSense] = useState<'unknown' | 'felt' | 'numb'>('unknown')
  useEffect(() => {
    const stop = onFirstMotion(() => setSense('felt'))
    const timer = setTimeout(() => setSense((before) => (before === 'unknown' ? 'numb' : before)), FIRST_MOTION_MS)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
  return sense
}
