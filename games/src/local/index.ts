export { bankFor } from './bank-for.ts'
export {
  addPlayer,
  answerFinale,
  endEarly,
  leaveGame,
  nextPlayer,
  playAgain,
  progress,
  removePlayer,
  renamePlayer,
  setup,
  showPrompt,
  start,
} from './game.ts'
export { clockSeconds, forecast, isTimeUp, minutesOf, plannedRounds, roundsOf } from './length.ts'
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
export { ACTIONS, type LocalPrompt, localPrompt, SEGMENTS, type TableAsk } from './prompt.ts'
export { type Bow, takeBows } from './recap.ts'
export {
  LOCAL_NAME_MAX,
  type LocalContext,
  type LocalGame,
  type LocalPlayer,
  type LocalSettings,
  presentPlayers,
} from './state.ts'
export { restoreGame, storedLocalGame, storeGame } from './stored.ts'
export type { Answers, House, LocalStep, Thumbs } from './turn/turn.ts'
