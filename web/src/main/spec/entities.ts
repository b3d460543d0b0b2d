import { challenge, ENDPOINTS, game, leaderboardEntry, user, userEntry } from '@highjinks/protocol'
import { expect } from 'vitest'
import type { Check, Rows } from './check.ts'

/** Checks that the schema has at least these fields. */
const names = (shape: object, ...fields: readonly string[]): Check => {
  return () => expect(Object.keys(shape)).toEqual(expect.arrayContaining([...fields]))
}
const { byCode, join, login, register, share, simpleSession } = ENDPOINTS

/** Section 3. */
export const ENTITIES: Rows = [
  [
    'Game',
    names(
      game.shape,
      'id',
      'name',
      'description',
      'imageUrl',
      'intensity',
      'minPlayers',
      'maxPlayers',
      'duration',
      'instructions',
      'featured',
    ),
  ],
  ['intensity is rounded and clamped to 1-5', 'CALL-5 PROTO-2'],
  ["absent players are '2-8 players'", 'CALL-5'],
  ["an absent duration is '30min'", 'CALL-5'],
  ['an absent intensity is 3 of 5', 'CALL-5'],
  ['null, missing and out of range are alike absent', 'CALL-5'],
  ['one odd row breaks no list', 'CALL-6'],
  ['User', names(user.shape, 'username', 'email', 'firstName', 'lastName', 'profileImageUrl', 'createdAt')],
  ['auth response: token and user', names(login.reply.shape, 'token', 'user')],
  ['registration payload', names(register.body.shape, 'email', 'username', 'password', 'firstName', 'lastName')],
  ['login payload', names(login.body.shape, 'email', 'password')],
  ['a session of the share flow: id, code, shareLink', names(share.reply.shape, 'id', 'code', 'shareLink')],
  ['the share link is optional', 'SHARE-1'],
  ['share request: gameId and settings', names(share.body.shape, 'gameId', 'settings')],
  ['lookup response: session, game, players', names(byCode.reply.shape, 'session', 'game', 'players')],
  ['Player: id, name, isHost', names(byCode.reply.shape.players.def.element.shape, 'id', 'name', 'isHost')],
  ['join payload: code, playerName', names(join.body.shape, 'code', 'playerName')],
  [
    'join response: session.id, currentPlayer.id',
    names({ ...join.reply.shape.session.shape, ...join.reply.shape.currentPlayer.shape }, 'id'),
  ],
  ['simple session request: gameId, hostName', names(simpleSession.body.shape, 'gameId', 'hostName')],
  [
    'simple session response: id, sessionCode, shareLink',
    names(simpleSession.reply.shape, 'id', 'sessionCode', 'shareLink'),
  ],
  [
    'Challenge',
    names(challenge.shape, 'id', 'title', 'description', 'gameId', 'game', 'startDate', 'endDate', 'isActive', 'rules'),
  ],
  ['Challenge.game', names(challenge.shape.game.shape, 'id', 'name', 'imageUrl', 'intensity', 'duration')],
  ['Challenge.rules', names(challenge.shape.rules.shape, 'minScore', 'maxParticipants', 'prizeDescription')],
  ['leaderboard entry', names(leaderboardEntry.shape, 'userId', 'username', 'firstName', 'score', 'rank')],
  ['user entry: score and rank', names(userEntry.shape, 'score', 'rank')],
  ['local game data under localGameData', 'LOCALPAGE-2'],
  ['local player: position and name', 'LOCAL-1'],
  ['browser storage: auth_token and user_data', 'AUTHPAGE-3 ACCOUNT-5'],
  ['browser storage: sidebarCollapsed', 'FRAME-2'],
  ['browser storage: age_verified', 'GATE-3'],
  ['browser storage: cookieConsent', 'COOKIE-2'],
  ['browser storage: playerName', 'INVITE-2'],
  ['prompt bank: 7 for each of five named games, 10 generic for any other', 'LOCAL-14 LOCALPAGE-18'],
  ['prompt types', 'LOCALPAGE-9 DECK-2'],
]
