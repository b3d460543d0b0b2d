import type { Hand, View } from '@highjinks/games/high-rollers'
import { Held } from '../../show/timeline/held.tsx'
import { TurningCard } from '../../show/timeline/turning-card.tsx'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { FacesSaid } from '../attempt/faces-said.tsx'
import { Gains } from '../attempt/gains.tsx'
import { OwnSpot } from '../attempt/own-result.tsx'
import { RulingStamp, Stamp } from '../attempt/ruling.tsx'
import { saidOf } from '../attempt/said.ts'
import { SUSPENSE_WORDS } from '../attempt/verdict-steps.ts'
import type { ScreenProps } from '../screen.ts'
import { Performers, RolledCard } from './act.tsx'
import { ownWords } from './own-words.ts'
import { WAY_OUT } from './way-out.tsx'
import { whyOf } from './why-of.ts'
import { THUMBS } from './words.ts'

type ScoreProps = ScreenProps<View, Hand>

/** What the table made of it, and what it brought. */
export function Score({ table, me, players }: ScoreProps) {
  const { attempt, score } = table
  const reached = useBeats()
  if (!score) return null
  const isPerformed = attempt !== null && attempt.performers.length > 0
  return (
    <>
      <OwnSpot
        me={me}
        isOut={reached('gains') > 0}
        gains={score.gains}
        words={(id) => ownWords(table, id)}
        why={(id) => whyOf(table, id)}
      >
        {isPerformed && <Performers {...{ table, me, players, attempt }} />}
      </OwnSpot>
      {table.card !== null && (
        <TurningCard isOpen={reached('card') > 0}>
          <RolledCard table={table} isLine />
        </TurningCard>
      )}
      {isPerformed && saidOf(attempt).length > 0 && (
        <FacesSaid
          come={reached('face')}
          isStamped={reached('stamp') > 0}
          ballot={THUMBS}
          {...{ attempt, me, players }}
        />
      )}
      <Held isOut={reached('stamp') > 0} suspense={SUSPENSE_WORDS}>
        {isPerformed && attempt.ruling ? (
          <RulingStamp ruling={attempt.ruling} card={table.card} wayOut={WAY_OUT} {...{ attempt, me, players }} />
        ) : (
          <Stamp tone="sky" words="No card" foot="The deck has nothing for this table. Moving on." />
        )}
      </Held>
      <Held isOut={reached('gains') > 0} place={1}>
        <Gains
          gains={score.gains}
          me={me}
          players={players}
          why={(id) => whyOf(table, id)}
          // The ballot above has the names of both: a small phone has no room for them twice
          {...(attempt?.ruling?.kind === 'crowned' && { named: [] })}
        />
      </Held>
    </>
  )
}
