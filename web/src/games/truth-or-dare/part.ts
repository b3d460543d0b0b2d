import type { Hand, View } from '@highjinks/games/truth-or-dare'
import type { GhostTaps } from '../ghost/ghost-taps.ts'
import { nameOf, type ScreenProps } from '../screen.ts'

/** What a seat does with the two cards that were dealt. */
export interface Part {
  readonly isActor: boolean
  readonly ask: string
  /** What is said once one's card is taken. */
  readonly given: string
  /** On the cards, before “truth” or “dare”; null where there is nothing to tap. */
  readonly label: string | null
  /** On the one that was taken. */
  readonly mark: string
  readonly chosen: string | null
  /** The others still call it. */
  readonly isSecret: boolean
  readonly take: (card: string) => void
}

type PartProps = ScreenProps<View, Hand>

/** Whoever watches may take one as well, for nothing. */
export function partOf(props: PartProps, ghost: GhostTaps | null): Part {
  const { table, hand, me } = props
  const isActor = me !== null && table.turn === me
  if (me === null || hand === null) return { ...watching(props, isActor), ...(ghost && haunting(ghost)) }
  if (table.pickers.includes(me)) return picking(props, hand)
  if (isActor && !table.isRoomsPick) return keeping(props, hand)
  return table.callers.includes(me) ? calling(props, hand, isActor) : watching(props, isActor)
}

/** What is said to whoever has nothing to take. */
export function dealAsk(table: View, players: PartProps['players']): string {
  const name = nameOf(players, table.turn)
  return `${table.isRoomsPick ? `The room picks one for ${name}.` : `${name} keeps one. Which?`} ${countOf(table)}`
}

function watching({ table, players }: PartProps, isActor: boolean): Part {
  const ask = dealAsk(table, players)
  return { isActor, ask, given: ask, label: null, mark: '', chosen: null, isSecret: false, take: () => undefined }
}

function haunting({ chosen, guess }: GhostTaps): Pick<Part, 'label' | 'mark' | 'chosen' | 'take'> {
  return { label: 'Guess this one', mark: 'My guess', chosen, take: guess }
}

function picking({ table, players, act }: PartProps, hand: Hand): Part {
  const name = nameOf(players, table.turn)
  return {
    isActor: false,
    ask: `You decide in secret: what does ${name} have to do?`,
    given: `Voted. What will the room make of ${name}?`,
    label: 'Give them the',
    mark: 'Your vote',
    chosen: hand.pick,
    isSecret: false,
    take: (card) => act({ type: 'pick', card }),
  }
}

function keeping({ table, act }: PartProps, hand: Hand): Part {
  return {
    isActor: true,
    ask: 'Pick one. Everyone sees both and guesses which.',
    given: `Got it. Now look innocent. ${countOf(table)}`,
    label: 'Keep this',
    mark: 'Your vote',
    chosen: hand.kept,
    isSecret: true,
    take: (card) => act({ type: 'keep', card }),
  }
}

function calling({ table, players, act }: PartProps, hand: Hand, isActor: boolean): Part {
  return {
    isActor,
    ask: isActor
      ? 'The room picks for you: which one? +200'
      : `Which one does ${nameOf(players, table.turn)} keep? +50`,
    given: isActor ? `That’s your guess. ${countOf(table)}` : 'Got it. Keep a straight face.',
    label: 'Guess this one',
    mark: 'My guess',
    chosen: hand.call,
    isSecret: false,
    take: (call) => act({ type: 'call', call }),
  }
}

/** How many of the others have given what is asked of them. */
function countOf({ isRoomsPick, callers, called, pickers, picked }: View): string {
  if (isRoomsPick) return pickers.length === 0 ? '' : `${picked.length} of ${pickers.length} voted`
  return callers.length === 0 ? '' : `${called.length} of ${callers.length} guessed`
}
