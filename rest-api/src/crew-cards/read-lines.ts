import { setImmediate as nextTurn } from 'node:timers/promises'
import { readCard } from '@highjinks/games/session'
import { isCleanText, isHarmlessText } from '@highjinks/platform'
import { CREW_CARDS_MOST, isWithin, type LINE_REFUSALS, nameKey, OFFER_MAX, tidy } from '@highjinks/protocol'
import { newPlayerId } from '@highjinks/session-store'
import type { OwnCrewCard } from './crew-cards.ts'

/** The most lines of a pasted box that are read. */
const LINES_MOST = CREW_CARDS_MOST
/** After this many lines, other callers get their turn. */
const LINES_AT_ONCE = 10

type Why = (typeof LINE_REFUSALS)[number]

interface ReadLines {
  readonly cards: readonly OwnCrewCard[]
  readonly refused: readonly { readonly line: number; readonly why: Why }[]
}

/** The lines of a pasted box as cards, as far as there is room. What a line costs is bounded, and so is their number. */
export async function readLines(box: string, before: readonly OwnCrewCard[], room: number): Promise<ReadLines> {
  const lines = box
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_MOST)
  const known = new Set(before.map(({ text }) => nameKey(text)))
  const cards: OwnCrewCard[] = []
  const refused: { readonly line: number; readonly why: Why }[] = []
  for (const [line, raw] of lines.entries()) {
    if (line % LINES_AT_ONCE === LINES_AT_ONCE - 1) await nextTurn()
    const text = raw.length > OFFER_MAX * 16 ? null : tidy(raw)
    const read = text === null ? null : readCard(text)
    const why = whyNot(text, read, known) ?? (cards.length >= room ? 'full' : null)
    if (why) refused.push({ line, why })
    else if (read) {
      known.add(nameKey(read.text))
      cards.push({ id: newPlayerId(), ...read })
    }
  }
  return { cards, refused }
}

function whyNot(text: string | null, read: ReturnType<typeof readCard>, known: ReadonlySet<string>): Why | null {
  if (text === null || !isWithin(text, OFFER_MAX)) return 'too-long'
  if (!read) return 'no-beginning'
  if (known.has(nameKey(text))) return 'twice'
  // A mild room has to be able to read it
  const isFit = read.level === 'Mild' ? isCleanText(text) : isHarmlessText(text)
  return isFit ? null : 'bad-words'
}
