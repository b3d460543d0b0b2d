import type { Hand, View } from '@highjinks/games/baked-or-bluffing'
import { Check } from 'lucide-react'
import { cx } from '../../ui/look/cx.ts'
import { NamePill } from '../../ui/party/name-pill.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { VOTE_WORDS } from './argue.tsx'

interface VotersProps extends Pick<ScreenProps<View, Hand>, 'me' | 'players'> {
  readonly reveal: NonNullable<View['reveal']>
  readonly vote: 'legit' | 'baked'
  readonly isRight: boolean
}

/** One side of the room, and what it brought each. */
export function Voters({ vote, isRight, me, players, reveal }: VotersProps) {
  const ids = Object.keys(reveal.votes).filter((id) => reveal.votes[id] === vote)
  const title = `Said ${VOTE_WORDS[vote]}`
  return (
    <section
      aria-label={title}
      className={cx(
        'self-start rounded-card border-3 px-4 py-2',
        isRight ? 'border-mark bg-accent-tint' : 'border-leaf-800 bg-leaf-900',
      )}
    >
      <h2 className="flex items-center gap-2 font-display text-lg font-bold lg:text-2xl">
        {title}
        {isRight && <Check aria-label="Right" strokeWidth={4} className="size-6 text-mark stage:size-9" />}
        {ids.length === 0 && <span className="font-normal text-muted">Nobody.</span>}
      </h2>
      {ids.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-2">
          {ids.map((id) => (
            <li key={id} className="max-w-full">
              <NamePill seed={id} name={id === me ? 'You' : nameOf(players, id)} gain={reveal.gains[id]} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
