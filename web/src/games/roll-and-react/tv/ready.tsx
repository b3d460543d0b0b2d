import type { View } from '@highjinks/games/roll-and-react'
import { Spotlight } from '../../../show/spotlight/spotlight.tsx'
import { Badge } from '../../../ui/status/badge.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { TvWho } from '../../tv/who.tsx'
import { TvBoard } from './board.tsx'

/** Whoever acts gets up, and everybody looks at them. */
export function Ready({ table, players, settings }: TvProps<View>) {
  const isBot = players.some(({ id, isBot }) => id === table.turn && isBot)
  const ids = table.turn === null ? [] : [table.turn]
  return (
    <Spotlight ids={ids} players={players} isSlim>
      <TvWho ids={ids} players={players}>
        {isBot ? 'is up next and has no body. Guess anyway.' : 'is up next. Eyes on them, not on your phone.'}
        {settings.distance === 'apart' && ' Cameras on!'}
      </TvWho>
      <TvBoard table={table} isOpen={false} />
      <p className="text-center">
        <Badge tone="lime" className="border-2 border-ink">
          One is coming. First to see it: +{table.isDouble ? 400 : 200}
        </Badge>
      </p>
    </Spotlight>
  )
}
