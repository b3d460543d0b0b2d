import * as z from 'zod/mini'

/** The spec's three levels, each with its own deck. */
export const INTENSITIES = ['Mild', 'Medium', 'Intense'] as const
export type Intensity = (typeof INTENSITIES)[number]
export const intensity = z.enum(INTENSITIES)

/** The three labels for people, by the value on the wire. */
export const DURATION_LABELS = {
  Quick: 'Quick (15 mins)',
  Standard: 'Standard (30 mins)',
  Extended: 'Extended (45+ mins)',
} as const
export const DURATIONS = ['Quick', 'Standard', 'Extended'] as const
export type Duration = (typeof DURATIONS)[number]
/** The minutes that the label promises. */
export const DURATION_MINUTES: Readonly<Record<Duration, number>> = { Quick: 15, Standard: 30, Extended: 45 }
const duration = z.enum(DURATIONS)

/** Clients send the word, the label or the minutes ("30min" is the spec's default for sharing); all mean the same. */
const SPELLINGS = new Map<string, Duration>(
  DURATIONS.flatMap((name, i) => [
    [name.toLowerCase(), name],
    [DURATION_LABELS[name].toLowerCase(), name],
    [`${15 * (i + 1)}min`, name],
    [`${15 * (i + 1)}+min`, name],
  ]),
)
const NOT_A_DURATION = 'Duration is Quick, Standard or Extended'
/** Case-insensitive by spelling out `[Qq][Uu]…`, because a pattern in JSON Schema has no flags. */
const SPELLED = [...SPELLINGS.keys()].map((name) =>
  name.replace(/[a-z]|[^a-z0-9 ]/g, (sign) => (/[a-z]/.test(sign) ? `[${sign.toUpperCase()}${sign}]` : `\\${sign}`)),
)
export const spokenDuration = z.pipe(
  z.string(NOT_A_DURATION).check(z.regex(new RegExp(`^ *(?:${SPELLED.join('|')}) *$`), NOT_A_DURATION)),
  z.transform((text, context) => {
    const name = SPELLINGS.get(text.trim().toLowerCase())
    if (name) return name
    context.issues.push({ code: 'custom', message: NOT_A_DURATION, input: text })
    return z.NEVER
  }),
)

/** Brisk ×0.7, normal, relaxed ×1.5, or no clock at all. */
export const PACES = ['brisk', 'normal', 'relaxed', 'none'] as const
export type Pace = (typeof PACES)[number]

/** At zero, a soft clock shows who it waits for and lets others skip; a hard clock acts. */
export const CLOCKS = ['soft', 'hard'] as const

/** Never Have I Ever reveals who (open) or only a range (incognito). */
export const REVEALS = ['open', 'incognito'] as const

/** Whether everyone sees who voted how. */
export const VOTES = ['faces', 'secret'] as const

/** Topics that a player can mute in private: no card about them reaches that player, and nobody learns why. */
export const TOPICS = [
  'touch',
  'exes',
  'money',
  'work',
  'family',
  'phone',
  'outdoors',
  'cannabis',
  'food',
  'drinking',
  'health',
  'embarrassment',
  'love',
  'props',
] as const
export type Topic = (typeof TOPICS)[number]
export const topic = z.enum(TOPICS)

const NOT_PLAYERS = 'The number of players is 2 to 20'

/** Muted topics, also as an earlier version wrote them: its single chip for cannabis and munchies means both. */
export const spokenTopics = z.pipe(
  z.array(z.enum([...TOPICS, 'consumption'])).check(z.maxLength(20)),
  z.transform((names): Topic[] => {
    const known = new Set<string>(names.flatMap((name) => (name === 'consumption' ? ['cannabis', 'food'] : [name])))
    return TOPICS.filter((one) => known.has(one))
  }),
)

/** Everyone in one room, or apart on a call. Some cards need the room. */
export const DISTANCES = ['same', 'apart'] as const
export type Distance = (typeof DISTANCES)[number]

export const settings = z.object({
  intensity,
  duration,
  numPlayers: z.int(NOT_PLAYERS).check(z.gte(2, NOT_PLAYERS), z.lte(20, NOT_PLAYERS)),
  pace: z.enum(PACES),
  clock: z.enum(CLOCKS),
  reveal: z.enum(REVEALS),
  /** Null until someone has chosen. */
  distance: z.nullable(z.enum(DISTANCES)),
  /** Rooms from an earlier version have none: their votes were secret, and their next ones show. */
  votes: z._default(z.enum(VOTES), 'faces'),
  /**
   * Whether the watchers play along, together as one player. While it's missing, because the host hasn't chosen, they
   * do once there are `BALCONY_FROM` people.
   */
  balcony: z.optional(z.enum(['off', 'guesses'])),
  /** Nobody in the room gets a card about cannabis. */
  noCannabis: z.optional(z.boolean()),
  /** For streams: screens show the code only while someone holds it. */
  hidesCode: z.optional(z.boolean()),
})

/** Settings as a room stored them, even before the lobby asked how far apart the players are. */
export const keptSettings = z.extend(settings, { distance: z._default(z.nullable(z.enum(DISTANCES)), null) })
export type Settings = z.infer<typeof settings>

export const DEFAULT_SETTINGS: Settings = {
  intensity: 'Medium',
  duration: 'Standard',
  numPlayers: 4,
  pace: 'normal',
  clock: 'soft',
  reveal: 'open',
  distance: null,
  votes: 'faces',
}

/** A change of settings: any of them, with durations in any spelling. */
export const settingsChange = z.partial(z.extend(settings, { duration: spokenDuration, votes: z.enum(VOTES) }))
export type SettingsChange = z.infer<typeof settingsChange>
