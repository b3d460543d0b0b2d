import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { nameOf } from '../screen.ts'
import type { AttemptProps } from './attempt.ts'
import { Ballots } from './ballots.tsx'
import { InLight } from './in-light.tsx'
import { TONES } from './verdict-button.tsx'
import { JUDGEMENTS } from './verdict-looks.ts'

/** What everybody else sees meanwhile; whom the table waits for is told by its frame. */
export function Jury({ attempt, me, players }: AttemptProps) {
  const { voters, voted } = attempt
  if (voters.length === 0) return null
  const isMine = me !== null && attempt.performers.includes(me)
  const [only = ''] = voters
  const isAlone = voters.length === 1
  const words = (
    <p
      role="status"
      className="py-4 text-center short:py-0 font-display text-2xl font-bold text-balance lg:text-5xl tv:py-0 tv:text-5xl"
    >
      {isAlone
        ? `${nameOf(players, only)} is the whole jury.`
        : voted.length === 0
          ? 'The jury is out.'
          : `${voted.length} of ${voters.length} have decided.`}
      {isMine && ' Look innocent.'}
    </p>
  )
  return (
    <div className="my-auto grid gap-3 tv:flex tv:items-center tv:justify-center tv:gap-4">
      {isAlone ? (
        <Judge id={only} hasBots={players.some(({ isBot }) => isBot)}>
          {words}
        </Judge>
      ) : (
        <div className="grid justify-items-center gap-4">
          {words}
          <Choices {...{ attempt, players }} />
        </div>
      )}
      {isMine && (
        <div className="hidden h-[12dvh] flex-col tall:flex">
          <InLight id={me} />
        </div>
      )}
      {!isAlone && <Ballots {...{ voters, voted }} />}
    </div>
  )
}

/** On the TV whoever is the whole jury is looked at by the whole room. */
function Judge({
  id,
  hasBots,
  children,
}: {
  readonly id: string
  readonly hasBots: boolean
  readonly children: ReactNode
}) {
  return (
    <div className="tv:flex tv:items-center tv:justify-center tv:gap-[2vw]">
      <Avatar seed={id} size="min(17vh, 12vw)" className="hidden animate-drop tv:block" />
      <div className="min-w-0">
        {children}
        <p
          className={cx(
            'text-center text-balance text-muted tv:block tv:text-2xl',
            hasBots ? 'short:hidden' : 'hidden',
          )}
        >
          {hasBots ? 'Bots like everything.' : 'Snacks aren’t a bribe, officially.'}
        </p>
      </div>
    </div>
  )
}

/** A rubber stamp that lies ready, on paper: one of the room's own color would be a hole in it. */
const STAMP =
  'flex items-center gap-2 rounded-control border-4 border-ink outline-4 outline-cream px-3 py-1 tv:px-1.5 font-display text-2xl leading-tight font-extrabold'

/** On the TV: what a ballot can say, as the phones name it. All lie alike, whatever has been voted. */
function Choices({ attempt: { contenders }, players }: Pick<AttemptProps, 'attempt' | 'players'>) {
  return (
    <ul aria-label="What a ballot can say" className="hidden flex-wrap justify-center gap-1.5 tv:flex">
      {contenders.length > 1
        ? contenders.map((id) => (
            <li key={id} className={cx(STAMP, TONES.plain)}>
              <Avatar seed={id} size="2.25rem" />
              <Unbroken>{nameOf(players, id)}</Unbroken>
            </li>
          ))
        : JUDGEMENTS.map(({ verdict, words, icon: Icon, tone }, i) => (
            <li key={verdict} className={cx(STAMP, TONES[tone], i % 2 === 0 ? '-rotate-2' : 'rotate-1')}>
              <Icon aria-hidden="true" strokeWidth={3} className="size-7.5" />
              {words}
            </li>
          ))}
    </ul>
  )
}
