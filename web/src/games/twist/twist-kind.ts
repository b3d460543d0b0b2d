/** What the jester throws in: something else to do, something else to tell, something to answer for, something to ask. */
export type TwistKind = 'stunts' | 'stories' | 'defenses' | 'questions'
