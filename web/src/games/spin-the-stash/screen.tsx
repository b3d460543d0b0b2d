import type { Hand, View } from '@highjinks/games/spin-the-stash'
import type { ScreenProps } from '../screen.ts'
import { House } from './house.tsx'
import { Score } from './score.tsx'
import { Spin } from './spin.tsx'
import { Stake } from './stake.tsx'
import { Judged, Task } from './task.tsx'

type Props = ScreenProps<View, Hand>

export function Screen(props: Props) {
  return (
    <>
      <House table={props.table} me={props.me} players={props.players} />
      <Phase {...props} />
    </>
  )
}

function Phase(props: Props) {
  const { table, me } = props
  switch (table.phase) {
    case 'spin':
    case 'turning':
      return <Spin {...props} />
    case 'everyone':
    case 'resolve':
      return <Task {...props} />
    case 'verdict':
      return <Judged {...props} />
    case 'score':
      return <Score {...props} />
    default:
      // Another seat on this phone, or another turn, begins with both tokens in hand.
      return <Stake key={`${me}:${table.round}`} {...props} />
  }
}
