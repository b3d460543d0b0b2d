import type { Hand, View } from '@highjinks/games/spin-the-stash'
import type { ScreenProps } from '../screen.ts'
import { CallGift, OwnGift } from './gift.tsx'
import { CallRule, OwnRule } from './rule.tsx'

type PickProps = ScreenProps<View, Hand>

/** Whose turn it is chooses, in secret; the others call what it will be. */
export function Pick(props: PickProps) {
  const { table, me } = props
  const isMine = me !== null && table.turn === me
  if (table.wheel?.segment === 'rule') return isMine ? <OwnRule {...props} /> : <CallRule {...props} />
  return isMine ? <OwnGift {...props} /> : <CallGift {...props} />
}
