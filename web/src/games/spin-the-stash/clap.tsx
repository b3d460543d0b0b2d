import type { Hand, View } from '@highjinks/games/spin-the-stash'
import { Applause } from '../attempt/applause.tsx'
import type { ScreenProps } from '../screen.ts'

/** For whoever is on: from the first word until the score is told. */
export function Clap({ table, hand, me, players, act, isBusy }: ScreenProps<View, Hand>) {
  return (
    <Applause
      {...{ me, players, act, isBusy }}
      performers={table.onStage}
      applause={table.applause}
      clapsLeft={hand?.clapsLeft ?? null}
    />
  )
}
