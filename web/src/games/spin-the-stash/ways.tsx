import type { Hand, View } from '@highjinks/games/spin-the-stash'
import { Button } from '../../ui/button/button.tsx'
import type { ScreenProps } from '../screen.ts'

interface WaysProps extends Pick<ScreenProps<View, Hand>, 'act' | 'isBusy' | 'hand'> {
  readonly pass: string
}

/** Out of choosing: another one, or none at all. */
export function Ways({ hand, act, isBusy, pass }: WaysProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      {hand?.canSwap && (
        <Button kind="ghost" className="px-2" disabled={isBusy} onClick={() => act({ type: 'swap' })}>
          Nope, another
        </Button>
      )}
      <Button kind="ghost" className="px-2" disabled={isBusy} onClick={() => act({ type: 'pass' })}>
        {pass}
      </Button>
    </div>
  )
}
