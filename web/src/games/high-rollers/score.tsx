import type { Hand, View } from '@highjinks/games/high-rollers'
import { Held } from '../../show/timeline/held.tsx'
import { Splash } from '../../show/timeline/splash.tsx'
import { timeOf } from '../../show/timeline/steps.ts'
import { TurningCard } from '../../show/timeline/turning-card.tsx'
import { useTimeline } from '../../show/timeline/use-timeline.ts'
import { signed } from '../../ui/party/points.ts'
import { deedOf, isLegend, isNothing, isUnpaid, type Part, reasonOf } from '../attempt/attempt.ts'
import { Gains } from '../attempt/gains.tsx'
import { Loudest } from '../attempt/loudest.tsx'
import { LoudestBurst } from '../attempt/loudest-burst.tsx'
import { OwnSpot } from '../attempt/own-result.tsx'
import { Ranks } from '../attempt/ranks.tsx'
import { RulingStamp, Stamp } from '../attempt/ruling.tsx'
import { SUSPENSE_WORDS, stepsOf, VERDICT_STEPS } from '../attempt/verdict-steps.ts'
import { WHO_AND_WHAT } from '../attempt/who.tsx'
import type { ScreenProps } from '../screen.ts'
import { Performers, RolledCard } from './act.tsx'
import { ownWords } from './own-words.ts'
import { WAY_OUT } from './way-out.tsx'

type ScoreProps = ScreenProps<View, Hand>

/** What the table made of it, and what it brought. */
export function Score({ table, me, players }: ScoreProps) {
  const { attempt, score } = table
  const steps = stepsOf(attempt, VERDICT_STEPS)
  const reached = useTimeline(steps)
  if (!score) return null
  const isPerformed = attempt !== null && attempt.performers.length > 0
  return (
    <>
      <div className={WHO_AND_WHAT}>
        <OwnSpot
          me={me}
          isOut={reached('gains') > 0}
          gains={score.gains}
          words={(id) => ownWords(table, id)}
          isTight={isLegend(attempt)}
          why={(id) => whyOf(table, score, id)}
        >
          {isPerformed && <Performers {...{ table, me, players, attempt }} isOver />}
        </OwnSpot>
        {table.card !== null && (
          <TurningCard isOpen={reached('card') > 0}>
            <RolledCard table={table} isLine />
          </TurningCard>
        )}
      </div>
      <Splash isOn={reached('stamp') > 0 && reached('gains') === 0 && isLegend(attempt)} color="gold">
        Legend!
      </Splash>
      <Held isOut={reached('stamp') > 0} suspense={SUSPENSE_WORDS}>
        {isPerformed && attempt.ruling ? (
          <RulingStamp ruling={attempt.ruling} card={table.card} wayOut={WAY_OUT} {...{ attempt, me, players }} />
        ) : (
          <Stamp tone="sky" words="No card" foot="The deck had nothing that suits this table. On we go." />
        )}
      </Held>
      <Held isOut={reached('gains') > 0} place={1}>
        <Gains gains={score.gains} me={me} players={players} why={(id) => whyOf(table, score, id)} />
      </Held>
      <LoudestBurst ids={table.loudest} at={timeOf(steps, 'rest')} players={players} />
      <Held isOut={reached('rest') > 0} place={2}>
        <Loudest ids={table.loudest} words="Loudest of the round" me={me} players={players} />
        {isUnpaid(attempt) && isNothing(score.gains) && table.loudest.length === 0 && (
          <Ranks {...{ table, me, players }} />
        )}
      </Held>
    </>
  )
}

const NOUNS = { Hit: 'stunt', Pass: 'stunt', Truth: 'truth', Challenge: 'challenge' } as const

/** What somebody was paid for. */
function whyOf({ task, turn, isDouble, attempt }: View, score: NonNullable<View['score']>, id: string): string | null {
  const deed = task === 'Pass' && id === turn ? 'for handing it on' : deedOf(attempt, NOUNS[task ?? 'Hit'])
  const [won, called] = [score.taskGains[id] ?? 0, score.foresight[id] ?? 0]
  // A skip or a dodge with points beside it wants plain words.
  if (won === 0 && called > 0) {
    return isDouble ? `Called the room’s verdict: ${signed(called / 2)}, doubled.` : 'Called the room’s verdict.'
  }
  const parts: readonly Part[] = [
    [won, deed],
    [called, 'for calling the room’s verdict'],
  ]
  return reasonOf(parts, isDouble)
}
