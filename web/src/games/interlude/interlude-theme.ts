import type { ReactNode } from 'react'

/** A thing of the room, drawn with the pen of the covers into a square of 100. */
type Drawing = ReactNode

/** What an interlude wears in the room of its game: its words and a thing of that room. The rules are the same in all. */
export interface InterludeTheme {
  readonly point: {
    readonly title: string
    /** How it is done, for those who wait and for a TV. */
    readonly before: string
    /** To whoever has pointed at somebody, and at themselves. */
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
    /** To whoever is accused, by name. */
    readonly ask: (name: string) => string
    /** To oneself. */
    readonly call: string
    /** What it brings where at least half believe it, and else. */
    readonly pays: (believed: string, heard: string) => string
    /** To everybody else, with their two thumbs, and what came of it. */
    readonly question: string
    readonly yes: string
    readonly no: string
    readonly sold: string
    readonly unsold: string
    /** For whoever is at a loss. */
    readonly openers: readonly string[]
    readonly drawing: Drawing
  }
  readonly write: {
    readonly title: string
    readonly before: string
    readonly send: string
    readonly pass: string
    /** To whoever wrote nothing. */
    readonly nothing: string
    /** While all of it is read. */
    readonly read: string
    readonly drawing: Drawing
  }
}

/** Where a game has nothing of its own to put on. */
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
