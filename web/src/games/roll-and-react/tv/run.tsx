import type { View } from '@highjinks/games/roll-and-react'
import { Spotlight } from '../../../show/spotlight/spotlight.tsx'
import { nameOf } from '../../screen.ts'
import { TvGiven } from '../../tv/given.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { lastScene } from '../last-scene.ts'
import { themeOf } from '../theme.ts'
import { TvBoard } from './board.tsx'
import { Entrance } from './entrance.tsx'

/** One scene after the other, until the time is up: whoever acts beside the board, and who has locked a guess. */
export function Run({ table, players }: TvProps<View>) {
  const { turn, phase, before, board, clapping, locked, audience } = table
  const name = nameOf(players, turn)
  // To a rehearsal the curtain opens as well, and once a run
  const isFirst = phase === 'watch' && before === null
  const line = lastScene(table) ?? (themeOf(board) === null ? 'One of these six.' : null)
  return (
    <Spotlight ids={turn === null ? [] : [turn]} players={players} clapping={clapping} isSlim>
      {isFirst && turn !== null && <Entrance id={turn} name={name} />}
      <div className="text-center text-balance">
        <h2 className="font-display text-4xl leading-tight font-extrabold">{name} is acting. What is it?</h2>
        <p role="status" className="min-h-8 text-2xl leading-tight font-semibold text-muted">
          {line}
        </p>
      </div>
      <TvBoard table={table} isOpen={phase === 'guess'} />
      <TvGiven
        ids={locked}
        of={audience.length}
        have="locked in a guess"
        before={phase === 'watch' ? 'Watch. Guessing opens in a moment.' : 'No guesses yet.'}
      />
    </Spotlight>
  )
}
