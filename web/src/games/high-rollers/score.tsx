import type { Hand, View } from '@highjinks/games/high-rollers'
import { Held } from '../../stage/beats/held.tsx'
import { TurningCard } from '../../stage/beats/turning-card.tsx'
import { useStory } from '../../stage/beats/use-story.ts'
import { namesOf, points } from '../attempt/attempt.ts'
import { Gains } from '../attempt/gains.tsx'
import { Loudest } from '../attempt/loudest.tsx'
import { RulingStamp, Stamp } from '../attempt/ruling.tsx'
import { HUSH, VERDICT_BEATS } from '../attempt/verdict-beats.ts'
import type { ScreenProps } from '../screen.ts'
import { Performers, RolledCard } from './act.tsx'

type Props = ScreenProps<View, Hand>

/** What the table made of it, what it brought, and who saw it coming. */
export function Score({ table, me, players }: Props) {
  const { attempt, score, turn } = table
  const reached = useStory(VERDICT_BEATS)
  if (!score) return null
  const isPerformed = attempt !== null && attempt.performers.length > 0
  const unread = turn === null ? 0 : (score.callGains[turn] ?? 0)
  const gains = { ...score.taskGains, ...(turn !== null && { [turn]: (score.taskGains[turn] ?? 0) + unread }) }
  const isAnything = Object.values(gains).some((amount) => amount > 0)
  return (
    <>
      {isPerformed && <Performers {...{ table, me, players, attempt }} isOver />}
      {table.card !== null && (
        <TurningCard isOpen={reached('card') > 0}>
          <RolledCard table={table} isSmall />
        </TurningCard>
      )}
      <Held isOut={reached('stamp') > 0} hush={HUSH}>
        {isPerformed && attempt.ruling ? (
          <RulingStamp ruling={attempt.ruling} me={me} players={players} />
        ) : (
          <Stamp tone="sky" words="No card" foot="The deck had nothing that suits this table. On we go." />
        )}
      </Held>
      <Held isOut={reached('gains') > 0}>
        {isAnything && <Gains gains={gains} me={me} players={players} why={(id) => whyOf(table, id, unread)} />}
      </Held>
      <Held isOut={reached('rest') > 0}>
        <CalledIt {...{ table, me, players }} />
        <Foreseen {...{ table, me, players }} />
        <Loudest ids={table.loudest} words="Loudest of the lap" me={me} players={players} />
      </Held>
    </>
  )
}

function whyOf({ task, turn, score }: View, id: string, unread: number): string | null {
  const forTask = score?.taskGains[id] ?? 0
  const words = [
    task === 'Pass' && forTask > 0 ? (id === turn ? 'passed it on' : 'did it') : '',
    id === turn && unread > 0
      ? `${forTask > 0 ? `${points(forTask)}, and ` : ''}${points(unread)} for a poker face`
      : '',
  ]
  return words.filter(Boolean).join(', ') || null
}

/** Who had said whom it would be, or what would be said. */
function Foreseen({ table, me, players }: Pick<Props, 'table' | 'me' | 'players'>) {
  const paid = Object.entries(table.score?.foresight ?? {})
  if (paid.length === 0) return null
  const words = paid.map(([id, amount]) => `${namesOf([id], { me, players })} +${amount}`)
  return (
    <p role="status" className="text-center text-balance text-muted lg:text-2xl">
      Saw it coming: {words.join(', ')}
    </p>
  )
}

/** More than that many names would fill a phone. */
const MOST_NAMES = 2

/** What was decided, and who had called it. */
function CalledIt({ table, me, players }: Pick<Props, 'table' | 'me' | 'players'>) {
  const { score, turn, decision, called } = table
  if (called.length === 0 || decision === null) return null
  const right = called.filter((id) => id !== turn && (score?.callGains[id] ?? 0) > 0)
  const did = decision === 'keep' ? 'Keep' : 'Push'
  return (
    <p role="status" className="text-center text-balance text-muted lg:text-2xl">
      {right.length === 0
        ? `${did}: nobody called it.`
        : `${did}: ${right.length > MOST_NAMES ? `${right.length} of you` : namesOf(right, { me, players })} called it, +${score?.callGains[right[0] ?? ''] ?? 0}${right.length > 1 ? ' each' : ''}.`}
    </p>
  )
}
