import type { PlayerId, TableFrame } from '@highjinks/protocol'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AttemptView, Ruling } from '../attempt/attempt.ts'
import type { CallOutcome } from '../attempt/call-news.tsx'
import type { Play } from '../attempt/stamp-plays.tsx'
import type { Tone } from '../attempt/tones.ts'
import type { Ballot } from '../attempt/verdict-looks.ts'
import type { WayOut } from '../attempt/way-out.tsx'
import type { LapView } from '../lap/lap.ts'
import type { Tap } from './ask.ts'

type Ids = readonly PlayerId[]
type Part<Props> = (props: Readonly<Props>) => ReactNode

/** A card: what has to be done, and in what colors. */
export interface Task {
  readonly kicker: ReactNode
  readonly words: string
  /** The same words, drawn: with a blank in them, or with what fills it. */
  readonly shown?: ReactNode
  readonly className?: string
}

/** What came of a phase for whoever holds this screen. */
export interface OwnNews {
  /** It is out by now. */
  readonly isOut: boolean
  readonly gains: Readonly<Record<PlayerId, number>>
  readonly words: (me: PlayerId) => string | null
  readonly why?: (me: PlayerId) => string | null
  /** A phone is full already. */
  readonly isTight?: boolean
}

/** What boards are made of: `parts/hand.tsx` draws it for a phone and a laptop, `parts/room.tsx` for a TV. */
export interface Parts {
  /** What everybody should know of this moment. */
  readonly Title: Part<{ foot?: ReactNode; isLow?: boolean; children: ReactNode }>
  /** Somebody decides, and all look at them. */
  readonly Moment: Part<{ id: PlayerId | null; title: string; thing?: ReactNode; children: ReactNode }>
  /** Whose moment it is, and their card in one line: something else is larger. */
  readonly Brief: Part<{ ids: Ids; card: Task; children: ReactNode }>
  /** Whose moment it is, above a card. */
  readonly Who: Part<{ ids: Ids; children: ReactNode }>
  /** The same while it is told who guessed them. */
  readonly News: Part<{ id: PlayerId | null; outcome: CallOutcome | null; children: string }>
  /** What everybody reads, where those who are asked read what they are asked. */
  readonly Question: Part<{ isLow?: boolean; children: string }>
  /** Whoever performs, beside what they perform. */
  readonly Light: Part<{ ids: Ids; clapping?: Ids; between?: 'vs' | '&'; isSlim?: boolean; children: ReactNode }>
  /** A task, as large as there is room for; low where other things matter more. */
  readonly Card: Part<Task & { foot?: ReactNode; isLow?: boolean }>
  /** What was said or to be done, in one line: everybody has read it by now. */
  readonly Line: Part<{
    kicker: ReactNode
    /** What is special about it, which a TV says as well. */
    special?: string | null
    words: string
    children: ReactNode
  }>
  /** Those it can be about, if they aren't asked about here. */
  readonly Candidates: Part<{ label: string; ids: Ids }>
  /** Cards side by side. */
  readonly Cards: Part<{ children: ReactNode }>
  /** One of them, which may be tapped. */
  readonly PickCard: Part<{ value: string; words: string; kind: string; tap: Tap | null; className: string }>
  /** The others decide. */
  readonly Jury: Part<{ attempt: AttemptView; ballot?: Ballot | undefined }>
  /** Face down on the table of a TV: who has answered, and who is about to. Said in words elsewhere. */
  readonly Ballots: Part<{ voters: Ids; began: Ids; voted: Ids }>
  /** Who has guessed. */
  readonly Called: Part<{ ids: Ids }>
  /** Who has given what was asked of so many. */
  readonly Given: Part<{ ids: Ids; of: number; have: string; before: ReactNode; note?: string | null }>
  /** What nobody needs who still has to answer. */
  readonly Unasked: Part<{ children: ReactNode }>
  /** Who it was about, what they had to do, and in a hand what came of it for that seat. */
  readonly Recap: Part<{ ids: Ids; card: Task | null; isOpen: boolean; own: OwnNews; children: ReactNode }>
  /** What came of it for this seat, in the place of what everybody reads. */
  readonly Spot: Part<{ own: OwnNews; children: ReactNode }>
  /** What everybody waits for. */
  readonly Awaited: Part<{ isOut: boolean; suspense: string; children: ReactNode }>
  readonly Ruling: Part<{
    ruling: Ruling
    attempt: AttemptView
    card?: string | null
    wayOut: WayOut
    isCounted?: boolean
  }>
  readonly Stamp: Part<{
    tone: Tone
    words: string
    foot?: ReactNode
    icon?: LucideIcon | null
    /** What it does once it is down. */
    play?: Play | null
    /** What flies out from behind it. */
    burst?: ReactNode
  }>
  /** The greatest thing that can be said, from edge to edge of a TV. */
  readonly Splash: Part<{ isOn: boolean; color: 'gold' | 'sky' | 'curtain'; children: ReactNode }>
  readonly Gains: Part<{
    isOut: boolean
    gains: Readonly<Record<PlayerId, number>>
    why?: (id: PlayerId) => string | null
    /** Those a headline names. */
    named?: Ids
    /** They are in the light, with their points over their heads. */
    isSeen?: boolean
    /** Something else is larger. */
    isAside?: boolean
  }>
  /** Where a turn paid nobody: who is ahead. */
  readonly Ranks: Part<{ isOut: boolean; standings: TableFrame['standings'] }>
  /** Whoever was alone with a vote. */
  readonly Explain: Part<{ by: PlayerId; vote: string; against: number }>
  readonly Deeds: Part<{ lap: Pick<LapView, 'candidates' | 'deeds'> }>
  /** Whoever was the best, and what each of them is paid. */
  readonly Award: Part<{ ids: Ids; words: string; foot: string; pay: number }>
  /** Their faces, if they aren't in the light. */
  readonly Faces: Part<{ ids: Ids }>
  /** A sum, below a name. */
  readonly Paid: Part<{ children: string }>
  /** What somebody was paid at the end of a lap, and how everybody stands. */
  readonly Standings: Part<{
    isOwnOut: boolean
    isOut: boolean
    standings: TableFrame['standings']
    gains: Readonly<Record<PlayerId, number>>
    /** What is said to those who were paid. Default: what is said to a star. */
    words?: string
    why: string | null
  }>
  /** What came of it for this seat; for anybody else what is said of whoever it was about. */
  readonly Sum: Part<{
    title: string
    words: string | null
    gain: number
    why: string | null
    isTight: boolean
    children: ReactNode
  }>
  /** All of it as one picture where there is room, with the words for whoever listens; in a hand piece by piece. */
  readonly Picture: Part<{ picture: ReactNode; label: string; told: readonly string[]; children: ReactNode }>
  /** What a hand leaves to the TV of its room, and until it comes some words. */
  readonly OnTvFirst: Part<{ suspense: string; children: ReactNode }>
  /** Too large for anything but a TV: an entrance, from edge to edge. */
  readonly InRoom: Part<{ children: ReactNode }>
  /** What a TV shows as one picture, piece by piece. */
  readonly InHand: Part<{ children: ReactNode }>
}
