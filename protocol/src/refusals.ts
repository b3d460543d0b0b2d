/**
 * Every reason to refuse a player or caller: the code a program reads, the status of a REST reply, and the words a
 * person reads. The list is closed; any other failure is a fault and answers `internal`.
 */
export const REFUSALS = {
  // The request makes no sense
  malformed: [400, "We couldn't read that request."],
  'bad-json': [400, "That isn't valid JSON."],
  'bad-name': [400, "You can't use that name. Try another one."],
  'reserved-name': [400, 'That name is reserved. Pick another one.'],
  'bad-words': [400, "That text isn't allowed. Try nicer words."],
  'has-contact': [400, 'Leave out web addresses, emails and phone numbers.'],
  'wrong-method': [405, "That isn't supported here."],
  'too-large': [413, "That's too big to send."],
  'wrong-type': [415, 'Send it as JSON.'],
  // The caller
  'not-signed-in': [401, 'Please sign in first.'],
  'bad-credentials': [401, 'Please check your credentials and try again'],
  'bad-token': [401, 'Please sign in again.'],
  forbidden: [403, "You don't have permission to do that."],
  barred: [403, 'The operator has banned you from this server for now.'],
  'sign-up-closed': [403, 'Sign-ups are closed right now. You can play without an account.'],
  'wrong-password': [403, "That isn't your current password."],
  'confirm-first': [403, 'Sign in with your provider again, then retry within five minutes.'],
  'provider-refused': [403, 'Sign-in was canceled. Try again.'],
  'other-account': [403, "That isn't the account linked here."],
  'other-link': [403, 'This link is for another account. Log in to that one, then open the link again.'],
  'unproven-email': [403, "Your provider hasn't verified that email."],
  'not-host': [403, 'Only the host can do that.'],
  'not-your-seat': [403, "That isn't your seat."],
  'bad-seat': [403, "We don't recognize that seat. Join again with the code."],
  kicked: [403, 'The host removed you from this session.'],
  locked: [403, 'The host locked this room. Ask them to unlock it.'],
  'not-a-member': [403, "You aren't in this crew."],
  'no-keys': [403, 'Only the person with the keys can do that.'],
  lent: [403, 'Only the original host can do that.'],
  // The requested thing
  'not-found': [404, "There's nothing here."],
  'game-not-found': [404, 'Game not found'],
  'session-not-found': [404, 'Game session not found. Please check the code and try again.'],
  'challenge-not-found': [404, "That challenge doesn't exist."],
  'tv-not-found': [404, 'No TV has that code. Codes work once and expire after 10 minutes.'],
  'crew-not-found': [404, "That link doesn't lead to a crew. Ask a friend for the new one."],
  'player-not-found': [404, "That player isn't here."],
  // Conflicts with the current state
  'email-taken': [409, 'An account with this email already exists.'],
  'username-taken': [409, 'That username is taken. Try another one.'],
  'provider-taken': [409, 'That sign-in is already linked to another account.'],
  'name-taken': [409, 'Someone here already has that name. Pick another one.'],
  'look-taken': [409, 'Someone here is already wearing that. Pick another one.'],
  full: [409, 'This game is full. You can watch until a seat opens up.'],
  'seats-closed': [409, 'You can watch until the host lets you in.'],
  'full-crew': [409, 'This crew is full. It has room for 20 people.'],
  'full-crew-cards': [409, 'This crew has 200 cards, and that is all it can keep. Take one back first.'],
  'already-started': [409, 'This game has already started.'],
  'not-started': [409, "The game hasn't started yet."],
  'not-joined': [409, 'Join the challenge first.'],
  'too-few': [409, 'At least 2 players required to start the game'],
  paused: [409, 'The game is paused.'],
  'not-paused': [409, "The game isn't paused."],
  'not-your-turn': [409, "It's not your turn."],
  'wrong-phase': [409, 'Too late, that round is over.'],
  'already-done': [409, 'You already did that.'],
  'too-many': [409, "You've hit the limit. Remove one first."],
  'about-somebody': [409, "That names someone who's here. Keep it general."],
  'not-allowed': [409, "You can't do that right now."],
  'the-truth': [409, "That's basically the truth. Change it more."],
  'too-early': [409, 'The clock is still running.'],
  'old-host': [409, 'Someone else is the host now.'],
  'not-playing': [409, "You'll join in next round."],
  'no-mail': [409, "Email isn't set up here. Ask the person who runs this server."],
  'no-provider': [409, 'You can only sign in with a password here.'],
  'no-email': [409, "Your provider didn't share your email. An account needs one."],
  'last-way-in': [409, "Set a password first, or you won't be able to sign in."],
  old: [409, "That's already been decided."],
  gap: [409, 'We missed your last move. Try again.'],
  'set-aside': [409, 'That crashed our server twice, so we skipped it. The game goes on.'],
  // Gone
  ended: [410, 'This session has ended.'],
  expired: [410, 'This session has expired.'],
  'bad-link': [410, 'This link has already been used or has expired. Ask for a new one.'],
  'bad-visit': [410, 'That sign-in expired. Start over.'],
  // Too often, or a store is down
  'too-often': [429, 'Slow down a little and try again.'],
  internal: [500, 'Something went wrong on our side. Please try again.'],
  'cannot-show': [
    500,
    "We can't show you this part of the game. Your game is safe, and we'll try again on the next move.",
  ],
  upgrade: [426, 'Highjinks has a new version. Reload the page.'],
  'provider-away': [503, "Your provider isn't responding. Try again, or use a password."],
  'mail-busy': [503, "We're sending a lot of email right now. Try again in a few minutes."],
  unavailable: [503, "Hold on, we're reconnecting."],
} as const satisfies Record<string, readonly [number, string]>

export type Refusal = keyof typeof REFUSALS

export function statusOf(code: Refusal): number {
  return REFUSALS[code][0]
}
export function messageOf(code: Refusal): string {
  return REFUSALS[code][1]
}
/** Returns whether sending the same thing again can succeed: nothing was decided. */
export function isRetryable(code: Refusal): boolean {
  return code === 'unavailable' || code === 'too-often' || code === 'gap' || code === 'internal'
}
export function isRefusal(text: string): text is Refusal {
  return Object.hasOwn(REFUSALS, text)
}

/** The result of a pure decision: the next value, or the reason for a refusal. */
export type Step<State> = { readonly ok: true; readonly state: State } | Refused
export interface Refused {
  readonly ok: false
  readonly code: Refusal
  /** Replaces the message from the list. */
  readonly message?: string
}
export function refuse(code: Refusal, message?: string): Refused {
  return message === undefined ? { ok: false, code } : { ok: false, code, message }
}
export function accept<State>(state: State): { readonly ok: true; readonly state: State } {
  return { ok: true, state }
}
