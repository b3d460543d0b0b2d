import type { Hand, View } from '@highjinks/games/puff-puff-pass-truths'
import { BestOfLap } from '../lap/best-of-lap.tsx'
import type { ScreenProps } from '../screen.ts'
import { Lap } from './lap.tsx'
import { Present } from './present.tsx'
import { Reveal } from './reveal.tsx'
import { Tell } from './tell.tsx'
import { Vote } from './vote.tsx'
import { Write } from './write.tsx'

export function Screen(props: ScreenProps<View, Hand>) {
  const { table, hand, me } = props
  // What is typed or picked and not sent belongs to one seat: another seat on this phone begins with its own.
  const own = `${me}:${table.lap}:${table.round}`
  switch (table.phase) {
    case 'present':
      return <Present {...props} />
    case 'vote':
      return <Vote key={own} {...props} />
    case 'reveal':
    case 'ask':
      return <Reveal {...props} />
    case 'tell':
      return <Tell {...props} />
    case 'favorite':
    case 'curtain':
      return (
        <BestOfLap
          {...props}
          phase={table.phase}
          of="the stories"
          lap={table.best}
          favorite={hand?.favorite ?? null}
          isWatched={hand === null}
        />
      )
    case 'lap':
      return <Lap {...props} />
    default:
      return <Write key={own} {...props} />
  }
}
