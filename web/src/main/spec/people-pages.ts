import { CHALLENGE_DAYS } from '@highjinks/protocol'
import { is, leads, type Rows, shows } from './check.ts'

/** Section 2: auth, challenges, profile, static pages. */
export const PEOPLE_PAGES: Rows = [
  ['auth: login is the default', shows('/auth', 'Login')],
  ["auth: 'Don't have an account? Register'", shows('/auth', "Don't have an account? Register")],
  ["auth: 'Already have an account? Login'", shows('/auth?mode=register', 'Already have an account? Login')],
  ['auth: who is signed in is sent to /', 'AUTHPAGE-5'],
  ['auth: success leads to /, or to what was under way (decision 27)', 'AUTHPAGE-3 ACCOUNT-9'],
  ["auth: 'Logging in...' and 'Creating Account...', disabled meanwhile", 'AUTHPAGE-3'],
  ['auth: a failed attempt shows a banner', 'AUTHPAGE-4'],
  ["auth: 'Google Login Coming Soon' dialog; a toast on sign-up", 'AUTHPAGE-6'],
  ['challenge: three tabs', shows('/challenges', 'Current Challenge', 'Leaderboard', 'How It Works')],
  ['challenge: title and description', shows('/challenges', 'The Straightest Face', 'Is it legit?')],
  ["challenge: days left, 'Ending today' at 0", 'CHALLPAGE-1'],
  [
    'challenge: game image, name, duration, intensity',
    shows('/challenges', 'Baked or Bluffing?', '15-45 min', '2 of 5'),
  ],
  ['challenge: a prize description', shows('/challenges', 'The Stone Face.')],
  ['challenge: start and end dates, a bar, days/hours/minutes', 'CHALLPAGE-1'],
  ["challenge: 'Ready to Compete?' with 'Join Challenge'", shows('/challenges', 'Ready to Compete?', 'Join Challenge')],
  ["challenge: 'Your Status' with score, rank and a score entry", 'CHALLPAGE-4 CHALLPAGE-5'],
  [
    "challenge: 'Play {game} Now' leads to /games/{slug}",
    leads('/challenges', 'Play Baked or Bluffing? Now', '/games/baked-or-bluffing'),
  ],
  [
    'leaderboard: rank, avatar, username, first name, score, You; the id is in the answer alone (decision 26)',
    'CHALLPAGE-6 CHALLPAGE-8 CHALLENGE-15',
  ],
  ['leaderboard: verified scores first, and below them what was entered by hand', 'CHALLPAGE-8 CHALLENGE-7'],
  ["leaderboard: 'View Full Leaderboard' beyond 5 rows", 'CHALLPAGE-6'],
  ['how it works: explanations', 'CHALLPAGE-3'],
  ["'No Active Challenge' with 'Browse Games'", 'CHALLPAGE-2'],
  ['profile: spinner while loading', 'PROFILE-1'],
  [
    "profile: 'Not Logged In' and why",
    shows('/profile', 'Not Logged In', 'You need to be logged in to view your profile.'),
  ],
  ['profile: a link to /auth', leads('/profile', 'Log In', '/auth')],
  ['profile: tabs Profile, Settings, Game History, Favorites', 'PROFILE-2 PROFILE-4 PROFILE-5'],
  ["profile: 'Not set' when empty, edit mode, Log Out", 'PROFILE-2 PROFILE-3 PROFILE-6'],
  ['profile: an edit is saved (decision 7)', 'PROFILE-3'],
  ['settings: four toggles and Save Settings (decision 7)', 'PROFILE-4'],
  [
    "history with 'Load More History', favorites with 'Browse All Games', always there; no samples (decision 7)",
    'PROFILE-5',
  ],
  ['member-since comes from createdAt', 'PROFILE-2'],
  ['terms, privacy, disclaimer: a parody for entertainment', 'STATIC-1'],
  ['contact: name, email, subject, message', shows('/contact', 'Name', 'Email', 'Subject', 'Message')],
  ['contact: all four required; an alert confirms (decision 8)', 'STATIC-2 CONTACT-2'],
  ['contact: an email address, from the configuration', leads('/contact', 'us@play.example', 'mailto:us@play.example')],
  ['contact: a postal address and pages elsewhere, from the configuration', 'STATIC-4 CONTACT-4'],
  ['a week', is(CHALLENGE_DAYS, 7)],
]
