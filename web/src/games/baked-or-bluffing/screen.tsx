import type { Hand, View } from '@highjinks/games/baked-or-bluffing'
import { Loudest } from '../attempt/loudest.tsx'
import { Interlude } from '../interlude/interlude.tsx'
import type { ScreenProps } from '../screen.ts'
import { Argue } from './argue.tsx'
import { INTERLUDE_THEME } from './interlude-theme.tsx'
import { Prepare } from './prepare.tsx'
import { Reveal } from './reveal.tsx'

export function Screen(props: ScreenProps<View, Hand>) {
  const { table, me } = props
  if (table.interlude) return <Interlude {...props} theme={INTERLUDE_THEME} />
  switch (table.phase) {
    case 'argue':
      return <Argue {...props} />
    case 'reveal':
      return <Reveal {...props} />
    case 'applause':
      return (
        <Loudest
          {...props}
          ids={table.loudest}
          words="Loudest applause"
          foot="The jester clapped for everybody, but that doesn’t count."
        />
      )
    default:
      // What is typed and not sent belongs to one seat: another seat on this phone begins with its own.
      return <Prepare key={`${me}:${table.round}`} {...props} />
  }
}
