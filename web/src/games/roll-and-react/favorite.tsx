import type { Hand, View } from '@highjinks/games/roll-and-react'
import { Favorite as BestRun } from '../lap/favorite.tsx'
import type { ScreenProps } from '../screen.ts'
import { Cast } from './cast.tsx'
import { castPose } from './cast-pose.ts'
import { actedBy } from './theme.ts'

/** Whose run was the best of the lap. */
export function Favorite({ table, hand, ...props }: ScreenProps<View, Hand>) {
  return (
    <BestRun
      {...props}
      lap={table}
      favorite={hand?.favorite ?? null}
      isWatched={hand === null}
      noteOf={(id) => actedBy(table.boards[id])}
      poseOf={(id) => castPose(table.candidates, id)}
      before="Think of the hips. Think of the furniture."
    >
      <Cast table={table} players={props.players} isWatched={hand === null} />
    </BestRun>
  )
}
