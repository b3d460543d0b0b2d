import type { Hand, View } from '@highjinks/games/high-rollers'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { FairRoll } from './fair-roll.tsx'
import { RollDice } from './roll-dice.tsx'
import { ASKS } from './words.ts'

type Props = ScreenProps<View, Hand>

/** The dice fall, lie there, and one of them may be thrown again. */
export function Rolled(props: Props) {
  const { table, me } = props
  const isKeeping = table.phase === 'keep'
  return (
    <>
      <div className="grid grow place-content-center justify-items-center gap-6 py-4 text-center short:gap-3 short:py-2 lg:gap-14 flat:gap-3 flat:py-0">
        <RollDice table={table} size={124} />
        <div role="status" className="grid gap-2">
          {isKeeping ? (
            <Told {...props} />
          ) : (
            <Heading level={2} size="title">
              There they go
            </Heading>
          )}
        </div>
      </div>
      <FairRoll table={table} />
      {isKeeping && me !== null && table.turn === me && <Keep {...props} />}
    </>
  )
}

function Told({ table, me, players }: Props) {
  const { faces, turn } = table
  if (!faces) return null
  return (
    <>
      <Heading level={2} size="title">
        {faces.action}, {faces.intensity} of 5
      </Heading>
      <p className="text-lg text-muted lg:text-2xl">
        {ASKS[faces.action]}.{turn !== me && ` Will ${nameOf(players, turn)} keep it?`}
      </p>
    </>
  )
}

function Keep({ act, isBusy }: Props) {
  const again = (die: 'action' | 'intensity') => () => act({ type: 'reroll', die })
  return (
    <ActionBar note="One die may be thrown again, once.">
      <Button
        size="lg"
        className="min-h-18 text-2xl short:min-h-15"
        disabled={isBusy}
        onClick={() => act({ type: 'keep' })}
      >
        Keep both
      </Button>
      <div className="grid grid-cols-2 gap-3">
        <Button kind="secondary" className="min-h-15" disabled={isBusy} onClick={again('action')}>
          Re-roll action
        </Button>
        <Button kind="secondary" className="min-h-15" disabled={isBusy} onClick={again('intensity')}>
          Re-roll intensity
        </Button>
      </div>
    </ActionBar>
  )
}
