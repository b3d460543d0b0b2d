/** The spec's constants (section 9) and the house's own limits, each once. */
export const MIN_AGE = 21
export const CODE_LENGTH = 6
/** No vowels, so no words; no 0 O 1 I, so nobody asks which. */
export const CODE_ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ23456789'
export const MIN_PLAYERS = 2
export const LOBBY_CAP = 8
export const MAX_PLAYERS = 20
export const NAME_MAX = 20
export const LOCAL_NAME_MAX = 25
export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 200
export const USERNAME_MIN = 3
export const USERNAME_MAX = 30
export const DEFAULT_PLAYERS = 4
export const DEFAULT_ROUNDS = 10
export const SCORE_MAX = 1000
export const LEADERBOARD_PREVIEW = 5
export const MORE_GAMES = 3
export const SKELETON_CARDS = 8
export const INTENSITY_STEPS = 5
export const CHALLENGE_DAYS = 7

export const START_DELAY_MS = 1500
export const TESTIMONIAL_MS = 5000
export const COOKIE_BANNER_MS = 1000
export const COPIED_DIALOG_MS = 3000
export const COPIED_LOBBY_MS = 2000
export const JOIN_REDIRECT_MS = 1000
export const PAGE_FADE_MS = 300
export const CAROUSEL_STEP_PX = 400
export const TOAST_MS = 5000
export const TOAST_SWIPE_PX = 50
export const TOOLTIP_MS = 700
export const TOOLTIP_SKIP_MS = 300
export const SCROLLBAR_HIDE_MS = 600
export const ME_CACHE_MS = 5 * 60 * 1000

/**
 * A seat without a connection is away after this. A phone that changes its network, or whose server died, is back in
 * three to four seconds; a table that has gone on by then has lost what was tapped meanwhile.
 */
export const AWAY_GRACE_MS = 5000
/** After this somebody acts as host, until the host is back: pasting a link into a messenger takes less. */
export const HOST_AWAY_MS = 20_000
/** A seat that was taken and to which nobody ever connected counts for this long. */
export const UNCLAIMED_MS = 60_000
export const PRESENCE_TTL_MS = 25_000
export const PRESENCE_BEAT_MS = 10_000
export const SWEEP_MS = 250
export const ANTI_ENTROPY_MS = 2000
export const HARD_CLOCK_GRACE_MS = 250
/** A session nobody is connected to is over after this long. */
export const IDLE_MS = 2 * 60 * 60 * 1000
/** How long an ended session still answers "ended" instead of "never existed". */
export const TOMBSTONE_MS = 24 * 60 * 60 * 1000
export const BODY_MAX_BYTES = 16 * 1024
export const FRAME_MAX_BYTES = 16 * 1024
export const RESEND_MS = 1200
export const LANES_PER_SEAT = 16
/** All seats a session remembers, those who left included: what bounds its document. */
export const SEATS_KEPT = 24
export const SEATS_PER_SOCKET = 8
export const CONNECTIONS_PER_SEAT = 4
/** Colours and hats to tell people apart by: at least as many as there are seats. */
export const LOOK_COLORS = 8
export const HATS = 8
/** How bold cards get within their level. */
export const HEAT_MOST = 3
/** A line offered to the room, and how many of them a seat has waiting. */
export const OFFER_MAX = 100
export const OFFERS_PER_SEAT = 6

/** The rating helper of the spec: rounded and clamped to the five steps. */
export function clampRating(value: number): number {
  return Math.min(INTENSITY_STEPS, Math.max(1, Math.round(Number.isFinite(value) ? value : 3)))
}
/** What a browser tells of the cards it has seen, in letters. */
export const SEEN_MAX = 8000
