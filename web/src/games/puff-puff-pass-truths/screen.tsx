import type { Hand, View } from '@highjinks/games/puff-puff-pass-truths'
import type { ScreenProps } from '../screen.ts'
import { Present } from './present.tsx'
import { Reveal } from './reveal.tsx'
import { Score } from './score.tsx'
import { Vote } from './vote.tsx'
import { Write } from './write.tsx'

export function Screen(props: ScreenProps<View, Hand>) {
  const { table, me } = props
  // What is typed or picked and not sent belongs to one seat: another seat on this phone begins with its own.
  const own = `${me}:${table.cycle}:${table.round}`
  switch (table.phase) {
    case 'present':
      return <Present {...props} />
    case 'vote':
      return <Vote key={own} {...props} />
    case 'reveal':
      return <Reveal {...props} />
    case 'score':
      return <Score {...props} />
    default:
      return <Write key={own} {...props} />
  }
}
