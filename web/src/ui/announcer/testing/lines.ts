import { wordsIn } from '../words-in.ts'

/** What a part of a page gives the announcer to say at the moment. */
export function linesIn(root: ParentNode = document): readonly string[] {
  return [...root.querySelectorAll('[data-said]')].map(wordsIn).filter((words) => words !== '')
}
