import type { TurnNow } from '@highjinks/games/local'
import { Button } from '../../ui/button/button.tsx'
import { points } from '../../ui/party/points.ts'

interface PotProps {
  readonly now: TurnNow
  readonly onPush: () => void
}

const FACES = 5

/** The stakes, the jar, and the odds that another throw is a bust. */
export function Pot({ now, onPush }: PotProps) {
  const { pot, bustFaces, mayPush, turn } = now
  const { jar, isBust } = turn.house
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-card bg-leaf-900 px-4 py-2">
      <p className="font-display text-xl font-extrabold tabular">
        {isBust ? 'For' : 'Pot'} {points(pot ?? 0)}
        {jar > 0 && <span className="ml-3 text-base font-bold text-muted">Jar {points(jar)}</span>}
      </p>
      {mayPush && (
        <div className="flex items-center gap-3">
          <span className="grid justify-items-center gap-0.5">
            <span aria-hidden="true" className="flex gap-1">
              {Array.from({ length: FACES }, (_, face) => (
                <span
                  key={face}
                  className={`size-2.5 rounded-full border-2 border-ink ${face < bustFaces ? 'bg-coral' : 'bg-lime'}`}
                />
              ))}
            </span>
            <span className="text-sm">
              {bustFaces} in {FACES} busts
            </span>
          </span>
          <Button kind="secondary" className="px-4" onClick={onPush}>
            Push
          </Button>
        </div>
      )}
    </div>
  )
}
