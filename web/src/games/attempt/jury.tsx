import { saidAside } from '../../ui/announcer/announcer.ts'
import { nameOf } from '../screen.ts'
import type { AttemptProps } from './attempt.ts'
import { InLight } from './in-light.tsx'

/** Shows everyone else the jury; the table's frame names the players it waits for. */
export function Jury({ attempt, me, players }: Pick<AttemptProps, 'attempt' | 'me' | 'players'>) {
  const { voters, voted } = attempt
  if (voters.length === 0) return null
  const isMine = me !== null && attempt.performers.includes(me)
  const [only = ''] = voters
  const isAlone = voters.length === 1
  return (
    <div className="my-auto grid gap-3">
      <p ref={saidAside} className="py-4 text-center font-display text-2xl font-bold text-balance lg:text-5xl">
        {isAlone
          ? `${nameOf(players, only)} is the whole jury.`
          : voted.length === 0
            ? 'The jury is out.'
            : `${voted.length} of ${voters.length} decided`}
        {isMine && ' Look innocent.'}
      </p>
      {isAlone && players.some(({ isBot }) => isBot) && (
        <p className="text-center text-balance text-muted short:hidden">Bots like everything.</p>
      )}
      {isMine && (
        <div className="flex h-[calc(var(--spare)*0.8)] flex-col overflow-hidden">
          <InLight id={me} />
        </div>
      )}
    </div>
  )
}
