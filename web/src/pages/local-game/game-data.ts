import type { LocalSettings } from '@highjinks/games/local'
import { DURATION_LABELS, DURATIONS, type Game, intensity, MAX_PLAYERS, MIN_PLAYERS, tidy } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { storedJson } from '../../lib/storage.ts'
import { isTonight } from '../../lib/tonight.ts'

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
/** The setup's data for the table, with the spec's key and shape. */
export type LocalGameData = z.infer<typeof schema>

const kept = storedJson<LocalGameData | null>('localGameData', z.nullable(schema), null)

/** Returns the setup for this game, if the last setup was for this game. */
export function gameDataOf(gameId: number): LocalGameData | null {
  const data = kept.get()
  return data?.gameId === gameId ? data : null
}

export function settingsOf({ settings }: LocalGameData): LocalSettings {
  const duration = DURATIONS.find((word) => DURATION_LABELS[word] === settings.duration) ?? 'Standard'
  return { numPlayers: settings.numPlayers, intensity: settings.intensity, duration }
}

/** Returns tonight's level and length of this game on one phone, for its room on everyone's own phones. */
export function settingsOfTonight(gameId: number): Pick<LocalSettings, 'intensity' | 'duration'> | undefined {
  const data = gameDataOf(gameId)
  if (!data || !isTonight(Date.parse(data.createdAt))) return undefined
  const { intensity, duration } = settingsOf(data)
  return { intensity, duration }
}

interface Choices {
  readonly game: Pick<Game, 'id' | 'name'> | null
  readonly sessionName: string
  readonly hostName: string
  readonly settings: LocalSettings | null
}

/** Stores the choices for the table. Returns null if they are stored, else the message to show. */
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
  // Find out here, not at the table, that a browser refuses to store.
  return kept.get()?.createdAt === createdAt ? null : 'Failed to set up local game'
}
