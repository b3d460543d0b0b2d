import type { Hand, View } from '@highjinks/games/high-rollers'
import { Vibrate } from 'lucide-react'
import { useEffect, useState } from 'react'
import { askForMotion, mayAskForMotion, onFirstMotion, onShake } from '../../../lib/shake.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ActionBar } from '../../../ui/layout/action-bar.tsx'
import type { ScreenProps } from '../../screen.ts'
import { useSeen } from '../../table/seen.ts'

interface ThrowProps {
  readonly act: ScreenProps<View, Hand>['act']
}

/** A shake or a tap. The roll is already drawn and sealed; this only lets go of the dice. */
export function Throw({ act }: ThrowProps) {
  const { isBusy } = useSeen()
  const sense = useMotionSense()
  const [isAsked, setIsAsked] = useState(false)
  useEffect(() => (isBusy ? undefined : onShake(() => act({ type: 'roll' }))), [act, isBusy])
  return (
    <ActionBar note={sense === 'felt' ? 'Tap, or give your phone a shake.' : null}>
      <Button size="lg" disabled={isBusy} onClick={() => act({ type: 'roll' })}>
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

/** The time in which a phone that needs no permission reports motion. */
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
