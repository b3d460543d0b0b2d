import type { PlayerId, PlayerView } from '@highjinks/protocol'

/** People named after their seats, all of them here. */
export function people(ids: readonly PlayerId[], hostId: PlayerId | null = ids[0] ?? null): PlayerView[] {
  return ids.map((id, i) => ({
    id,
    name: id,
    isHost: id === hostId,
    isBot: false,
    online: true,
    seatedAt: i,
    look: { color: i, hat: i },
    score: 0,
    tonight: 0,
  }))
}
