import type { Hand, View } from '@highjinks/games/roll-and-react'
import { Interlude } from '../interlude/interlude.tsx'
import type { ScreenProps } from '../screen.ts'
import { Curtain } from './curtain.tsx'
import { Favorite } from './favorite.tsx'
import { Gallery } from './gallery.tsx'
import { INTERLUDE_THEME } from './interlude-theme.tsx'
import { Ready } from './ready.tsx'
import { Run } from './run.tsx'

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
