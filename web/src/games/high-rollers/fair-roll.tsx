import type { View } from '@highjinks/games/high-rollers'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { SheetOnDemand } from '../../ui/overlay/sheet-on-demand.tsx'

/**
 * Proof for skeptics: a small shield, with words if there's room, and behind it the promise from before the dice fell
 * and its proof.
 */
export function FairRoll({ table }: { readonly table: View }) {
  const [isOpen, setIsOpen] = useState(false)
  const { hash, rolls } = table
  return (
    <div className="absolute top-0 right-0 z-10 lg:static lg:order-last">
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="flex min-h-key items-center gap-2 rounded-full bg-leaf-900 px-3 font-semibold hover:bg-leaf-800"
      >
        <ShieldCheck aria-hidden="true" className="size-6 text-mark" />
        <span className="max-lg:sr-only">Are the dice fair?</span>
      </button>
      {isOpen && (
        <SheetOnDemand open onOpenChange={setIsOpen} title="Are the dice fair?">
          <p className="text-muted">
            Before anyone shakes, we draw the roll from a secret seed and show the seed's SHA-256. After the roll we
            show the seed too, so you can check that no one changed it. At the end you can check every roll.
          </p>
          <dl className="grid gap-3">
            {rolls.map((roll) => (
              <Proof key={roll.hash} hash={roll.hash} seed={roll.seed} />
            ))}
            {hash !== null && <Proof hash={hash} seed={null} />}
          </dl>
        </SheetOnDemand>
      )}
    </div>
  )
}

function Proof({ hash, seed }: { readonly hash: string; readonly seed: string | null }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-words">{seed === null ? 'Sealed for the next roll' : 'Rolled'}</dt>
      <dd className="text-sm break-all tabular">SHA-256 {hash}</dd>
      {seed !== null && <dd className="text-sm break-all tabular">Seed {seed}</dd>}
    </div>
  )
}
