import type { Hand, View } from '@highjinks/games/high-rollers'
import { type AttemptView, points } from '../attempt/attempt.ts'
import { Gains } from '../attempt/gains.tsx'
import { Perform } from '../attempt/perform.tsx'
import { RulingStamp, Stamp } from '../attempt/ruling.tsx'
import { TaskCard } from '../attempt/task-card.tsx'
import { Verdict } from '../attempt/verdict.tsx'
import { Who } from '../attempt/who.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { FairRoll } from './fair-roll.tsx'

type Props = ScreenProps<View, Hand>

export function Act({ table, hand, me, players, act, isBusy }: Props) {
  const { attempt } = table
  if (!attempt) return null
  return (
    <>
      <Performers {...{ table, me, players, attempt }} />
      <RolledCard table={table} />
      <Perform
        {...{ attempt, me, players, act, isBusy }}
        canSwap={hand?.canSwap ?? false}
        done={table.task === 'Truth' ? 'Told' : 'Done'}
      />
    </>
  )
}

export function Judged({ table, hand, me, players, act, isBusy }: Props) {
  const { attempt } = table
  if (!attempt) return null
  return (
    <>
      <Performers {...{ table, me, players, attempt }} />
      <RolledCard table={table} isSmall />
      <Verdict {...{ attempt, me, players, act, isBusy }} vote={hand?.vote ?? null} />
    </>
  )
}

/** What the table made of it, and what it brought. */
export function Score({ table, me, players }: Props) {
  const { attempt, score } = table
  if (!score) return null
  const ruling = attempt && attempt.performers.length > 0 ? attempt.ruling : null
  return (
    <>
      {attempt && attempt.performers.length > 0 && <Performers {...{ table, me, players, attempt }} />}
      <RolledCard table={table} isSmall />
      {ruling ? (
        <RulingStamp ruling={ruling} me={me} players={players} />
      ) : (
        <Stamp tone="sky" words="No card" foot="The deck had nothing that suits this table. On we go." />
      )}
      {ruling?.kind !== 'passed' && (
        <Gains
          gains={score.gains}
          me={me}
          players={players}
          why={(id) => (table.task === 'Pass' ? (id === table.turn ? 'passed it on' : 'did it') : null)}
        />
      )}
      <div className="mt-auto pb-4">
        <FairRoll table={table} />
      </div>
    </>
  )
}

function Performers({
  table,
  me,
  players,
  attempt,
}: Omit<Props, 'hand' | 'settings' | 'act' | 'isBusy'> & { readonly attempt: AttemptView }) {
  return (
    <Who ids={attempt.performers} me={me} players={players}>
      {roleOf(table, me, attempt.performers.includes(me ?? ''), players)}
    </Who>
  )
}

function roleOf({ task, turn, phase }: View, me: Props['me'], isMe: boolean, players: Props['players']): string {
  if (task === 'Pass') return `with a card from ${turn === me ? 'you' : nameOf(players, turn)}`
  if (task === 'Challenge') return 'against each other'
  if (phase !== 'act') return task === 'Truth' ? 'told the truth. Or so they say.' : 'had a stunt to do'
  if (isMe) return task === 'Truth' ? 'read it out, then tell the truth' : 'read it out, then do it'
  return task === 'Truth' ? 'has a question to answer' : 'has a stunt to do'
}

/** The card, and what the intensity die makes it worth. */
function RolledCard({ table, isSmall = false }: { readonly table: View; readonly isSmall?: boolean }) {
  const { task, faces, worth, isDouble, card } = table
  if (task === null || !faces || worth === null || card === null) return null
  const each = isDouble ? worth * 2 : worth
  return (
    <TaskCard kicker={`${task} at ${faces.intensity}, for ${points(each)}`} foot={footOf(table)} isSmall={isSmall}>
      {card}
    </TaskCard>
  )
}

function footOf({ task, isDouble }: View): string | null {
  const double = isDouble ? 'A last turn counts double.' : ''
  const halves = task === 'Pass' ? 'Done, and both get half.' : ''
  return `${halves} ${double}`.trim() || null
}
