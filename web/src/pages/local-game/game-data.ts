import type { LocalSettings } from '@highjinks/games/local'
import { DURATION_LABELS, DURATIONS, type Game, intensity, MAX_PLAYERS, MIN_PLAYERS, tidy } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { storedJson } from '../../lib/storage.ts'

const schema = z.object({
  gameId: z.int(),
  gameName: z.string(),
  sessionName: z.optional(z.string()),
  hostName: z.string(),
  settings: z.object({
    numPlayers: z.int().check(z.gte(MIN_PLAYERS), z.lte(MAX_PLAYERS)),
    intensity,
    duration: z.enum(DURATION_LABELS),
  }),
  createdAt: z.string(),
})
/** What the setup leaves for the table; the spec's key and shape. */
export type LocalGameData = z.infer<typeof schema>

const kept = storedJson<LocalGameData | null>('localGameData', z.nullable(schema), null)

/** What was set up for this game, if the last thing set up was this game. */
export function gameDataOf(gameId: number): LocalGameData | null {
  const data = kept.get()
  return data?.gameId === gameId ? data : null
}

export function settingsOf({ settings }: LocalGameData): LocalSettings {
  const duration = DURATIONS.find((word) => DURATION_LABELS[word] === settings.duration) ?? 'Standard'
  return { numPlayers: settings.numPlayers, intensity: settings.intensity, duration }
}

interface Choices {
  readonly game: Pick<Game, 'id' | 'name'> | null
  readonly sessionName: string
  readonly hostName: string
  readonly settings: LocalSettings | null
}

/** Keeps what was chosen for the table to find. Null when it is kept, else what to tell. */
export function keepGameData({ game, sessionName, hostName, settings }: Choices, now = new Date()): string | null {
  const host = tidy(hostName)
  if (!game || !host || !settings) return 'Missing required information'
  const { numPlayers, intensity, duration } = settings
  const createdAt = now.toISOString()
  kept.set({
    gameId: game.id,
    gameName: game.name,
    sessionName: tidy(sessionName) || undefined,
    hostName: host,
    settings: { numPlayers, intensity, duration: DURATION_LABELS[duration] },
    createdAt,
  })
  // A browser that refuses to store is found out here, not at the table.
  return kept.get()?.createdAt === createdAt ? null : 'Failed to set up local game'
}
