/**
 * Everything a player or a caller can be refused for: the code a program reads, the status a REST call answers with,
 * the words a person reads. A closed list; what is not in it is a fault and answers `internal`.
 */
export const REFUSALS = {
  // What was sent cannot be understood
  malformed: [400, 'We could not read that request.'],
  'bad-json': [400, 'That is not valid JSON.'],
  'bad-name': [400, 'That name will not do. Try a kinder one.'],
  'reserved-name': [400, 'That word means something else here. Pick another name.'],
  'bad-words': [400, 'That text will not do. Try kinder words.'],
  'wrong-method': [405, 'That cannot be done here.'],
  'too-large': [413, 'That is more than we can take at once.'],
  'wrong-type': [415, 'Send it as JSON.'],
  // Who asks
  'not-signed-in': [401, 'Please sign in first.'],
  'bad-credentials': [401, 'Please check your credentials and try again'],
  'bad-token': [401, 'Please sign in again.'],
  forbidden: [403, 'You may not do that.'],
  barred: [403, 'The operator of this server has barred you from its rooms for a while.'],
  'sign-up-closed': [403, 'Nobody can sign up here at the moment. You can play without an account.'],
  'wrong-password': [403, 'That needs your present password.'],
  'confirm-first': [403, 'Sign in with your provider once more: that counts for five minutes.'],
  'provider-refused': [403, 'Whoever signs you in said no. Start again if that was a slip.'],
  'other-account': [403, 'That is another account than the one that is linked here.'],
  'unproven-email': [403, 'Whoever signs you in does not vouch for that email.'],
  'not-host': [403, 'Only the host can do that.'],
  'not-your-seat': [403, 'That seat is not yours.'],
  'bad-seat': [403, 'We do not know that seat. Join again with the code.'],
  kicked: [403, 'The host removed you from this session.'],
  locked: [403, 'The host has locked the door. Ask them to open it.'],
  lent: [403, 'Only the host whose chair this is can do that.'],
  // What is asked for
  'not-found': [404, 'There is nothing here.'],
  'game-not-found': [404, 'Game not found'],
  'session-not-found': [404, 'Game session not found. Please check the code and try again.'],
  'challenge-not-found': [404, 'That challenge does not exist.'],
  'tv-not-found': [404, 'No TV shows that code. Look at it once more: a code is good for ten minutes, and once.'],
  'player-not-found': [404, 'That player is not here.'],
  // What stands in the way
  'email-taken': [409, 'An account with this email already exists.'],
  'username-taken': [409, 'That username is taken. Try another one.'],
  'provider-taken': [409, 'That sign-in belongs to another account here.'],
  'name-taken': [409, 'Somebody here already has that name. Pick another one.'],
  'look-taken': [409, 'Somebody here wears that already. Pick another one.'],
  full: [409, 'This game is full. You can watch until a seat is free.'],
  'already-started': [409, 'This game has already started.'],
  'not-started': [409, 'The game has not started yet.'],
  'not-joined': [409, 'Join the challenge first.'],
  'too-few': [409, 'At least 2 players required to start the game'],
  paused: [409, 'The game is paused.'],
  'not-paused': [409, 'The game is not paused.'],
  'not-your-turn': [409, 'It is not your turn.'],
  'wrong-phase': [409, 'Too late: the table has moved on.'],
  'already-done': [409, 'You already did that.'],
  'too-many': [409, 'That is enough for now. Take one back first.'],
  'about-somebody': [409, 'That has the name of somebody who is here. Make it about anybody.'],
  'not-allowed': [409, 'The rules do not allow that now.'],
  'the-truth': [409, 'That is the truth in a false beard. Bend it further.'],
  'too-early': [409, 'The clock is still running.'],
  'old-host': [409, 'The chair has passed to somebody else.'],
  'not-playing': [409, 'You play from the next round.'],
  'no-mail': [409, 'This server sends no mail. Write to whoever runs it.'],
  'no-provider': [409, 'A password is the only way in here.'],
  'no-email': [409, 'Whoever signs you in did not tell your email, and an account needs one.'],
  'last-way-in': [409, 'Set a password first, or there is no way in.'],
  old: [409, 'That was already settled.'],
  gap: [409, 'Something before this got lost. Send it again.'],
  'set-aside': [409, 'That has stopped our server twice, so we left it out. Everything else goes on.'],
  // What is gone
  ended: [410, 'This session has ended.'],
  expired: [410, 'This session has expired.'],
  'bad-link': [410, 'This link has been used, or its hour is over. Ask for a new one.'],
  'bad-visit': [410, 'That sign-in is over. Start again.'],
  // What is too much, or away
  'too-often': [429, 'Slow down a little and try again.'],
  internal: [500, 'Something went wrong on our side. Please try again.'],
  upgrade: [426, 'Highjinks has a new version. Reload the page.'],
  'provider-away': [503, 'Whoever signs you in does not answer. Try again, or use a password.'],
  unavailable: [503, 'Hold on, we are reconnecting to our memory.'],
} as const satisfies Record<string, readonly [number, string]>

export type Refusal = keyof typeof REFUSALS

export function statusOf(code: Refusal): number {
  return REFUSALS[code][0]
}
export function messageOf(code: Refusal): string {
  return REFUSALS[code][1]
}
/** Sending the very same thing again may succeed; nothing was decided. */
export function isRetryable(code: Refusal): boolean {
  return code === 'unavailable' || code === 'too-often' || code === 'gap' || code === 'internal'
}
export function isRefusal(text: string): text is Refusal {
  return Object.hasOwn(REFUSALS, text)
}

/** What a pure decision answers: the next value, or why not. */
export type Step<State> = { readonly ok: true; readonly state: State } | Refused
export interface Refused {
  readonly ok: false
  readonly code: Refusal
  /** In words of its own; unsaid, in those of the list. */
  readonly message?: string
}
export function refuse(code: Refusal, message?: string): Refused {
  return message === undefined ? { ok: false, code } : { ok: false, code, message }
}
export function accept<State>(state: State): { readonly ok: true; readonly state: State } {
  return { ok: true, state }
}
