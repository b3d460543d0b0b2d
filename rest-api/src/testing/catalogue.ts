import type { Game } from '@highjinks/protocol'

/** Two games for tests; the real ones may change their texts. */
export const TEST_CATALOGUE: readonly Game[] = [1, 3].map((id) => ({
  id,
  slug: id === 1 ? 'truth-or-dare' : 'high-rollers',
  name: id === 1 ? 'Truth or Dare' : 'High Rollers',
  description: 'A game',
  imageUrl: `/games/${id}.svg`,
  intensity: 3,
  minPlayers: 2,
  maxPlayers: 20,
  duration: '30min',
  instructions: 'Play',
  featured: false,
}))
