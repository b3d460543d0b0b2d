import type { View } from '@highjinks/games/high-rollers'
import { Check, ShieldCheck, X } from 'lucide-react'
import { useState } from 'react'
import { said } from '../../ui/announcer/announcer.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'

type RecapProps = Pick<ScreenProps<View, unknown>, 'table' | 'players'>
type Roll = View['rolls'][number]

/** After the game: this very phone makes every roll again from its seed. */
export function Recap({ table, players }: RecapProps) {
  const [checked, setChecked] = useState<ReadonlyMap<Roll, boolean> | null>(null)
  if (table.rolls.length === 0) return null
  async function check() {
    const { checks } = await import('@highjinks/games/high-rollers')
    setChecked(new Map(table.rolls.map((roll) => [roll, checks(roll)])))
  }
  return (
    <Card className="grid gap-3">
      <Heading level={2} className="flex items-center gap-2">
        <ShieldCheck aria-hidden="true" className="size-6 text-mark" />
        Were the dice fair?
      </Heading>
      {checked === null ? (
        <>
          <p className="text-muted">
            Every roll was sealed before it landed. Break the{' '}
            {table.rolls.length === 1 ? 'seal' : `${table.rolls.length} seals`} and look for yourself.
          </p>
          <Button kind="secondary" onClick={() => void check()}>
            Check every roll
          </Button>
        </>
      ) : (
        <Checked checked={checked} players={players} />
      )}
    </Card>
  )
}

function Checked({ checked, players }: { readonly checked: ReadonlyMap<Roll, boolean> } & Pick<RecapProps, 'players'>) {
  const rolls = [...checked]
  const good = rolls.filter(([, isFair]) => isFair).length
  return (
    <>
      <p ref={said} className="font-display text-xl font-bold">
        {good === rolls.length
          ? good === 1
            ? 'The roll checks out.'
            : `All ${good} rolls check out.`
          : `${rolls.length - good} of ${rolls.length} ${rolls.length - good === 1 ? 'is' : 'are'} didn’t check out.`}
      </p>
      <ol className="grid gap-1">
        {rolls.map(([roll, isFair]) => (
          <li key={roll.hash} className="flex items-center gap-2">
            {isFair ? (
              <Check aria-label="Fair" className="size-5 shrink-0 text-good" />
            ) : (
              <X aria-label="Not fair" className="size-5 shrink-0 text-bad" />
            )}
            <span className="grow">
              {nameOf(players, roll.by)}: {roll.faces.action}, {roll.faces.intensity}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
