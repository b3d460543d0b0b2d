import type { PlayerId } from '@highjinks/protocol'
import { useFace } from '../../ui/avatar/looks.ts'
import { Legs, Upper } from '../sofa/character.tsx'

interface PerformerProps {
  readonly id: PlayerId
  /** Below them, where there is more than one. */
  readonly name: string | null
  /** Something has just reached them. */
  readonly isCheered: boolean
  /** How many of those who could clap do, from 0 to 1. */
  readonly warmth: number
}

/** In the light, from hat to shoes. */
export function Performer({ id, name, isCheered, warmth }: PerformerProps) {
  const face = useFace(id)
  return (
    <div data-performer={id} className="onstage-spot">
      <div className="onstage-beam" />
      <div className="onstage-floor" />
      <div className="onstage-glow" style={{ opacity: warmth }} />
      <div data-cheered={isCheered || undefined} className="onstage-figure">
        <div className="onstage-sway">
          <Legs face={face} />
          <Upper face={face} mood={isCheered ? 'glad' : 'calm'} isStanding snacks={null} />
        </div>
      </div>
      {name !== null && <p className="onstage-name">{name}</p>}
    </div>
  )
}
