/** The kinds of twist: something else to do, to tell, to answer for, or to ask. */
export type TwistKind = 'stunts' | 'stories' | 'defenses' | 'questions'
