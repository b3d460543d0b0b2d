import type { Hand, View } from '@highjinks/games/high-rollers'
import { Held } from '../../stage/beats/held.tsx'
import { Splash } from '../../stage/beats/splash.tsx'
import { TurningCard } from '../../stage/beats/turning-card.tsx'
import { useStory } from '../../stage/beats/use-story.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { signed } from '../../ui/party/points.ts'
import { Badge } from '../../ui/status/badge.tsx'
import { isLegend, isNothing, isUnpaid, type Part, paidOf, sumOf } from '../attempt/attempt.ts'
import { Gains } from '../attempt/gains.tsx'
import { Loudest } from '../attempt/loudest.tsx'
import { OwnSpot } from '../attempt/own-result.tsx'
import { Race } from '../attempt/race.tsx'
import { RulingStamp, Stamp } from '../attempt/ruling.tsx'
import { SideGains } from '../attempt/side-gains.tsx'
import { beatsOf, HUSH, VERDICT_BEATS } from '../attempt/verdict-beats.ts'
import { WHO_AND_WHAT } from '../attempt/who.tsx'
import type { ScreenProps } from '../screen.ts'
import { Performers, RolledCard } from './act.tsx'
import { ownWords } from './own-words.ts'

type Props = ScreenProps<View, Hand>

const HARD_TO_READ = 'Hard to read'

/** What the table made of it, what it brought, and who saw it coming. */
export function Score({ table, me, players }: Props) {
  const { attempt, score, turn } = table
  const reached = useStory(beatsOf(attempt, VERDICT_BEATS))
  if (!score) return null
  const isPerformed = attempt !== null && attempt.performers.length > 0
  const performed = performedGains(table, score)
  const isAnything = Object.values(performed).some((amount) => amount > 0)
  return (
    <>
      <div className={WHO_AND_WHAT}>
        <OwnSpot
          me={me}
          isOut={reached('gains') > 0}
          gains={score.gains}
          words={(id) => ownWords(table, id)}
          isDouble={table.isDouble}
          isTight={isLegend(attempt)}
          why={(id) => ownWhy(table, score, id)}
        >
          {isPerformed && <Performers {...{ table, me, players, attempt }} isOver />}
        </OwnSpot>
        {table.card !== null && (
          <TurningCard isOpen={reached('card') > 0}>
            <RolledCard table={table} isLine />
          </TurningCard>
        )}
      </div>
      <Splash isOn={reached('stamp') > 0 && reached('gains') === 0 && isLegend(attempt)} color="amber">
        Legend!
      </Splash>
      <Held isOut={reached('stamp') > 0} hush={HUSH}>
        {isPerformed && attempt.ruling ? (
          <RulingStamp ruling={attempt.ruling} attempt={attempt} me={me} players={players} />
        ) : (
          <Stamp tone="sky" words="No card" foot="The deck had nothing that suits this table. On we go." />
        )}
      </Held>
      <Held isOut={reached('gains') > 0}>
        <SideGains attempt={attempt} gains={sideOf(score, turn)} players={players} />
        {isAnything && (
          <Gains
            gains={performed}
            isDouble={table.isDouble}
            attempt={attempt}
            me={me}
            players={players}
            why={(id) => whyOf(table, score, id)}
            parts={(id) => partsOf(table, score, id)}
          />
        )}
      </Held>
      <Held isOut={reached('rest') > 0}>
        <SawItComing {...{ table, score, me, players }} />
        <Loudest ids={table.loudest} words="Loudest of the lap" me={me} players={players} />
        {isUnpaid(attempt) && isNothing(score.gains) && table.loudest.length === 0 && (
          <Race standings={table.standings} me={me} players={players} />
        )}
      </Held>
    </>
  )
}

/** What seeing it coming has brought those who did not roll. */
function sideOf({ callGains, foresight }: NonNullable<View['score']>, turn: string | null) {
  const ids = [...new Set([...Object.keys(callGains), ...Object.keys(foresight)])].filter((id) => id !== turn)
  return Object.fromEntries(ids.map((id) => [id, (callGains[id] ?? 0) + (foresight[id] ?? 0)]))
}

/** All that the roller got, and whoever else was paid for the card. */
function performedGains({ turn }: View, { gains, taskGains }: NonNullable<View['score']>) {
  return Object.fromEntries(Object.entries(gains).filter(([id]) => id === turn || (taskGains[id] ?? 0) > 0))
}

function whyOf(table: View, score: NonNullable<View['score']>, id: string): string | null {
  const parts = partsOf(table, score, id)
  if (parts.length > 1) return sumOf(parts)
  const word = parts[0]?.[1] ?? null
  return word === table.task && table.task !== 'Pass' ? null : word
}

/** What makes up somebody's sum. */
function partsOf({ task, turn, isDouble }: View, score: NonNullable<View['score']>, id: string): readonly Part[] {
  const called = score.callGains[id] ?? 0
  const [unread, seen] = id === turn ? [called, 0] : [0, called]
  const parts: readonly Part[] = [
    [score.taskGains[id] ?? 0, task === 'Pass' && id === turn ? 'Handed on' : (task ?? 'Card')],
    [unread, HARD_TO_READ],
    [seen + (score.foresight[id] ?? 0), 'Saw it coming'],
  ]
  return paidOf(parts, isDouble)
}

/** One's own in one line, where that is more than the card. */
function ownWhy(table: View, score: NonNullable<View['score']>, me: string): string | null {
  const paid = partsOf(table, score, me)
  if (paid.length < 2 && !paid.some(([, word]) => word === HARD_TO_READ)) return null
  return sumOf(paid)
}

interface SeenProps extends Pick<Props, 'table' | 'me' | 'players'> {
  readonly score: NonNullable<View['score']>
}

/** Who had said what would be decided, whom it would be, or what would be said of it: their faces, and what it brought. */
function SawItComing({ table, score, me, players }: SeenProps) {
  const { turn, decision, called } = table
  const side = sideOf(score, turn)
  const performed = performedGains(table, score)
  const seen = players.filter(({ id }) => (side[id] ?? 0) + (score.foresight[id] ?? 0) > 0)
  // Whoever holds this phone has read it above, and a sum that stands above is whole.
  const seers = seen.filter(({ id }) => id !== me && performed[id] === undefined)
  if (seers.length === 0 && (seen.length > 0 || called.length === 0 || decision === null)) return null
  return (
    <div
      role="status"
      // On a wall everybody's number stands with the others already.
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 text-muted stage:hidden lg:text-2xl"
    >
      <p>{seers.length === 0 ? 'Nobody saw it coming.' : 'Saw it coming'}</p>
      {seers.length > 0 && (
        <ul aria-label="Saw it coming" className="flex flex-wrap justify-center gap-x-3 gap-y-1 short:gap-x-1.5">
          {seers.map(({ id, name }) => (
            <li key={id} className="flex animate-pop items-center gap-1.5">
              <Avatar seed={id} size={36} className="short:size-7!" />
              <span className="sr-only">{name}</span>
              <Badge tone="lime" className="text-base! short:text-sm!">
                {signed(side[id] ?? 0)}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
