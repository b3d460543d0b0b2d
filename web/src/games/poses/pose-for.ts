import type { Pose } from '../../stage/sofa/poses.ts'
import { drawFrom } from './draw-from.ts'

type Poses = readonly [Pose, ...Pose[]]

/** One of these, always the same one for the same words. */
export function oneOf(poses: Poses, words: string): Pose {
  return poses[drawFrom(words) % poses.length] ?? poses[0]
}

/** Somebody plays a scene: what they do tells nothing of which one. */
export const ACTS: Poses = ['mimes', 'sneaks', 'mimics', 'plays']
/** Beside somebody else there is no room for arms as wide as the couch. */
const NARROW_ACTS: Poses = ['mimes', 'sneaks', 'mimics']
export const STORIES: Poses = ['tells', 'whispers']
export const TRUTHS: Poses = ['whispers', 'admits', 'tells']
export const PLEAS: Poses = ['begs', 'swears', 'admits']

/** What a task asks for by its verbs, the first of which counts: "Sing what you would tell them" is sung. */
const VERBS: readonly (readonly [words: RegExp, poses: Poses | null])[] = [
  [/\b(sing|serenade|rap|hum|karaoke|whistle|yodel|chant|croon)\b/i, ['sings']],
  [/\b(danc\w+|moonwalk|tango|waltz|twerk|catwalk|strut|choreograph\w*)\b/i, ['dances']],
  [/\b(beg|plead|apologi[sz]e|apology|propose|pray|flirt|comfort|thank)\b/i, ['begs']],
  [
    /\b(sell|pitch|advertis\w+|interview|audition|auction|convince|persuade|recruit|present|introduce|review|recommend|campaign|toast|host|commercial|compliments?|flatter|praise)\b/i,
    ['sells'],
  ],
  [/\b(swear|promise|vow|oath|deny|pledge|prove)\b/i, ['swears']],
  [
    /\b(argue|defend|lecture|lawyer|rant|accuse|debate|complain|explain|protest|preach|teach|judge|roast|insult|scold|speech|warn)\b/i,
    ['argues'],
  ],
  [/\b(call|text|dial|voicemail|voice message|dictate|on the phone)\b/i, ['calls']],
  [/\b(whisper|gossip|rumor)\b/i, ['whispers']],
  [/\b(confess|admit|reveal)\b/i, ['admits']],
  [/\b(guess|think|invent|rank|list|remember|count|rate|predict|choose|pick)\b/i, ['thinks']],
  [/\b(imitate|impersonat\w+|impression|mimic)\b/i, ['mimics', 'plays']],
  [/\b(act|mime|perform|show|re-?create|re-?enact|demonstrate|do|walk|pretend|play|be)\b/i, null],
  [
    /\b(tell|say|describe|read|answer|talk|speak|narrate|report|commentary|commentate|forecast|news|deliver|name|share|ask)\b/i,
    ['tells'],
  ],
]

interface Task {
  readonly text: string
  /** Two do it, side by side. */
  readonly isForTwo?: boolean
}

/** How somebody stands who does what a card says, as everybody can read it. */
export function poseForTask({ text, isForTwo = false }: Task): Pose {
  const found = firstVerb(text)
  const acts = isForTwo ? NARROW_ACTS : ACTS
  const pose = oneOf(found ?? acts, text)
  return isForTwo && pose === 'plays' ? 'mimics' : pose
}

/** Two against each other fight, unless it is a song, a dance or a guess. */
export function poseForRivals(text: string): Pose {
  const pose = poseForTask({ text, isForTwo: true })
  return pose === 'sings' || pose === 'dances' || pose === 'thinks' ? pose : 'fights'
}

function firstVerb(text: string): Poses | null {
  const found = VERBS.map(([words, poses]) => ({ at: text.search(words), poses })).filter(({ at }) => at >= 0)
  return found.toSorted((a, b) => a.at - b.at)[0]?.poses ?? null
}
