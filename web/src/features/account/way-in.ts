import { useUser } from './account.ts'

/** Where 'Join Free Today' and its like lead: to an account of one's own; who has one came to play. */
export function useWayIn(): string {
  return useUser() ? '/games#all-games' : '/auth?mode=register'
}
