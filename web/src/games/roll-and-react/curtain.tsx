import type { Hand, View } from '@highjinks/games/roll-and-react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { namesOf } from '../attempt/attempt.ts'
import { LapScores } from '../attempt/lap-scores.tsx'
import { Loudest } from '../attempt/loudest.tsx'
import type { ScreenProps } from '../screen.ts'

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
        <Loudest ids={loudest} words="Loudest applause" me={me} players={players} />
      </div>
      <LapScores rows={table.standings} gainOf={prizes} {...{ me, players }} className="pb-4" />
    </>
  )
}
