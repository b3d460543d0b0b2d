import type { Hand, View } from '@highjinks/games/high-rollers'
import { Interlude } from '../interlude/interlude.tsx'
import { BestOfLap } from '../lap/best-of-lap.tsx'
import type { ScreenProps } from '../screen.ts'
import { Act, Judged } from './act.tsx'
import { INTERLUDE_THEME } from './interlude-theme.tsx'
import { Keep } from './keep.tsx'
import { Name } from './name.tsx'
import { Pushed } from './pushed.tsx'
import { Ready } from './ready.tsx'
import { Pick, Wild } from './room.tsx'
import { Score } from './score.tsx'

export function Screen(props: ScreenProps<View, Hand>) {
  switch (props.table.phase) {
    case 'keep':
      return <Keep {...props} />
    case 'roll':
      return <Pushed {...props} />
    case 'wild':
      return <Wild {...props} />
    case 'name':
      return <Name {...props} />
    case 'pick':
      return <Pick {...props} />
    case 'act':
      return <Act {...props} />
    case 'verdict':
      return <Judged {...props} />
    case 'score':
      return <Score {...props} />
    case 'favorite':
    case 'curtain':
      return (
        <BestOfLap
          {...props}
          phase={props.table.phase}
          lap={props.table.lap}
          favorite={props.hand?.favorite ?? null}
          isWatched={props.hand === null}
          bonus={{ from: 'from the jar', of: props.table.lap.poured }}
        />
      )
    default:
      return props.table.interlude ? <Interlude {...props} theme={INTERLUDE_THEME} /> : <Ready {...props} />
  }
}
