import type { View } from '@highjinks/games/high-rollers'
import { Held } from '../../../show/timeline/held.tsx'
import { useBeats } from '../../../show/timeline/use-beats.ts'
import { isNothing, isUnpaid } from '../../attempt/attempt.ts'
import { FacesSaid } from '../../attempt/faces-said.tsx'
import { saidOf } from '../../attempt/said.ts'
import { SUSPENSE_WORDS } from '../../attempt/verdict-steps.ts'
import { TvGains } from '../../tv/gains.tsx'
import { TvHeld } from '../../tv/held.tsx'
import { TvRanks } from '../../tv/ranks.tsx'
import { TvRuling, TvStamp } from '../../tv/ruling.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { TvWhoAndWhat } from '../../tv/who-and-what.tsx'
import { WAY_OUT } from '../way-out.tsx'
import { whyOf } from '../why-of.ts'
import { THUMBS } from '../words.ts'

/** What the table made of it, and what it brought. */
export function Score({ table, players }: TvProps<View>) {
  const { attempt, score, card } = table
  const reached = useBeats()
  if (!score) return null
  const isStamped = reached('stamp') > 0
  const ids = attempt?.performers ?? []
  return (
    <>
      <TvWhoAndWhat ids={ids} players={players} words={card}>
        {table.task === 'Truth' ? 'had a question to answer' : 'had a stunt to do'}
      </TvWhoAndWhat>
      {attempt && saidOf(attempt).length > 0 && (
        <FacesSaid come={reached('face')} me={null} ballot={THUMBS} {...{ isStamped, attempt, players }} />
      )}
      <TvHeld isOut={isStamped} suspense={SUSPENSE_WORDS}>
        {ids.length > 0 && attempt?.ruling ? (
          <TvRuling ruling={attempt.ruling} card={card} wayOut={WAY_OUT} {...{ attempt, players }} />
        ) : (
          <TvStamp tone="sky" words="No card" foot="The deck has nothing for this table. Moving on." />
        )}
      </TvHeld>
      <Held isOut={reached('gains') > 0} place={1}>
        <TvGains gains={score.gains} players={players} why={(id) => whyOf(table, id)} />
      </Held>
      <Held isOut={reached('rest') > 0} place={2}>
        {isUnpaid(attempt) && isNothing(score.gains) && <TvRanks standings={table.standings} players={players} />}
      </Held>
    </>
  )
}
