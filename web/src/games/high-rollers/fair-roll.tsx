import type { View } from '@highjinks/games/high-rollers'
import { ShieldCheck } from 'lucide-react'

const SHORT = 8

/** Small print for those who trust nobody: what was promised before the dice fell, and what proves it after. */
export function FairRoll({ table }: { readonly table: View }) {
  const { hash, rolls } = table
  const shown = hash ?? rolls.at(-1)?.hash
  if (shown === undefined) return null
  return (
    <details className="rounded-control bg-leaf-900 px-4 text-muted stage:hidden">
      <summary className="flex min-h-12 flex-wrap items-center gap-x-2">
        <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-accent" />
        {hash === null ? 'Fair roll, unsealed' : 'Fair roll, sealed'}
        <code className="tabular">{shown.slice(0, SHORT)}…</code>
      </summary>
      <div className="grid gap-3 pb-4">
        <p>
          Before anybody shakes, the roll is drawn from a secret seed and the seed's SHA-256 is shown here. Once the
          dice have fallen, the seed is shown too, so nobody can have changed it. At the end of the game your phone can
          check every roll.
        </p>
        <dl className="grid gap-2">
          {rolls.map((roll) => (
            <Proof key={roll.hash} hash={roll.hash} seed={roll.seed} />
          ))}
          {hash !== null && <Proof hash={hash} seed={null} />}
        </dl>
      </div>
    </details>
  )
}

function Proof({ hash, seed }: { readonly hash: string; readonly seed: string | null }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-cream">{seed === null ? 'Sealed for the next throw' : 'Thrown'}</dt>
      <dd className="text-sm break-all tabular">SHA-256 {hash}</dd>
      {seed !== null && <dd className="text-sm break-all tabular">Seed {seed}</dd>}
    </div>
  )
}
