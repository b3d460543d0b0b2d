import { useMemo, useState } from 'react'
import { useLaptop } from '../../lib/use-laptop.ts'
import { useMark } from '../../lib/use-mark.ts'
import { TableClock, useClockOf } from '../../show/timeline/table-clock.ts'
import { BalconyAward } from './balcony-award.tsx'
import { LaptopPodium } from './laptop-podium.tsx'
import { PhonePodium } from './phone-podium.tsx'
import type { PodiumViewProps, ToldProps } from './podium-props.ts'
import { posterOf } from './poster.ts'
import { resultsOf } from './results.ts'
import { useTelling } from './use-telling.ts'

/** The end of a game on a player's own screen. */
export function PodiumView(props: PodiumViewProps) {
  const [isSkipped, setSkipped] = useState(false)
  const clock = useClockOf(props.table)
  const over = useMemo(() => ({ ...clock, since: Number.NEGATIVE_INFINITY }), [clock])
  return (
    <TableClock value={isSkipped ? over : clock}>
      <Telling {...props} onSkip={() => setSkipped(true)} isSkipped={isSkipped} />
    </TableClock>
  )
}

function Telling(props: PodiumViewProps & Pick<ToldProps, 'isSkipped' | 'onSkip'>) {
  const { view, table, gameName, me } = props
  const isLaptop = useLaptop()
  useMark('grows')
  const places = resultsOf(view, table)
  const hasWon = places.some(({ id, place }) => id === me && place === 1)
  const { slug } = view.session
  const telling = useTelling(table, { slug, hears: hasWon ? 'victory' : 'nothing' })
  const recap = (
    <>
      <BalconyAward view={view} me={me} />
      {props.recap}
    </>
  )
  const told = { ...props, ...telling, recap, places, poster: posterOf(view, table, gameName) }
  return isLaptop ? <LaptopPodium {...told} /> : <PhonePodium {...told} />
}
