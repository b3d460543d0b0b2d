export { isAboutOneOf } from '../kit/index.ts'
export { type AskedBalcony, answerForBalcony, askBalcony } from './balcony.ts'
export { readCard } from './beginnings.ts'
export { advanceClock, deadlineOf, IDLE_MS } from './clock.ts'
export { decideCommand, type Sender } from './command.ts'
export { createSession, type Newcomer, type NewSession } from './create.ts'
export {
  admitCrewMember,
  admittedKnock,
  type CrewNight,
  crewNightOf,
  forgetMember,
  joinKeptCrew,
  type KnockState,
  keepCrew,
  knock,
  knockState,
  renameCrew,
} from './crew.ts'
export { type FinishedGame, finishedGame, recordFinishedGame } from './finished.ts'
export { AWAY_GRACE_MS } from './host.ts'
export { join, type Seated, takeSeat } from './join.ts'
export { giveSeat, playedTonight } from './keep.ts'
export { isDisplaceable } from './leaving.ts'
export { endSession, giveBack, raiseEpoch } from './lifetime.ts'
export { clearScreens, showOnScreen } from './lobby.ts'
export { keepableCards, markKept } from './offers.ts'
export { applyPresence, comparePresence, type PresenceSnapshot, wasVisited } from './presence.ts'
export { NewerSession, readSession } from './read.ts'
export {
  type CardText,
  type ChangeContext,
  type CrewCard,
  cardText,
  type Session,
  type SessionSeat,
  whyEnded,
} from './session.ts'
export { seatBots, stageShow } from './show.ts'
export { START_DELAY_MS } from './start.ts'
export { type TypedText, textsIn } from './texts.ts'
export { hand, leftSeats, ownSeat, view } from './view.ts'
