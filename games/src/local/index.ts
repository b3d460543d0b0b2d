export { bankFor } from './bank-for.ts'
export {
  addPlayer,
  endEarly,
  nextPlayer,
  playAgain,
  progress,
  removePlayer,
  renamePlayer,
  setup,
  showPrompt,
  start,
} from './game.ts'
export { clockSeconds, isTimeUp, minutesOf, roundsOf } from './length.ts'
export { type Pile, pilesFor, withoutAside } from './piles.ts'
export {
  answerStep,
  catchOut,
  isDoubleRound,
  passTurn,
  pushLuck,
  shownPrompt,
  swapCard,
  type TurnNow,
  turnNow,
} from './play.ts'
export { ACTIONS, type LocalPrompt, localPrompt, SEGMENTS } from './prompt.ts'
export { type Bow, takeBows } from './recap.ts'
export { LOCAL_NAME_MAX, type LocalContext, type LocalGame, type LocalPlayer, type LocalSettings } from './state.ts'
export { restoreGame, storedLocalGame, storeGame } from './stored.ts'
export type { Answers, House, LocalStep } from './turn/turn.ts'
