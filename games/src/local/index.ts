export { bankFor } from './bank-for.ts'
export {
  addPlayer,
  endEarly,
  isTimeUp,
  LOCAL_NAME_MAX,
  LOCAL_STAGES,
  type LocalContext,
  type LocalGame,
  type LocalPlayer,
  type LocalSettings,
  minutesOf,
  nextPlayer,
  playAgain,
  progress,
  removePlayer,
  roundsOf,
  setup,
  shownPrompt,
  showPrompt,
  start,
} from './game.ts'
export { type Pile, pilesFor } from './piles.ts'
export { ACTIONS, type LocalPrompt, localPrompt, PROMPT_KINDS, SEGMENTS } from './prompt.ts'
export { type Bow, takeBows } from './recap.ts'
