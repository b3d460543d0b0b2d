import type { Hand, View } from '@highjinks/games/high-rollers'
import type { ScreenProps } from '../screen.ts'
import { Act, Judged, Score } from './act.tsx'
import { Aim } from './aim.tsx'
import { Ready } from './ready.tsx'
import { Rolled } from './rolled.tsx'

export function Screen(props: ScreenProps<View, Hand>) {
  switch (props.table.phase) {
    case 'roll':
    case 'keep':
      return <Rolled {...props} />
    case 'aim':
      return <Aim {...props} />
    case 'act':
      return <Act {...props} />
    case 'verdict':
      return <Judged {...props} />
    case 'score':
      return <Score {...props} />
    default:
      return <Ready {...props} />
  }
}
