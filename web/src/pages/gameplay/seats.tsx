import type { LocalGame } from '@highjinks/games/local'
import { HATS, LOOK_COLORS, type PlayerView } from '@highjinks/protocol'
import { type ReactNode, useMemo } from 'react'
import { Looks } from '../../ui/avatar/looks.ts'

/** Everybody round this phone, as the games' pieces know players. */
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

/** In here nobody round the phone has another one's color, nor their hat. */
export function LocalLooks({ game, children }: { readonly game: LocalGame; readonly children: ReactNode }) {
  const { players } = game
  const looks = useMemo(() => new Map(seatsOf({ players, scores: {} }).map(({ id, look }) => [id, look])), [players])
  return <Looks value={looks}>{children}</Looks>
}
