export {
  type Board,
  type Card,
  FAMILIES,
  type Fact,
  type Family,
  fillBlank,
  HEATS,
  type Heat,
  type Prompt,
} from './card.ts'
export { pickOne, randomBelow, seeded, shuffle } from './chance.ts'
export { deal } from './deal.ts'
export { dealCards } from './deal-cards.ts'
export { defineGame, type Game, type HandOf, type ViewOf } from './define.ts'
export { hashSeed, rollFromSeed, sealRoll } from './dice.ts'
export { draftText } from './draft-text.ts'
export { type About, type Context, type Phase, type Seat, type Table } from './game.ts'
export { type Company, fillNames, type Person } from './names.ts'
export { payGains, timesInWords } from './pay.ts'
export { bySeat, type NewTable, tableSchema } from './schema.ts'
export { addScores, awardsFor, countMoment, isLastRound } from './score.ts'
export { FEWEST_TO_PLAY, seatedPlayers } from './seated-players.ts'
export { enterPhase } from './stage.ts'
export { nextRound, nextTurn, presentPlayers, ROUNDS, seatNewcomers, TURNS_EACH } from './turns.ts'
export {
  type Attempt,
  attempt,
  attemptBy,
  attemptMoves,
  attemptView,
  crown,
  judge,
  ownVote,
  type Ruling,
  rulingOf,
  say,
  seatJury,
  shares,
  silent,
  simulateSay,
  simulateVote,
  undecided,
  type Verdict,
} from './verdict.ts'
