import type { PlayerView } from '@highjinks/protocol'
import { said } from '../../ui/announcer/announcer.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { nameOf } from '../screen.ts'

interface HandsProps {
  readonly players: readonly PlayerView[]
  readonly have: readonly string[]
  /** The number of counted hands, and who counted them. */
  readonly called: number
  readonly on: string
}

/** Players who have on one side, players who never have on the other. */
export function Hands({ players, have, called, on }: HandsProps) {
  const never = players.filter(({ id }) => !have.includes(id)).map(({ id }) => id)
  const away = Math.abs(called - have.length)
  return (
    <div ref={said} className="mx-auto grid w-full max-w-2xl animate-pop gap-3 flat:grid-cols-2 flat:gap-1.5">
      <Side title={have.length === 0 ? 'Nobody has' : `${have.length} have`} ids={have} tone="bg-amber" />
      <Side title={never.length === 0 ? 'Nobody said never' : `${never.length} never`} ids={never} tone="bg-sky" />
      <p className="text-center text-lg font-semibold flat:col-span-2">
        {nameOf(players, on)} called {called}
        {away === 0 ? ': exactly right.' : away === 1 ? ': so close.' : '.'}
      </p>
    </div>
  )
}

interface SideProps {
  readonly title: string
  readonly ids: readonly string[]
  readonly tone: string
}

function Side({ title, ids, tone }: SideProps) {
  return (
    <section aria-label={title} className={`rounded-card border-4 border-ink px-4 py-3 text-ink ${tone}`}>
      <p className="font-display text-2xl font-extrabold">{title}</p>
      <div className="mt-1 flex min-h-9 flex-wrap gap-1.5">
        {ids.map((id) => (
          <Avatar key={id} seed={id} size="3rem" />
        ))}
      </div>
    </section>
  )
}
