import type { Hand, View } from '@highjinks/games/roll-and-react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { ReactionFace } from '../../ui/party/reaction-face.tsx'
import { ScoreboardRow } from '../../ui/party/scoreboard-row.tsx'
import { namesOf } from '../attempt/attempt.ts'
import { nameOf, type ScreenProps } from '../screen.ts'

type Props = ScreenProps<View, Hand>

const PRIZE = 300

/** The lap is over: its favorite, its loudest, and how everybody stands. */
export function Curtain({ table, me, players }: Props) {
  const { best, loudest } = table.curtain ?? { best: [], loudest: [] }
  const prizes = (id: string) => PRIZE * [best, loudest].filter((ids) => ids.includes(id)).length
  return (
    <>
      <div role="status" className="grid justify-items-center gap-2 text-center">
        {best.length > 0 && (
          <span aria-hidden="true" className="flex -space-x-3">
            {best.map((id) => (
              <Avatar key={id} seed={id} size="clamp(4rem, 18vw, 9rem)" className="animate-pop" />
            ))}
          </span>
        )}
        <Heading level={2} size="title">
          {best.length > 0 ? `Best of the lap: ${namesOf(best, { me, players })}!` : 'No favorite this lap'}
        </Heading>
        {loudest.length > 0 && (
          <p className="flex items-center justify-center gap-2 text-lg text-balance text-muted stage:text-2xl">
            <ReactionFace reaction="clap" size={32} />
            <span>Loudest applause: {namesOf(loudest, { me, players })}</span>
          </p>
        )}
      </div>
      <ol className="grid grid-cols-1 gap-2 pb-4 stage:grid-cols-2">
        {table.standings.map((row) => (
          <ScoreboardRow
            key={row.id}
            place={row.place}
            seed={row.id}
            name={nameOf(players, row.id)}
            score={row.score}
            delta={prizes(row.id)}
            you={row.id === me}
          />
        ))}
      </ol>
    </>
  )
}
