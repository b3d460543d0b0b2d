import type { View } from '@highjinks/games/high-rollers'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'

/** For those who trust nobody: a small shield, and behind it what was promised before the dice fell and what proves it. */
export function FairRoll({ table }: { readonly table: View }) {
  const [isOpen, setIsOpen] = useState(false)
  const { hash, rolls } = table
  return (
    <div className="absolute top-0 right-0 z-10 stage:hidden">
      <IconButton
        label="Are the dice fair?"
        icon={<ShieldCheck className="text-mark" />}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Sheet open onOpenChange={setIsOpen} title="Are the dice fair?">
          <p className="text-muted">
            Before anybody shakes, the roll is drawn from a secret seed, and the seed's SHA-256 is shown. Once the dice
            have fallen, the seed is shown too, so nobody can have changed it. At the end you can check every roll.
          </p>
          <dl className="grid gap-3">
            {rolls.map((roll) => (
              <Proof key={roll.hash} hash={roll.hash} seed={roll.seed} />
            ))}
            {hash !== null && <Proof hash={hash} seed={null} />}
          </dl>
        </Sheet>
      )}
    </div>
  )
}

function Proof({ hash, seed }: { readonly hash: string; readonly seed: string | null }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-words">{seed === null ? 'Sealed for the next throw' : 'Thrown'}</dt>
      <dd className="text-sm break-all tabular">SHA-256 {hash}</dd>
      {seed !== null && <dd className="text-sm break-all tabular">Seed {seed}</dd>}
    </div>
  )
}
