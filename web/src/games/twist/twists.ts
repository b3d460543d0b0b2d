import type { SessionView } from '@highjinks/protocol'
import { DEFENSES } from './defenses.ts'
import { QUESTIONS } from './questions.ts'
import { STORIES } from './stories.ts'
import { STUNTS } from './stunts.ts'
import { kindOf, type Twist, twistsFrom } from './twist-of.ts'

const LISTS = { stunts: STUNTS, stories: STORIES, defenses: DEFENSES, questions: QUESTIONS } as const

/** For screens that show every game's; a phone loads only the list that it needs. */
export function twistsOf(view: SessionView): readonly Twist[] {
  const kind = kindOf(view)
  return twistsFrom(kind && LISTS[kind], view)
}
