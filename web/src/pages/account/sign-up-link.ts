import { useUser } from './account.ts'

interface SignUpLink {
  readonly to: string
  readonly words: string
}

/**
 * Returns where 'Join Free Today' and similar links lead: guests to the sign-up page, members to the games, with words
 * to match.
 */
export function useSignUpLink(words: string): SignUpLink {
  return useUser() ? { to: '/games#all-games', words: 'Pick a Game' } : { to: '/auth?mode=register', words }
}
