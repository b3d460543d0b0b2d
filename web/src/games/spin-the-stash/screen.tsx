import type { Hand, View } from '@highjinks/games/spin-the-stash'
import { Explain } from '../attempt/explain.tsx'
import { Interlude } from '../interlude/interlude.tsx'
import { BestOfLap } from '../lap/best-of-lap.tsx'
import type { ScreenProps } from '../screen.ts'
import { Bet } from './bet.tsx'
import { CallGift, OwnGift } from './gift.tsx'
import { House } from './house.tsx'
import { INTERLUDE_THEME } from './interlude-theme.tsx'
import { Judged, Resolve } from './resolve.tsx'
import { CallRule, OwnRule } from './rule.tsx'
import { Score } from './score.tsx'
import { Spin } from './spin.tsx'
import { CoinRain } from './windfall.tsx'

type StashProps = ScreenProps<View, Hand>

/** On a TV and on a laptop the wheel has all the height there is, and everything else stands beside it and upon it. */
const AROUND_THE_WHEEL = 'wheel-table flex grow flex-col gap-4 short:gap-2'

export function Screen(props: StashProps) {
  const { table, me, players, act, isBusy } = props
  const isWheel = table.phase === 'spin' || table.phase === 'turning'
  return (
    <div className={isWheel ? AROUND_THE_WHEEL : 'contents'}>
      <CoinRain table={table} />
      <House {...{ table, me, players, act, isBusy }} />
      <Phase {...props} />
    </div>
  )
}

function Phase(props: StashProps) {
  const { table, hand } = props
  if (table.interlude) return <Interlude {...props} theme={INTERLUDE_THEME} />
  switch (table.phase) {
    case 'bet':
      return <Bet {...props} />
    case 'pick':
      return <Pick {...props} />
    case 'resolve':
      return <Resolve {...props} />
    case 'verdict':
      return <Judged {...props} />
    case 'score':
      return <Score {...props} />
    case 'explain':
      return <Explain {...props} explains={table.explains} attempt={table.attempt} />
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
      return <Spin {...props} />
  }
}

type PickProps = ScreenProps<View, Hand>

/** Whose turn it is chooses, in secret; the others call what it will be. */
function Pick(props: PickProps) {
  const { table, me } = props
  const isMine = me !== null && table.turn === me
  if (table.wheel?.segment === 'rule') return isMine ? <OwnRule {...props} /> : <CallRule {...props} />
  return isMine ? <OwnGift {...props} /> : <CallGift {...props} />
}
