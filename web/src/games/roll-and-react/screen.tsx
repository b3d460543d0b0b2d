import type { Hand, View } from '@highjinks/games/roll-and-react'
import { Interlude } from '../interlude/interlude.tsx'
import { Favorite as BestRun } from '../lap/favorite.tsx'
import type { ScreenProps } from '../screen.ts'
import { Cast } from './cast.tsx'
import { castPose } from './cast-pose.ts'
import { Curtain } from './curtain.tsx'
import { Gallery } from './gallery.tsx'
import { INTERLUDE_THEME } from './interlude-theme.tsx'
import { Ready } from './ready.tsx'
import { Run } from './run.tsx'
import { actedBy } from './theme.ts'

export function Screen(props: ScreenProps<View, Hand>) {
  const { table } = props
  if (table.interlude) return <Interlude {...props} theme={INTERLUDE_THEME} />
  switch (table.phase) {
    case 'watch':
    case 'guess':
      return <Run {...props} />
    case 'gallery':
      return <Gallery {...props} />
    case 'favorite':
      return <Favorite {...props} />
    case 'curtain':
      return <Curtain {...props} />
    default:
      return <Ready {...props} />
  }
}

/** Whose run was the best of the lap. */
function Favorite({ table, hand, ...props }: ScreenProps<View, Hand>) {
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
