export {
  applaud,
  applaudMove,
  applauseSchema,
  applauseView,
  CLAPS,
  clapsLeft,
  closeApplause,
  NO_APPLAUSE,
} from './applause.ts'
export type { BalconyRules } from './balcony.ts'
export {
  BEST_PHASES,
  type BestAwardHooks as LapRoad,
  beginBest,
  bestPhases,
  bestSchema,
  bestSeconds,
  bestView,
  deedsSchema,
  deedsView,
  favoriteMove,
  NO_BEST,
  nameFavorite,
  withDeeds,
  withoutDeed,
} from './best-award.ts'
export { addGains, callGains, RIGHT_CALL, unreadGain } from './calls.ts'
export {
  type Beginning,
  type Board,
  type Card,
  type Fact,
  fillBlank,
  type Prompt,
} from './card.ts'
export { pickOne, randomBelow, seeded, shuffle } from './chance.ts'
export { deal } from './deal.ts'
export { dealCard, dealCards, mutedTopicsOf } from './deal-cards.ts'
export { dealPrompt, type Pile } from './deal-prompt.ts'
export { defineGame, type Game, type HandOf, type ViewOf } from './define.ts'
export { hashSeed, rollFromSeed, sealRoll } from './dice.ts'
export { draftText } from './draft-text.ts'
export { FAMILIES, type Family, HEATS, type Heat } from './family.ts'
export {
  type About,
  type Context,
  type Kept,
  type MoveContext,
  type Offer,
  type Phase,
  type Seat,
  type Table,
  type Titles,
} from './game.ts'
export {
  beginFillerIfDue,
  beginInterlude,
  beginPoint,
  INTERLUDE_PHASES,
  type InterludeHand,
  type InterludeHooks,
  type InterludeMove,
  type InterludePhase,
  type InterludeView,
  interludeHand,
  interludeMoves,
  interludeSchema,
  interludeTexts,
  interludeView,
  NO_INTERLUDE,
  type OwnMove,
  playInterlude,
  pleaMoves,
  redealWriting,
} from './interlude.ts'
export { interludePhases } from './interlude-phases.ts'
export { FINALE_SECONDS, opensLastLap } from './last-lap.ts'
export { cutPlan, fillerSeconds, isFillerDue, type Length, PACE, type Plan, planAnew } from './length.ts'
export {
  askToExplain,
  explained,
  explainPhase,
  explainSchema,
  NOTHING_TO_EXPLAIN,
} from './lone-voter.ts'
export { type Company, fillNames, type Person } from './names.ts'
export {
  afterNever,
  authorOf,
  isAboutOneOf,
  isOwnCard,
  offerCardId,
  sentenceOf,
  signCard,
  waitingCards,
} from './own-cards.ts'
export { counted, drew, payGains } from './pay.ts'
export { PLEA_CLOCKS } from './plea.ts'
export { mayPoint, POINT_SECONDS } from './point.ts'
export { required } from './required.ts'
export { bySeat, type NewTable, tableSchema } from './schema.ts'
export { addScores, countMoment, givenByPeople, inTens, peopleAmong } from './score.ts'
export { FEWEST_TO_PLAY, isPerson, peopleFirst, presentPlayers, seatedPlayers, turnTakers } from './seated-players.ts'
export { simulateFavorite, simulateInterlude } from './simulate-interlude.ts'
export { enterPhase, OVER } from './stage.ts'
export { endLap, isDoubleLap, isLapOver, nextRound, nextTurn, seatNewcomers } from './turns.ts'
export {
  type Attempt,
  attempt,
  attemptBy,
  attemptMoves,
  attemptView,
  contendersOf,
  crown,
  FACE_SECONDS,
  facesSeconds,
  judge,
  ownVote,
  type Ruling,
  rulingOf,
  say,
  seatJury,
  shares,
  silent,
  simulateSay,
  simulateVerdict,
  simulateVote,
  undecided,
  VERDICTS,
  type Verdict,
} from './verdict.ts'
export { quoteMove } from './writing.ts'
export { addWritten, allowQuote, callbackId, isCallbackId } from './written.ts'
export { type Starter, starter, type WrittenLine } from './written-line.ts'
