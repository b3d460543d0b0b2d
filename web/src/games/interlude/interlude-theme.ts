import type { ReactNode } from 'react'

/** A thing of the room, drawn in the style of the covers into a square of 100. */
type Drawing = ReactNode

/** A game's own version of an interlude: its words and a thing of its room. The rules are the same in all games. */
export interface InterludeTheme {
  readonly point: {
    readonly title: string
    /** The instructions, for people who wait and for a TV. */
    readonly before: string
    /** For a player who has pointed at someone, or at themselves. */
    readonly at: (name: string) => string
    readonly self: string
    /** Before the first finger. */
    readonly suspense: string
    readonly drawing: Drawing
    /** On a TV it grows out of a fist at 80, 30 to the right, 120 wide and 60 high; without one a finger does. */
    readonly reach: Drawing
  }
  readonly plead: {
    readonly title: string
    /** For the accused, by name. */
    readonly ask: (name: string) => string
    /** For the player themselves. */
    readonly call: string
    /** The points if at least half believe it, and otherwise. */
    readonly pays: (believed: string, heard: string) => string
    /** For everyone else, with their two thumbs, and with the result. */
    readonly question: string
    readonly yes: string
    readonly no: string
    readonly sold: string
    readonly unsold: string
    /** For players at a loss for words. */
    readonly openers: readonly string[]
    readonly drawing: Drawing
  }
  readonly write: {
    readonly title: string
    readonly before: string
    readonly send: string
    readonly pass: string
    /** For players who wrote nothing. */
    readonly nothing: string
    /** While all the lines are being read. */
    readonly read: string
    readonly drawing: Drawing
  }
}

/** For a game without its own version. */
export const PLAIN: InterludeTheme = {
  point: {
    title: 'Everyone points',
    before: 'Everyone points at once, in secret.',
    at: (name) => `You’re pointing at ${name}. Look at someone else.`,
    self: 'You’re pointing at yourself. Brave.',
    suspense: 'Fingers out …',
    drawing: null,
    reach: null,
  },
  plead: {
    title: 'Everyone pointed',
    ask: (name) => `${name}, what’s your plea?`,
    call: 'Defend yourself, out loud!',
    pays: (believed, heard) => `${believed} if half the room believes it, otherwise ${heard}. Listen gravely.`,
    question: 'Do you believe it?',
    yes: 'Every word',
    no: 'Not a word',
    sold: 'The room believes it!',
    unsold: 'The room has doubts.',
    openers: ['Your honor, I was hungry.', 'Define “guilty”.', 'I’d do it again.'],
    drawing: null,
  },
  write: {
    title: 'Everyone writes',
    before: 'Everyone writes one line in secret.',
    send: 'That’s my line',
    pass: 'I have nothing',
    nothing: 'Nothing it is. Very modern.',
    read: 'Everyone wrote',
    drawing: null,
  },
}
