import type { Hand, View } from '@highjinks/games/baked-or-bluffing'
import { namesOf, signed } from '../attempt/attempt.ts'
import { Spotlight } from '../attempt/who.tsx'
import { Interlude } from '../interlude/interlude.tsx'
import type { ScreenProps } from '../screen.ts'
import { Argue } from './argue.tsx'
import { Prepare } from './prepare.tsx'
import { Reveal } from './reveal.tsx'

export function Screen(props: ScreenProps<View, Hand>) {
  const { table, me } = props
  if (table.interlude) return <Interlude {...props} />
  switch (table.phase) {
    case 'argue':
      return <Argue {...props} />
    case 'reveal':
      return <Reveal {...props} />
    case 'applause':
      return <Loudest {...props} />
    default:
      // What is typed and not sent belongs to one seat: another seat on this phone begins with its own.
      return <Prepare key={`${me}:${table.round}`} {...props} />
  }
}

const LOUDEST = 300

/** Between two laps: who was heard best. No figures but the pay. */
function Loudest({ table, me, players }: ScreenProps<View, Hand>) {
  const [first = null] = table.loudest
  return (
    <Spotlight id={first} title={`Loudest applause: ${namesOf(table.loudest, { me, players })}`}>
      {signed(LOUDEST)}
      {table.loudest.length > 1 && ' each'}. The jester clapped for everybody, but that does not count.
    </Spotlight>
  )
}
