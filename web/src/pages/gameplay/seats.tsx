import type { LocalGame } from '@highjinks/games/local'
import { HATS, LOOK_COLORS, type PlayerView } from '@highjinks/protocol'
import { type ReactNode, useMemo } from 'react'
import { Looks } from '../../ui/avatar/looks.ts'

/** Returns the players on this phone in the form that the games' parts take. */
export function seatsOf({ players, scores }: Pick<LocalGame, 'players' | 'scores'>): readonly PlayerView[] {
  return players.map(({ id, name, hasLeft = false }, index) => ({
    id: String(id),
    name,
    isHost: index === 0,
    isBot: false,
    online: !hasLeft,
    seatedAt: index,
    look: { color: index % LOOK_COLORS, hat: index % HATS },
    score: scores[String(id)] ?? 0,
    tonight: 0,
  }))
}

/** Gives each player on this phone a color and a hat of their own. */
export function LocalLooks({ game, children }: { readonly game: LocalGame; readonly children: ReactNode }) {
  const { players } = game
  const looks = useMemo(() => new Map(seatsOf({ players, scores: {} }).map(({ id, look }) => [id, look])), [players])
  return <Looks value={looks}>{children}</Looks>
}
