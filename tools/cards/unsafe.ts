import { DECKS } from '@highjinks/games/decks'
import type { Line } from './line.ts'

/** Matches an order: a sentence that begins with it, or continues with it. */
const ordered = (verbs: string) => new RegExp(`(?:^|[.!?:;]”? |\\b(?:must|then|and) )(?:${verbs})\\b`, 'i')

/** Orders. Scenes are acted without words, so they order nothing. */
const ORDERS = {
  'take something': ordered('drink|sip|chug|smoke|vape|inhale|toke|swallow|eat|taste|try(?! (?:not )?to)'),
  'send or post something': ordered('send|post|text|message|email|tweet|tag|upload|share|dm|reply|forward|go live'),
  'call somebody': /\bon speaker\b|(?:^|[.!?:;]”? )(?:call|phone|ring|dial|facetime|video-call) (?!the|it|one\b)/i,
  'tell on somebody':
    /\b(?:closeted|come out as|out (?:him|her|them|someone|somebody)|who told you|look there|they may ask who|say who said)\b/i,
} as const satisfies Readonly<Record<string, RegExp>>

/** Topics that are no joke, and that nobody should act out, because a real case would be taken for the act. */
const SUBJECTS = {
  'eat without knowing what is in it':
    /\b(?:dos(?:e|ed|es|ing)|spik(?:e|ed|ing)|drugged|roofie\w*|unlabeled|without a label|brownies?|wasn’t a normal|regular cookie)\b/i,
  drive: /\b(?:dr(?:ive|ives|iving|ove)|behind the wheel|steer\w*|ride home)\b/i,
  'act an emergency':
    /\b(?:emergenc\w*|collaps\w*|faint\w*|chok(?:e|es|ed|ing)|seizures?|overdos\w*|pass(?:ed|es|ing)? out|heart attack|911|ambulance|green(?:s|ed|ing)? out|poison\w*|dying|(?:can|could)(?:not|n’t) breathe|heartbeat|drown\w*)\b/i,
  undress: /\b(?:strip\w*|undress\w*|naked|nude|topless|skinny-dip\w*)\b/i,
  'bring in a child':
    /\b(?:child(?:ren|hood)?|kids?|bab(?:y|ies)|teen\w*|toddlers?|minors?|underage|schoolgirl|schoolboy|seventeen|sixteen|high school|prom|yearbook|babysitter|first kiss)\b/i,
  'use a slur':
    /\b(?:retard\w*|spaz\w*|lame|midgets?|gyps(?:y|ies)|gypped|trann\w*|fag\w*|dykes?|homos?|sluts?|whores?|hookers?|junkies?|crackheads?|psychos?|schizo\w*|savages?|oriental|redskin\w*|eskimos?|spirit animals?|powwows?|tribes?)\b/i,
  'go up high':
    /\b(?:roofs?|rooftops?|ledges?|balcon(?:y|ies)|cliffs?|window ?sills?|bridges?|ladders?|fire escapes?)\b/i,
  'play with fire': /\b(?:on fire|set .{0,20}fire|flames?|burn(?:s|ed|ing)?|torch\w*|candles?)\b/i,
} as const satisfies Readonly<Record<string, RegExp>>

const boards = new Set<string>(DECKS.boards.cards.map(({ id }) => id))

export type Danger = keyof typeof ORDERS | keyof typeof SUBJECTS

export interface Unsafe extends Line {
  readonly danger: string
}

/** Finds every line with a word that a person must check. */
export function findUnsafe(lines: readonly Line[]): readonly Unsafe[] {
  return lines.flatMap((line) => {
    const dangers = Object.entries(boards.has(line.id) ? SUBJECTS : { ...ORDERS, ...SUBJECTS })
    return dangers.filter(([, words]) => words.test(line.text)).map(([danger]) => ({ ...line, danger }))
  })
}
