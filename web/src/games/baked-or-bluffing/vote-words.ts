export const VOTE_WORDS = { legit: 'Legit', baked: 'Baked' } as const
