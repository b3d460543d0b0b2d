export { bankFor } from './bank-for.ts'
export {
  addPlayer,
  endEarly,
  LOCAL_NAME_MAX,
  type LocalGame,
  type LocalPlayer,
  type LocalSettings,
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
export type { LocalBank, LocalPrompt } from './prompt.ts'
