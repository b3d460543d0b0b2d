import type { Hand, View } from '@highjinks/games/roll-and-react'
import type { ScreenProps } from '../screen.ts'
import { Act } from './act.tsx'
import { Brief } from './brief.tsx'
import { Rate } from './rate.tsx'
import { Reveal } from './reveal.tsx'
import { Score } from './score.tsx'

export function Screen(props: ScreenProps<View, Hand>) {
  const { table, me } = props
  switch (table.phase) {
    case 'act':
      return <Act {...props} />
    case 'reveal':
      return <Reveal {...props} />
    case 'rate':
      // Stars that were picked and not given belong to one seat and one turn.
      return <Rate key={`${me}:${table.round}`} {...props} />
    case 'score':
      return <Score {...props} />
    default:
      return <Brief {...props} />
  }
}
