import { wordsIn } from '../words-in.ts'

/** Returns the announcer's current lines from part of a page. */
export function linesIn(root: ParentNode = document): readonly string[] {
  return [...root.querySelectorAll('[data-said]')].map((element) => wordsIn(element)).filter((words) => words !== '')
}
