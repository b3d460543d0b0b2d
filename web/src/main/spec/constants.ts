import { LOCAL_NAME_MAX } from '@highjinks/games/local'
import { START_DELAY_MS } from '@highjinks/games/session'
import * as protocol from '@highjinks/protocol'
import { INTENSITY_STEPS, intensityLevel } from '../../lib/intensity-level.ts'
import { TOAST_MS } from '../../ui/overlay/toast-store.ts'
import { is, type Rows } from './check.ts'

/** Section 9. */
export const CONSTANTS: Rows = [
  ['minimum age 21', 'GATE-1'],
  ['game code length 6', is(protocol.CODE_LENGTH, 6)],
  ['minimum players to start 2', is(protocol.MIN_PLAYERS, 2)],
  ['lobby player cap 8', is(protocol.LOBBY_CAP, 8)],
  ['player name maximum (local) 25', is(LOCAL_NAME_MAX, 25)],
  ['display name maximum 20', is(protocol.NAME_MAX, 20)],
  ['password minimum 6', 'PROTO-15'],
  ['username minimum 3', 'PROTO-15'],
  ['default player count 4', is(protocol.DEFAULT_SETTINGS.numPlayers, 4)],
  ['intensity Mild, Medium (default), Intense', is(protocol.DEFAULT_SETTINGS.intensity, 'Medium')],
  ['intensity scale 1-5', is(INTENSITY_STEPS, 5)],
  ['duration Standard by default', is(protocol.DEFAULT_SETTINGS.duration, 'Standard')],
  ['total rounds default 10', 'LOCAL-5'],
  ['or twice the chosen numPlayers, whatever the Duration (decision 011)', 'LOCAL-5'],
  ['progress: current round by total', 'LOCAL-8'],
  ['prompts: 7 per named game, 10 in the default list', 'LOCAL-14'],
  ['share defaults Medium, 30min, 4', 'SHARE-1'],
  ['current-user cache 5 minutes', 'ACCOUNT-2'],
  ['testimonial rotation 5000 ms', 'HOME-1'],
  ['cookie banner delay 1000 ms', 'COOKIE-1'],
  ['copied indicator 3 seconds', 'SHARE-7'],
  ['copy-confirmation icon (lobby) 2 seconds', 'LOBBY-14'],
  ['lobby start message 1.5 seconds', is(START_DELAY_MS, 1500)],
  ['join redirect delay 1 second', 'INVITE-7'],
  ['page fade 300 ms', 'FRAME-5'],
  ['carousel scroll step 400 px', 'LIB-3'],
  ['more games up to 3', 'GAME-3'],
  ['loading skeleton cards 8', 'LIB-1'],
  ["leaderboard 'View Full' beyond 5 rows", 'CHALLPAGE-6'],
  ['challenge length 7 days', is(protocol.CHALLENGE_DAYS, 7)],
  ['announced Mondays, ending Sunday midnight', 'CHALLENGE-1'],
  ['progress is (7 minus days left) / 7', 'CHALLPAGE-1'],
  ['challenge score 0 to 1000', is(protocol.SCORE_MAX, 1000)],
  ['sample challenge 100 and 50', 'CHALLPAGE-3'],
  ['rating clamp 1 to 5: too low', is(intensityLevel(0), 1)],
  ['rating clamp 1 to 5: too high', is(intensityLevel(9), 5)],
  ['rating clamp 1 to 5: rounded', is(intensityLevel(3.6), 4)],
  ['toasts: 1 shown at a time', 'TOAST-1'],
  ['toasts: 5000 ms', is(TOAST_MS, 5000)],
  ['toasts: swiped away to the right after 50 px; F8 focuses the region, before the first too; 420 px wide', 'TOAST-1'],
  ['tooltips: 700 ms to open, 300 ms to skip', 'FRAME-9'],
  ['scroll bar hides after 600 ms', 'LOOK-1'],
  ['marketing figures', 'LIB-5'],
]
