import type { LocalStep } from '@highjinks/games/local'
import type { PlayerView } from '@highjinks/protocol'
import { Button } from '../../../ui/button/button.tsx'
import { ordinal } from '../../../ui/party/ordinal.ts'
import type { Picks } from '../use-evening.ts'
import { FaceGrid } from './face-grid.tsx'
import { PICKS_DONE, wordsOf } from './words.ts'

interface PickStepProps {
  readonly step: Extract<LocalStep, { field: 'picks' }>
  readonly question: string
  readonly players: readonly PlayerView[]
  readonly nameOf: (id: string) => string
  /** The answers tapped so far. */
  readonly picks: Picks
  readonly onPick: (picks: Picks) => void
  readonly onGive: (picks: Picks) => void
}

/**
 * A tap on a face says what that player shows or says. If there are several answers, each tap gives the next one, and
 * then none.
 */
export function PickStep({ step, question, players, nameOf, picks, onPick, onGive }: PickStepProps) {
  const { among, options, name } = step
  const whatOf = (who: string) => picks.find((pick) => pick.who === who)?.what
  function tap(who: string) {
    const before = whatOf(who)
    const what = options[before === undefined ? 0 : options.indexOf(before) + 1]
    const others = picks.filter((pick) => pick.who !== who)
    onPick(what === undefined ? others : [...others, { who, what }])
  }
  function saidOf(who: string): string | null {
    const what = whatOf(who)
    if (what === undefined) return null
    if (name === 'saw') return ordinal(picks.findIndex((pick) => pick.who === who) + 1)
    return options.length > 1 ? wordsOf(what, nameOf) : 'Yes'
  }
  return (
    <>
      <FaceGrid label={question} players={players} ids={among} saidOf={saidOf} onTap={tap} />
      <Button size="lg" className="short:min-h-12 short:py-1" onClick={() => onGive(picks)}>
        {PICKS_DONE[name]}
      </Button>
    </>
  )
}
