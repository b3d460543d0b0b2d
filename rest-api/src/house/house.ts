import * as z from 'zod'

/** What an operator has set for all. */
export const house = z.object({
  id: z.string(),
  /** 1: strangers can make accounts. */
  isSignUpOpen: z.int(),
})

export interface House {
  readonly isSignUpOpen: () => Promise<boolean>
  readonly openSignUp: (isOpen: boolean) => Promise<void>
}

/** There is one. */
export const HOUSE = 'house'
