import * as z from 'zod/mini'
import { line } from './text.ts'

export const NAME_MAX = 20

/** No vowels, so no words; no 0 O 1 I, so nobody has to ask which. */
export const CODE_ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ23456789'

export const CODE_LENGTH = 6

/** The room in which a demo's bots play, one game after another. */
export const SHOW_CODE = 'BTS247'

/** Never all digits, so that `/multiplayer/{id}` can tell a session from a game. */
export const sessionId = z
  .string('That is not a session')
  .check(z.regex(/^s[A-Za-z0-9_-]{10,40}$/, 'That is not a session'))
export type SessionId = string

/** Public: identifies a seat and proves nothing. */
export const playerId = z.string('That is not a player').check(z.regex(/^[A-Za-z0-9_-]{4,40}$/, 'That is not a player'))
export type PlayerId = string

/** A random word that the browser keeps, so that a kicked device stays out. */
export const device = z.string('That is not a device').check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, 'That is not a device'))

/** 256 bits that prove a seat. Only sent in the answer to a join and in the handshake. */
export const seatToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{40,100}$/, 'That is not a seat token'))

/** A card of any deck. IDs are never reused. */
export const cardId = z
  .string('That is not a card')
  .check(z.regex(/^(?=.{4,64}$)[a-z]+(?:-[a-z]+)*-[0-9]{2,4}$/, 'That is not a card'))

/** The most cards an operator can set aside, to keep small what every deal and every phone checks. */
export const CARDS_ASIDE_MOST = 100

export const gameId = z
  .int('That is not a game')
  .check(z.gte(1, 'That is not a game'), z.lte(1_000_000, 'That is not a game'))

const CODE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`)
/** Accepts upper and lower case; only characters that we use can be a code. */
export const code = z.pipe(
  z
    .string('Please enter a valid game code')
    .check(z.regex(/^[ \t]*[A-Za-z0-9]{6}[ \t]*$/, 'Please enter a valid 6-character game code.')),
  z.transform((text) => text.trim().toUpperCase()),
)
export function isIssuable(text: string): boolean {
  return CODE.test(text)
}

export const playerName = line(NAME_MAX, {
  required: 'Please enter your name to join the game',
  tooLong: `Names have at most ${NAME_MAX} characters`,
})
