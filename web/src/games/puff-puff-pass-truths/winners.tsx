import type { PlayerId } from '@highjinks/protocol'
import { Whole } from '../../show/people/whole.tsx'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Later } from '../../ui/layout/later.tsx'

/** More of them than this are faces alone. */
const WHOLE_MOST = 4

interface WinnersProps {
  readonly ids: readonly PlayerId[]
  /** It is the only prize. */
  readonly isAlone: boolean
  /** They are drawn in the which picture after their places. */
  readonly turn: number
}

/** Those who have won it, from hat to shoes, and each has a cup of it; only the faces of a crowd. */
export function Winners({ ids, isAlone, turn }: WinnersProps) {
  if (ids.length > WHOLE_MOST) {
    const size = `min(${isAlone ? 24 : 14}vh, ${(isAlone ? 44 : 17) / ids.length}vw)`
    return ids.map((id) => <Avatar key={id} seed={id} size={size} />)
  }
  const height = `min(${isAlone ? 38 : 20}vh, ${(isAlone ? 70 : 22) / ids.length}vw)`
  return ids.map((id) => (
    <span key={id} className="relative aspect-[7/11] laptop:max-h-[22vh]" style={{ height }}>
      <Later turn={turn}>
        <Whole id={id} mood="glad" pose="hoists" />
      </Later>
    </span>
  ))
}
