import { ENDPOINTS, type EndpointName } from '@highjinks/protocol'
import { expect } from 'vitest'
import type { Check, Rows } from './check.ts'

const calls = (name: EndpointName, method: string, path: string): Check => {
  return () => expect(ENDPOINTS[name]).toMatchObject({ method, path })
}

/** Section 7. */
export const CALLS: Rows = [
  ['calls send credentials; replies are JSON', 'ACCOUNT-1'],
  ['an error is the status code, a colon, a space, and the body or the status text', 'CALL-4'],
  ['nothing is stale by itself, refetched, polled or retried', 'CALL-7'],
  ['POST /api/auth/login', calls('login', 'POST', '/api/auth/login')],
  ['POST /api/auth/register', calls('register', 'POST', '/api/auth/register')],
  ['GET /api/auth/me', calls('me', 'GET', '/api/auth/me')],
  ['the bearer token in an Authorization header', 'ACCOUNT-1'],
  ['me: only called when a token exists', 'ACCOUNT-1'],
  ['me: cached 5 minutes', 'ACCOUNT-2'],
  ['me: five minutes, no retry', 'ACCOUNT-2 ACCOUNT-4'],
  ['GET /api/games', calls('games', 'GET', '/api/games')],
  ['GET /api/games/{id}', calls('game', 'GET', '/api/games/{id}')],
  ['games/{id}: enabled only when id is a number', 'LOCALPAGE-1'],
  ['POST /api/sessions/share', calls('share', 'POST', '/api/sessions/share')],
  ['share: defaults sent are Medium, 30min, 4', 'SHARE-1'],
  ['share: reads shareLink, or else code', 'SHARE-1'],
  ['GET /api/sessions/by-code/{code}', calls('byCode', 'GET', '/api/sessions/by-code/{code}')],
  ['by-code: enabled only with 6 characters', 'JOIN-1'],
  ['POST /api/sessions/join', calls('join', 'POST', '/api/sessions/join')],
  ['join: on failure the message field is read', 'INVITE-7'],
  ['POST /api/simple-session', calls('simpleSession', 'POST', '/api/simple-session')],
  ['simple-session: on failure the message is read', 'HOSTPAGE-1'],
  ['GET /api/challenges/current', calls('currentChallenge', 'GET', '/api/challenges/current')],
  ['GET /api/challenges/leaderboard', calls('leaderboard', 'GET', '/api/challenges/leaderboard')],
  ['GET /api/challenges/user-entry', calls('userEntry', 'GET', '/api/challenges/user-entry')],
  ['user-entry: only when authenticated', 'CHALLPAGE-4'],
  ['POST /api/challenges/join', calls('joinChallenge', 'POST', '/api/challenges/join')],
  ['the score is sent, and the best kept (decision 004)', 'CHALLENGE-6 CHALLPAGE-5'],
  ['a failed current-challenge call shows the sample, labelled (decision 011)', 'CHALLPAGE-3'],
  ['a failed leaderboard call shows the sample, labelled', 'CHALLPAGE-3'],
  ['a failed entry call shows the sample, labelled', 'CHALLPAGE-3'],
  ['sample challenge: minScore 100, maxParticipants 50', 'CHALLPAGE-3'],
  ['local game setup makes no call', 'LOCALPAGE-2'],
  ['contact, profile and settings are sent (decisions 7 and 8)', 'CONTACT-1 PROFILE-3 PROFILE-4'],
  ['calls have a time limit', 'CALL-1'],
]
