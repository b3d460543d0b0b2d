import type { Hand, View } from '@highjinks/games/baked-or-bluffing'
import { Interlude } from '../interlude/interlude.tsx'
import { BestOfLap } from '../lap/best-of-lap.tsx'
import type { ScreenProps } from '../screen.ts'
import { Argue } from './argue.tsx'
import { INTERLUDE_THEME } from './interlude-theme.tsx'
import { Prepare } from './prepare.tsx'
import { Reveal } from './reveal.tsx'

export function Screen(props: ScreenProps<View, Hand>) {
  const { table, hand, me } = props
  if (table.interlude) return <Interlude {...props} theme={INTERLUDE_THEME} />
  switch (table.phase) {
    case 'argue':
      return <Argue {...props} />
    case 'reveal':
      return <Reveal {...props} />
    case 'favorite':
    case 'curtain':
      return (
        <BestOfLap
          {...props}
          phase={table.phase}
          lap={table.lap}
          favorite={hand?.favorite ?? null}
          isWatched={hand === null}
        />
      )
    default:
      // What is typed and not sent belongs to one seat: another seat on this phone begins with its own.
      return <Prepare key={`${me}:${table.round}`} {...props} />
  }
}
