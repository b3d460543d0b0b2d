import type { PlayerId } from '@highjinks/protocol'
import { Upper } from '../../show/people/character.tsx'
import type { SitterMood } from '../../show/people/postures.ts'
import { useFace } from '../../ui/avatar/looks.ts'

interface CrowdProps {
  readonly ids: readonly PlayerId[]
  readonly mood: SitterMood
}

/** Spectators in the front row, from hat to hips: the fewer, the larger. */
export function Crowd({ ids, mood }: CrowdProps) {
  return (
    <span className="act-crowd" style={{ '--heads': ids.length }}>
      {ids.map((id) => (
        <Bust key={id} id={id} mood={mood} />
      ))}
    </span>
  )
}

function Bust({ id, mood }: { readonly id: PlayerId; readonly mood: SitterMood }) {
  const face = useFace(id)
  return (
    <span className="act-bust">
      <Upper face={face} mood={mood} isStanding={false} snacks={null} />
    </span>
  )
}
