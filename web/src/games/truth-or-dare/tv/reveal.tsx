import type { View } from '@highjinks/games/truth-or-dare'
import { Held } from '../../../show/timeline/held.tsx'
import { Splash } from '../../../show/timeline/splash.tsx'
import { useBeats } from '../../../show/timeline/use-beats.ts'
import { isLegend, isNothing, isUnpaid } from '../../attempt/attempt.ts'
import { FacesSaid } from '../../attempt/faces-said.tsx'
import { saidOf } from '../../attempt/said.ts'
import { SUSPENSE_WORDS } from '../../attempt/verdict-steps.ts'
import { TvGains } from '../../tv/gains.tsx'
import { TvHeld } from '../../tv/held.tsx'
import { TvRanks } from '../../tv/ranks.tsx'
import { TvRuling, TvStamp } from '../../tv/ruling.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { TvWhoAndWhat } from '../../tv/who-and-what.tsx'
import { KIND_WORDS, keptCard } from '../card.tsx'
import { WAY_OUT } from '../way-out.tsx'
import { whyOf } from '../why-of.ts'

/** The card once more, what the table made of it, and what that brought. */
export function Reveal({ table, players }: TvProps<View>) {
  const { attempt, reveal, turn } = table
  const reached = useBeats()
  const card = keptCard(table)
  if (!reveal) return null
  const isStamped = reached('stamp') > 0
  return (
    <>
      <TvWhoAndWhat ids={turn === null ? [] : [turn]} players={players} words={card?.text ?? null}>
        {card === null ? 'sat this one out' : `had a ${KIND_WORDS[card.kind].toLowerCase()}`}
      </TvWhoAndWhat>
      {attempt && saidOf(attempt).length > 0 && (
        <FacesSaid come={reached('face')} isStamped={isStamped} me={null} {...{ attempt, players }} />
      )}
      <Splash isOn={isStamped && reached('gains') === 0 && isLegend(attempt)} color="gold">
        Legend!
      </Splash>
      <TvHeld isOut={isStamped} suspense={SUSPENSE_WORDS}>
        {card === null || !attempt?.ruling ? (
          <TvStamp tone="sky" words="No card" foot="The deck has nothing for this table. Moving on." />
        ) : (
          <TvRuling ruling={attempt.ruling} card={card.text} wayOut={WAY_OUT} {...{ attempt, players }} />
        )}
      </TvHeld>
      <Held isOut={reached('gains') > 0} place={1}>
        <TvGains gains={reveal.gains} players={players} why={(id) => whyOf(table, id)} />
      </Held>
      <Held isOut={reached('rest') > 0} place={2}>
        {isUnpaid(attempt) && isNothing(reveal.gains) && <TvRanks standings={table.standings} players={players} />}
      </Held>
    </>
  )
}
