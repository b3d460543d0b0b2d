import type { View } from '@highjinks/games/spin-the-stash'
import { Spotlight } from '../../../show/spotlight/spotlight.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { TvWho } from '../../tv/who.tsx'
import { giftWords, progressWords } from '../words.ts'
import { TvAsked } from './asked.tsx'
import { TvHouse } from './house.tsx'

/** Somebody performs, and the others applaud. */
export function Resolve({ table, players }: TvProps<View>) {
  const { attempt, performers, wheel, applause } = table
  if (!attempt) return null
  // A gift is in the hands of whoever gives it until it is told whose it is.
  const isGift = wheel?.segment === 'gift'
  const words = (isGift ? giftWords : progressWords)({ table, me: null, players })
  // What the sign between two says already.
  const isSaid = performers.length > 1 && Object.keys(attempt.said).length === 0
  return (
    <>
      <TvHouse table={table} players={players} />
      <Spotlight
        ids={performers.filter((id) => attempt.said[id] !== 'pass')}
        players={players}
        clapping={applause.clapping}
        between={wheel?.segment === 'swap' ? '&' : 'vs'}
      >
        <TvWho ids={performers} players={players}>
          {isSaid ? <span className="sr-only">{words}</span> : words}
        </TvWho>
        <TvAsked table={table} />
      </Spotlight>
    </>
  )
}
