import { useUser } from './account.ts'

interface WayIn {
  readonly to: string
  readonly words: string
}

/** 'Join Free Today' and its like lead to an account of one's own; who has one came to play, and reads so. */
export function useWayIn(words: string): WayIn {
  return useUser() ? { to: '/games#all-games', words: 'Pick a Game' } : { to: '/auth?mode=register', words }
}
