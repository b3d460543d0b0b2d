import type { PlayerId, TableFrame } from '@highjinks/protocol'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AttemptView, Ruling } from '../attempt/attempt.ts'
import type { CallOutcome } from '../attempt/call-news.tsx'
import type { CardExit } from '../attempt/card-exit.tsx'
import type { Play } from '../attempt/stamp-plays.tsx'
import type { Tone } from '../attempt/tones.ts'
import type { Ballot } from '../attempt/verdict-looks.ts'
import type { LapView } from '../lap/lap.ts'
import type { Tap } from './ask.ts'

type Ids = readonly PlayerId[]
type Part<Props> = (props: Readonly<Props>) => ReactNode

/** A card: the task, and its colors. */
export interface Task {
  readonly kicker: ReactNode
  readonly words: string
  /** The same words, drawn: with a blank in them, or with its filling. */
  readonly shown?: ReactNode
  /** A drawing of what it's done with; see `InterludeTheme`. */
  readonly thing?: ReactNode
  readonly className?: string
}

/** A phase's result for this screen's owner. */
export interface OwnNews {
  /** It is out by now. */
  readonly isOut: boolean
  readonly gains: Readonly<Record<PlayerId, number>>
  readonly words: (me: PlayerId) => string | null
  readonly why?: (me: PlayerId) => string | null
  /** A phone is full already. */
  readonly isTight?: boolean
}

/** The building blocks of boards: `parts/hand.tsx` draws them for a phone and a laptop, `parts/room.tsx` for a TV. */
export interface Parts {
  /** The main message of this moment. */
  readonly Title: Part<{ foot?: ReactNode; isLow?: boolean; children: ReactNode }>
  /** A player decides, and everyone watches them. */
  readonly Moment: Part<{ id: PlayerId | null; title: string; thing?: ReactNode; children: ReactNode }>
  /** The spotlight's players, with their card in one line, because something else is larger. */
  readonly Brief: Part<{ ids: Ids; card: Task; children: ReactNode }>
  /** The spotlight's players, above a card. */
  readonly PerformerLine: Part<{ ids: Ids; children: ReactNode }>
  /** The same during the news about who guessed them. */
  readonly News: Part<{ id: PlayerId | null; outcome: CallOutcome | null; children: string }>
  /** A line for everyone, except the players concerned, who read their own question. */
  readonly Question: Part<{ isLow?: boolean; children: string }>
  /** The performers, beside their task. */
  readonly Light: Part<{ ids: Ids; clapping?: Ids; between?: 'vs' | '&'; isSlim?: boolean; children: ReactNode }>
  /** A task, as large as there's room for; low where other things matter more. */
  readonly Card: Part<Task & { foot?: ReactNode; isLow?: boolean }>
  /** A statement or a task in one line, as everyone has read it by now. */
  readonly Line: Part<{
    kicker: ReactNode
    thing?: ReactNode
    /** Smaller letters on a phone: what follows needs the room. */
    isLow?: boolean
    /** Its special feature, which a TV shows as well. */
    special?: string | null
    words: string
    children: ReactNode
  }>
  /** The candidates, unless the question here is about them. */
  readonly Candidates: Part<{ label: string; ids: Ids }>
  /** Cards side by side. */
  readonly Cards: Part<{ children: ReactNode }>
  /** One of them, which can be tappable. */
  readonly PickCard: Part<{ value: string; words: string; kind: string; tap: Tap | null; className: string }>
  /** The others decide. */
  readonly Jury: Part<{ attempt: AttemptView; ballot?: Ballot | undefined }>
  /** Face down on a TV's table: who has answered, and who is about to. Elsewhere in words. */
  readonly Ballots: Part<{ voters: Ids; began: Ids; voted: Ids }>
  /** The players who have guessed. */
  readonly Called: Part<{ ids: Ids }>
  /** The players who have answered, out of this many. */
  readonly AnswerCount: Part<{ ids: Ids; of: number; have: string; before: ReactNode; note?: string | null }>
  /** Content that players who still have to answer don't need. */
  readonly Unasked: Part<{ children: ReactNode }>
  /** The people it was about, their task, and in a hand the seat's own result. */
  readonly Recap: Part<{ ids: Ids; card: Task | null; isOpen: boolean; own: OwnNews; children: ReactNode }>
  /** This seat's result, in the place of everyone's text. */
  readonly Spot: Part<{ own: OwnNews; children: ReactNode }>
  /** The result that everyone waits for. */
  readonly Awaited: Part<{ isOut: boolean; suspense: string; children: ReactNode }>
  readonly Ruling: Part<{
    ruling: Ruling
    attempt: AttemptView
    card?: string | null
    cardExit: CardExit
    isCounted?: boolean
  }>
  readonly Stamp: Part<{
    tone: Tone
    words: string
    foot?: ReactNode
    icon?: LucideIcon | null
    /** Its animation once it is down. */
    play?: Play | null
    /** Pieces that fly out from behind it. */
    burst?: ReactNode
  }>
  /** The biggest news, from edge to edge of a TV. */
  readonly Splash: Part<{ isOn: boolean; color: 'gold' | 'sky' | 'curtain'; children: ReactNode }>
  readonly Gains: Part<{
    isOut: boolean
    gains: Readonly<Record<PlayerId, number>>
    why?: (id: PlayerId) => string | null
    /** The people in the headline. */
    named?: Ids
    /** They are in the light, with their points over their heads. */
    isSeen?: boolean
    /** Something else is larger. */
    isAside?: boolean
  }>
  /** The leader, if a turn paid no one. */
  readonly Ranks: Part<{ isOut: boolean; standings: TableFrame['standings'] }>
  /** The player with the only vote of its kind. */
  readonly Explain: Part<{ by: PlayerId; vote: string; against: number }>
  readonly Performances: Part<{ lap: Pick<LapView, 'candidates' | 'deeds'> }>
  /** The best, and the points of each. */
  readonly Award: Part<{ ids: Ids; words: string; foot: string; pay: number }>
  /** Their faces, if they aren't in the light. */
  readonly Faces: Part<{ ids: Ids }>
  /** A sum, below a name. */
  readonly Paid: Part<{ children: string }>
  /** A round's points, and the standings. */
  readonly Standings: Part<{
    isOwnOut: boolean
    isOut: boolean
    standings: TableFrame['standings']
    gains: Readonly<Record<PlayerId, number>>
    /** The words for paid players. Default: a star's. */
    words?: string
    why: string | null
  }>
  /** This seat's result; for everyone else, the result of the people it was about. */
  readonly Sum: Part<{
    title: string
    words: string | null
    gain: number
    why: string | null
    isTight: boolean
    children: ReactNode
  }>
  /** All of it as one picture if there's room, with the words for screen readers; in a hand piece by piece. */
  readonly Picture: Part<{ picture: ReactNode; label: string; told: readonly string[]; children: ReactNode }>
  /** Content that a hand leaves to its room's TV, with some words until then. */
  readonly OnTvFirst: Part<{ suspense: string; children: ReactNode }>
  /** Only for a TV: an entrance, from edge to edge. */
  readonly InRoom: Part<{ children: ReactNode }>
  /** Pieces that a TV shows as one picture. */
  readonly InHand: Part<{ children: ReactNode }>
}
