import type { LocalStep } from '@highjinks/games/local'
import type { PlayerView } from '@highjinks/protocol'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { ordinal } from '../../../ui/party/ordinal.ts'
import type { Picks } from '../use-evening.ts'
import { FaceGrid } from './face-grid.tsx'
import { PICKS_DONE, wordsOf } from './words.ts'

interface PickStepProps {
  readonly step: Extract<LocalStep, { field: 'picks' }>
  readonly question: string
  readonly players: readonly PlayerView[]
  readonly nameOf: (id: string) => string
  /** Who was tapped so far. */
  readonly picks: Picks
  readonly onPick: (picks: Picks) => void
  readonly onGive: (picks: Picks) => void
}

/** Faces are tapped for whatever is said aloud; of several things, the one that is armed, which none is at first. */
export function PickStep({ step, question, players, nameOf, picks, onPick, onGive }: PickStepProps) {
  const { among, options, name } = step
  const [armed, setArmed] = useState<string | null>(options.length > 1 ? null : (options[0] ?? null))
  const whatOf = (who: string) => picks.find((pick) => pick.who === who)?.what
  function tap(who: string) {
    if (armed === null) return
    const others = picks.filter((pick) => pick.who !== who)
    onPick(whatOf(who) === armed ? others : [...others, { who, what: armed }])
  }
  function saidOf(who: string): string | null {
    const what = whatOf(who)
    if (what === undefined) return null
    if (name === 'saw') return ordinal(picks.findIndex((pick) => pick.who === who) + 1)
    return options.length > 1 ? wordsOf(what, nameOf) : 'Yes'
  }
  return (
    <>
      {options.length > 1 && (
        <Segmented
          label={question}
          hideLabel
          options={options.map((value) => ({ value, label: wordsOf(value, nameOf) }))}
          value={armed}
          onChange={setArmed}
        />
      )}
      <FaceGrid label={question} players={players} ids={among} saidOf={saidOf} isOff={armed === null} onTap={tap} />
      <Button size="lg" className="short:min-h-12 short:py-1" onClick={() => onGive(picks)}>
        {PICKS_DONE[name]}
      </Button>
    </>
  )
}
