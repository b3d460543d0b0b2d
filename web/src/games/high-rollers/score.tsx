import type { Hand, View } from '@highjinks/games/high-rollers'
import { Held } from '../../stage/beats/held.tsx'
import { TurningCard } from '../../stage/beats/turning-card.tsx'
import { useStory } from '../../stage/beats/use-story.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import { type Part, paidOf, signed, sumOf } from '../attempt/attempt.ts'
import { Gains } from '../attempt/gains.tsx'
import { Loudest } from '../attempt/loudest.tsx'
import { OwnSpot } from '../attempt/own-result.tsx'
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
  const unread = turn === null ? 0 : (score.callGains[turn] ?? 0)
  const gains = { ...score.taskGains, ...(turn !== null && { [turn]: (score.taskGains[turn] ?? 0) + unread }) }
  const isAnything = Object.values(gains).some((amount) => amount > 0)
  const total = Object.fromEntries(Object.keys(gains).map((id) => [id, gains[id] ? (score.gains[id] ?? 0) : 0]))
  return (
    <>
      <div className={WHO_AND_WHAT}>
        <OwnSpot
          me={me}
          isOut={reached('gains') > 0}
          gains={score.gains}
          words={(id) => ownWords(table, id)}
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
      <Held isOut={reached('stamp') > 0} hush={HUSH}>
        {isPerformed && attempt.ruling ? (
          <RulingStamp ruling={attempt.ruling} me={me} players={players} />
        ) : (
          <Stamp tone="sky" words="No card" foot="The deck had nothing that suits this table. On we go." />
        )}
      </Held>
      <Held isOut={reached('gains') > 0}>
        <SideGains attempt={attempt} gains={sideOf(score, turn)} players={players} />
        {isAnything && (
          <Gains
            gains={gains}
            total={total}
            attempt={attempt}
            me={me}
            players={players}
            why={(id) => whyOf(table, id, unread)}
            parts={(id) => partsOf(table, score, id)}
          />
        )}
      </Held>
      <Held isOut={reached('rest') > 0}>
        <SawItComing {...{ table, me, players }} />
        <Loudest ids={table.loudest} words="Loudest of the lap" me={me} players={players} />
      </Held>
    </>
  )
}

/** What seeing it coming has brought those who did not roll. */
function sideOf({ callGains, foresight }: NonNullable<View['score']>, turn: string | null) {
  const ids = [...new Set([...Object.keys(callGains), ...Object.keys(foresight)])].filter((id) => id !== turn)
  return Object.fromEntries(ids.map((id) => [id, (callGains[id] ?? 0) + (foresight[id] ?? 0)]))
}

function whyOf({ task, turn, score }: View, id: string, unread: number): string | null {
  const forTask = score?.taskGains[id] ?? 0
  const isUnread = id === turn && unread > 0
  const words = [
    task === 'Pass' && forTask > 0 ? (id === turn ? 'handed it on' : 'did it') : '',
    isUnread && forTask > 0 ? signed(forTask) : '',
    isUnread ? `hard to read${forTask > 0 ? ` ${signed(unread)}` : ''}` : '',
  ]
  return words.filter(Boolean).join(' · ') || null
}

/** What makes up somebody's sum. */
function partsOf({ task, turn }: View, score: NonNullable<View['score']>, id: string): readonly Part[] {
  const called = score.callGains[id] ?? 0
  const [unread, seen] = id === turn ? [called, 0] : [0, called]
  return paidOf([
    [score.taskGains[id] ?? 0, task === 'Pass' && id === turn ? 'Handed on' : (task ?? 'Card')],
    [unread, HARD_TO_READ],
    [seen + (score.foresight[id] ?? 0), 'Saw it coming'],
  ])
}

/** One's own in one line, where that is more than the card. */
function ownWhy(table: View, score: NonNullable<View['score']>, me: string): string | null {
  const paid = partsOf(table, score, me)
  if (paid.length < 2 && !paid.some(([, word]) => word === HARD_TO_READ)) return null
  return sumOf(paid)
}

/** Who had said what would be decided, whom it would be, or what would be said of it: their faces, and what it brought. */
function SawItComing({ table, me, players }: Pick<Props, 'table' | 'me' | 'players'>) {
  const { score, turn, decision, called } = table
  const paid = [
    ...Object.entries(score?.callGains ?? {}).filter(([id]) => id !== turn),
    ...Object.entries(score?.foresight ?? {}),
  ]
  const paidTo = (id: string) => paid.reduce((sum, [to, amount]) => (to === id ? sum + amount : sum), 0)
  // Whoever holds this phone has read it above.
  const seers = players.filter(({ id }) => id !== me && paidTo(id) > 0)
  if (seers.length === 0 && (called.length === 0 || decision === null || paidTo(me ?? '') > 0)) return null
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
                {signed(paidTo(id))}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
