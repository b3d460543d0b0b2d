import * as z from 'zod/mini'
import { favorite, game, historyEntry } from '../entities.ts'
import { CARDS_ASIDE_MOST, cardId } from '../ids.ts'
import { endpoint } from './endpoint.ts'

/** Path and query parameters arrive as text. */
export const wholeNumber = z.pipe(
  z.string('That is not a number').check(z.regex(/^[0-9]{1,9}$/, 'That is not a number')),
  z.transform((text) => Number(text)),
)
/** The end of the previous history page, as that page returned it. */
const bookmark = z
  .string('That is not a bookmark')
  .check(z.regex(/^[0-9a-z]{1,11}\.s[A-Za-z0-9_-]{10,40}\.[0-9a-z]{1,8}$/, 'That is not a bookmark'))
const gameParams = z.object({ id: wholeNumber })
const favoriteParams = z.object({ gameId: wholeNumber })

export const gameEndpoints = {
  games: endpoint({
    method: 'GET',
    path: '/api/games',
    summary: 'List the games',
    reply: z.array(game),
    status: 200,
    maxAge: 60,
    auth: 'none',
    refusals: [],
  }),
  game: endpoint({
    method: 'GET',
    path: '/api/games/{id}',
    summary: 'Get a game',
    params: gameParams,
    reply: game,
    status: 200,
    maxAge: 60,
    auth: 'none',
    refusals: ['malformed', 'game-not-found'],
  }),
  cardsAside: endpoint({
    method: 'GET',
    path: '/api/cards/aside',
    summary: 'List the cards set aside, for phones that deal on their own',
    reply: z.object({ cards: z.array(cardId).check(z.maxLength(CARDS_ASIDE_MOST)) }),
    status: 200,
    maxAge: 60,
    auth: 'none',
    refusals: [],
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/history',
    summary: 'List the games the user played online, newest first, ten per page',
    query: z.object({ before: z.optional(bookmark) }),
    reply: z.object({ entries: z.array(historyEntry), next: z.nullable(z.string()) }),
    status: 200,
    auth: 'needed',
    refusals: ['malformed', 'not-signed-in', 'bad-token', 'unavailable'],
  }),
  favorites: endpoint({
    method: 'GET',
    path: '/api/favorites',
    summary: "List the user's favorite games, newest first",
    reply: z.array(favorite),
    status: 200,
    auth: 'needed',
    refusals: ['not-signed-in', 'bad-token', 'unavailable'],
  }),
  addFavorite: endpoint({
    method: 'PUT',
    path: '/api/favorites/{gameId}',
    summary: 'Add a favorite',
    params: favoriteParams,
    reply: favorite,
    status: 200,
    auth: 'needed',
    refusals: ['malformed', 'game-not-found', 'not-signed-in', 'bad-token', 'unavailable'],
  }),
  removeFavorite: endpoint({
    method: 'DELETE',
    path: '/api/favorites/{gameId}',
    summary: 'Remove a favorite',
    params: favoriteParams,
    reply: z.object({ ok: z.literal(true) }),
    status: 200,
    auth: 'needed',
    refusals: ['malformed', 'not-signed-in', 'bad-token', 'unavailable'],
  }),
} as const
