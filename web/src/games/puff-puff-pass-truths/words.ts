import type { View } from '@highjinks/games/puff-puff-pass-truths'
import type { PlayerId, PlayerView } from '@highjinks/protocol'
import { LIST, namesOf } from '../attempt/attempt.ts'
import { nameOf, subjectOf } from '../screen.ts'

type Shown = NonNullable<View['reveal']>
export type Page = View['book'][number]

interface Told {
  readonly me: PlayerId | null
  readonly players: readonly PlayerView[]
}

/** Returns the answer of the card that has just turned over. */
export function revealHeadline(turned: readonly number[], { lie, turns }: Shown): string {
  const last = turned.at(-1)
  if (last === undefined) return turns.length > 2 ? 'Two of these are true …' : 'One of these is true …'
  if (last === lie) return `Number ${last + 1} is the lie!`
  return `Number ${last + 1} is ${turned.length === 1 ? 'true' : 'true, too'}`
}

/** Returns the author's result in one line. */
export function fooledWords({ reveal, turn }: View, { me, players }: Told): string {
  if (!reveal) return ''
  const votes = Object.keys(reveal.votes).length
  const author = subjectOf(players, turn, me)
  if (votes === 0) return 'Nobody voted.'
  if (reveal.fooled.length === 0) return 'Nobody fell for it.'
  if (reveal.fooled.length === votes && votes > 1) return `${author} fooled everyone!`
  return `${author} fooled ${LIST.format(reveal.fooled.map((id) => (id === me ? 'you' : nameOf(players, id))))}.`
}

/** Returns the result for this seat: whether it found the lie, or who fell for its own. */
export function ownWords({ reveal, turn, voters }: View, me: PlayerId, players: readonly PlayerView[]): string | null {
  if (!reveal || (me !== turn && !voters.includes(me))) return null
  const { votes, lie, counted } = reveal
  if (me === turn) {
    // Like the pay, without bots.
    const fooled = reveal.fooled.filter((id) => counted.includes(id))
    const all = counted.length
    if (all === 0) return 'Nobody voted.'
    if (fooled.length === 0) return 'Nobody fell for it.'
    return fooled.length === all && all > 1 ? 'You fooled everyone!' : `You fooled ${fooled.length} of ${all}!`
  }
  const vote = votes[me]
  if (!vote) return 'You stayed out of it.'
  if (vote.pick === lie) return vote.isSure ? 'Dead sure, and right!' : 'You caught the lie!'
  return vote.isSure ? 'Dead sure, dead wrong.' : `${nameOf(players, turn)} got you.`
}

/** Returns the last round's lies, the best liar first. Players who left no longer have a name. */
export function pagesOf({ book }: View, players: readonly PlayerView[]): readonly Page[] {
  return book.filter(({ by }) => players.some(({ id }) => id === by)).sort((a, b) => share(b) - share(a))
}

function share({ fooled, voted }: Page): number {
  return fooled.length / Math.max(1, voted)
}

export function victims({ fooled, voted }: Page, told: Told): string {
  if (voted === 0) return 'had no one to fool.'
  if (fooled.length === 0) return 'fooled nobody. Honest face.'
  if (fooled.length === voted && voted > 1) return 'fooled everyone.'
  return `fooled ${namesOf(fooled, told).replace(/^You/, 'you')}.`
}

/** Questions for people who can't think of one. */
const QUESTIONS = [
  'Who else was there?',
  'What happened right after that?',
  'How old were you?',
  'Who could we call right now to back that up?',
  'What were you wearing?',
  'Why have we never heard that one?',
  'What did it smell like?',
  'How did you get home?',
  'What did it cost?',
  'Which part of that are you proud of?',
  'Tell it again, but backward.',
  'Is there a photo?',
  'What day of the week was it?',
  'Who was the angriest about it?',
  'Would you do it again?',
  'What did your mother say?',
] as const

/** Returns the same question for a seat while one author presents, and another for its neighbor. */
export function questionFor(
  { seats, round }: { readonly seats: readonly PlayerId[]; readonly round: number },
  me: PlayerId,
): string {
  return QUESTIONS[(Math.max(0, seats.indexOf(me)) + round * 5) % QUESTIONS.length] ?? QUESTIONS[0]
}
