import { setImmediate as nextTurn } from 'node:timers/promises'
import { isAboutOneOf, readCard } from '@highjinks/games/session'
import { hasContact, isCleanText, isHarmlessText, lookAlikeKey } from '@highjinks/platform'
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

interface Deck {
  /** The author's cards so far. */
  readonly before: readonly OwnCrewCard[]
  /** How many more cards the crew can keep. */
  readonly room: number
  /** The names of the crew's members. No card is about one of them. */
  readonly names: readonly string[]
}

/** The lines of a pasted box as cards, as far as there is room. What a line costs is bounded, and so is their number. */
export async function readLines(box: string, { before, room, names }: Deck): Promise<ReadLines> {
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
    const why = whyNot(text, read, { known, names }) ?? (cards.length >= room ? 'full' : null)
    if (why) refused.push({ line, why })
    else if (read) {
      known.add(nameKey(read.text))
      cards.push({ id: newPlayerId(), ...read })
    }
  }
  return { cards, refused }
}

function whyNot(
  text: string | null,
  read: ReturnType<typeof readCard>,
  { known, names }: { readonly known: ReadonlySet<string>; readonly names: readonly string[] },
): Why | null {
  if (text === null || !isWithin(text, OFFER_MAX)) return 'too-long'
  if (!read) return 'no-beginning'
  if (known.has(nameKey(text))) return 'twice'
  if (isAboutOneOf(text, names, lookAlikeKey)) return 'about-somebody'
  if (hasContact(text)) return 'has-contact'
  // A mild room has to be able to read it
  const isFit = read.level === 'Mild' ? isCleanText(text) : isHarmlessText(text)
  return isFit ? null : 'bad-words'
}
