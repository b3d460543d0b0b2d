import type { Challenge, Game, User } from '@highjinks/protocol'

/** For tests: a catalog game with the given fields. */
export function someGame(of: Partial<Game> = {}): Game {
  const { id = 3, slug = 'high-rollers', name = 'High Rollers' } = of
  return {
    id,
    slug,
    name,
    description: `About ${name}.`,
    imageUrl: `/covers/${slug}.svg`,
    intensity: 3,
    minPlayers: 2,
    maxPlayers: 12,
    duration: '15-45 min',
    instructions: 'Play.',
    featured: true,
    ...of,
  }
}

/** For tests: a user with an account and the given fields. */
export function someUser(of: Partial<User> = {}): User {
  return {
    id: 'u1',
    username: 'ann',
    email: 'ann@example.org',
    firstName: null,
    lastName: null,
    profileImageUrl: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    settings: { emailNotifications: true, gameUpdates: true, publicProfile: false, shareActivity: true },
    ...of,
  }
}

/** For tests: a week of Baked or Bluffing with the given fields. */
export function someChallenge(of: Partial<Challenge> = {}): Challenge {
  return {
    id: '2026-w47',
    title: 'The Straightest Face',
    description: 'Is it legit?',
    gameId: 5,
    game: { id: 5, name: 'Baked or Bluffing?', imageUrl: '/covers/x.svg', intensity: 2, duration: '15-45 min' },
    startDate: '2026-11-16T00:00:00.000Z',
    endDate: '2026-11-22T23:59:59.999Z',
    isActive: true,
    rules: { minScore: 100, maxParticipants: 10_000, prizeDescription: 'The Stone Face.' },
    ...of,
  }
}
