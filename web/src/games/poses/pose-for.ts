import { drawFrom } from '../../lib/draw-from.ts'
import { ACTS } from '../../show/people/act-pose.ts'
import type { Pose } from '../../show/people/poses.ts'

type Poses = readonly [Pose, ...Pose[]]

/** Returns one of these, always the same one for the same words. */
export function oneOf(poses: Poses, words: string): Pose {
  return poses[drawFrom(words) % poses.length] ?? poses[0]
}

export const STORIES: Poses = ['tells', 'whispers']
export const TRUTHS: Poses = ['whispers', 'admits', 'tells']
export const PLEAS: Poses = ['begs', 'swears', 'admits']

/** Verbs of a task with their poses. The first verb counts: "Sing what you would tell them" is sung. */
const VERBS: readonly (readonly [verbs: string, poses: Poses])[] = [
  ['sing serenade rap hum karaoke whistle yodel chant croon', ['sings']],
  ['dance moonwalk tango waltz twerk strut choreograph', ['dances']],
  ['beg begging plead apologize apology propose pray flirt comfort thank', ['begs']],
  [
    'sell pitch advertise interview audition auction convince persuade recruit present introduce review recommend campaign toast commercial compliment compliments flatter praise',
    ['sells'],
  ],
  ['swear promise vow oath deny pledge prove', ['swears']],
  [
    'argue defend lecture lawyer rant accuse debate complain explain protest preach teach judge roast insult scold speech warn',
    ['argues'],
  ],
  ['call text dial voicemail dictate', ['calls']],
  ['whisper gossip rumor', ['whispers']],
  ['confess admit admitting reveal', ['admits']],
  ['guess think invent rank list remember count rate predict choose pick', ['thinks']],
  ['imitate impersonate impression mimic', ['mimics', 'plays']],
  ['act mime perform show recreate re-create reenact demonstrate do walk pretend play be being', ACTS],
  [
    'tell say describe read answer talk speak narrate report commentary commentate forecast news deliver name share ask',
    ['tells'],
  ],
]
/** As they are written, and as in “take turns telling”. */
const SAID = VERBS.map(([verbs, poses]) => {
  const words = verbs.split(' ').flatMap((verb) => [verb, `${verb.replace(/e$/, '')}ing`])
  return { words: new RegExp(`\\b(${words.join('|')})\\b`, 'i'), poses }
})

/** Returns the pose for a card's task, which everyone can read. */
export function poseForTask(text: string): Pose {
  const said = SAID.map(({ words, poses }) => ({ at: text.search(words), poses })).filter(({ at }) => at >= 0)
  return oneOf(said.toSorted((a, b) => a.at - b.at)[0]?.poses ?? ACTS, text)
}

/** Returns a pose for two rivals: they fight, except in a song, a dance or a guess. */
export function poseForRivals(text: string): Pose {
  const pose = poseForTask(text)
  return pose === 'sings' || pose === 'dances' || pose === 'thinks' ? pose : 'fights'
}
