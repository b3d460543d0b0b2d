import type { Hand, View } from '@highjinks/games/never-have-i-ever'
import type { ScreenProps } from '../screen.ts'

/** What each part of the screen is drawn from. */
export type PartProps = ScreenProps<View, Hand>
