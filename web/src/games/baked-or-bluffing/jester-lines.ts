import type { View } from '@highjinks/games/baked-or-bluffing'
import { endOf } from '../../stage/beats/beats.ts'
import { type JesterScript, linesOf, type Occasion } from '../../stage/jester/script.ts'
import { loudestNews } from '../attempt/ruling-news.ts'
import { interludeNews } from '../interlude/interlude-news.ts'
import { revealStory } from './reveal-story.ts'

const lines = linesOf({
  lobby: [
    'Baked or Bluffing? Half of it is true. Guess which half.',
    'Tonight you lie with a straight face. The toast is teaching.',
    'Facts and fibs, fresh from the toaster.',
    'Baked or Bluffing? Everybody here looks trustworthy. Suspicious.',
  ],
  prepare: [
    'Fill your blank: the truth, our bend, or your own lie.',
    'Everybody gets a fact. Keep it honest or bake it.',
    'Truth or bend? Decide now, defend it later.',
  ],
  'prepare.again': [
    'New facts on the rack. Handle with mitts.',
    'Choose: honest professor or charming fraud?',
    'Write a lie so good you’d repeat it.',
    'A small lie travels further. So I’m told.',
    'Keep a straight face. Start practicing on the phone.',
    'The truth is already strange. Consider leaving it alone.',
    'Somebody’s smiling at their phone. Noted.',
    'Thirty characters are plenty to ruin a reputation.',
  ],
  argue: [
    '{name} defends it. You vote: legit or baked? Change anytime.',
    'Believe {name} or don’t. Lock when you’re sure.',
    '{name} swears it’s so. Ask, then vote.',
  ],
  'argue.again': [
    'Look {name} in the eye. Anything in there?',
    '{name} has the floor and a very calm voice.',
    'That sounds true. That’s how they get you.',
    'Ask {name} for the year. They hate that.',
    'Would {name} lie to you? It’s the game, so: maybe.',
    'I know nothing. I’m the only one here who admits it.',
    'Legit or baked? The toast is sweating butter.',
    '{name}, explain it to my grandmother.',
    'Notice the hands. Notice the eyebrows. Notice the crumbs.',
    'If it’s false, it’s beautifully false.',
    'Somebody here always says “baked.” Is it you?',
    'Grill {name}. Lightly, both sides.',
    'Listen for the pause, {name}’s or yours.',
  ],
  reveal: ['And it is …', 'Out of the toaster it comes.'],
  'reveal.again': [
    'So that’s that. Tell it at dinner tomorrow.',
    'Another thing you can’t unknow.',
    'The truth pops up, golden on both sides.',
    'Some of you knew. Some of you knew loudly.',
    'Science wins. Or {name} does.',
  ],
  'reveal.sweep': [
    '{name} fooled every last one of you. With butter.',
    'A clean sweep for {name}! Not one of you smelled smoke.',
    'All of you! {name} could sell sand at the beach.',
    'Everybody, meet {name}, crook of the evening.',
    'Nobody got it. {name}, teach a class.',
    'Perfect score for {name}. I’m locking up my bells.',
  ],
  'reveal.seen': [
    'Everybody saw through {name}. Honest faces are a curse.',
    'Not one fooled. {name}, you’re too pure for this.',
    'All correct! {name} has the poker face of a puppy.',
    'The room read {name} like a cereal box.',
    'You all knew. {name}, never rob a bank.',
  ],
  'reveal.believer': [
    'One believer, one winner: {name}.',
    'Only {name} bought it, and it was fresh.',
    'It was true, and {name} alone kept the faith.',
    '{name} alone! Everybody else, apologize to {name}.',
  ],
  'reveal.doubter': [
    'One doubter, one winner: {name}.',
    'Only {name} smelled smoke. One against all, and right.',
    'The crowd went left. {name} went right. Literally right.',
    'Trust {name} next time. Or don’t, more points for {name}.',
  ],
  'reveal.own': [
    '{name} made that up from scratch. Homemade!',
    'That lie was {name}’s own recipe.',
    'No suggestion, no help: {name} invented that alone.',
    'Handcrafted nonsense by {name}. Delicious.',
    '{name}’s own work, and you ate it.',
  ],
  'reveal.truth': [
    'The plain truth, and nobody believed {name}. Tragic.',
    'It was true! {name} told you. To your faces.',
    'Poor {name}. So honest. So ignored.',
    '{name} said the truth and it sounded ridiculous.',
  ],
  applause: ['And the warmest applause went to …'],
  point: [
    'Forks out! Point one in secret. Siding with the most pays.',
    'Point your fork at somebody. All at once. Yourself counts.',
    'Aim your fork where most forks go. It pays.',
  ],
  fingers: ['Here come the forks. Guard your plates.', 'Forks, one by one. Nobody mention dessert.'],
  plead: [
    '{name} is in the pan. Low heat. Talk.',
    'Explain yourself, {name}. The butter’s already sizzling.',
    '{name}, well done or half-baked? Out loud, please.',
    'Something’s burning. {name}, was it your alibi?',
  ],
  write: [
    'A recipe from everybody, one line each. The best gets paid.',
    'One secret ingredient each: a line. Names come later.',
    'Everybody stirs in one line. No tasting yet.',
  ],
})

/** After it all has come out it is read for a moment. */
const READ_MS = 600

export const script: JesterScript<View> = {
  lines,
  performances: ['plead'],
  clapping: (table) => table.applause.clapping,
  tellsFor,
  news(table, last) {
    const after = tellsFor(table)
    return [
      ...revealed(table),
      ...interludeNews(table.phase, table.interlude),
      ...loudestNews(table.loudest, last?.loudest),
    ].map((occasion) => ({ ...occasion, after: occasion.after ?? after }))
  },
}

function tellsFor({ reveal }: View): number {
  return reveal ? endOf(revealStory(Object.keys(reveal.votes).length)) + READ_MS : 0
}

function revealed({ reveal, turn, voters }: View): readonly Occasion[] {
  if (!reveal) return []
  const right = voters.filter((id) => reveal.votes[id] === (reveal.isTrue ? 'legit' : 'baked'))
  const wrong = voters.filter((id) => reveal.votes[id] === (reveal.isTrue ? 'baked' : 'legit'))
  const [only] = right
  const ofOwn: readonly Occasion[] =
    reveal.reading === 'own' && wrong.length > 0 ? [{ of: 'reveal.own', name: turn, mood: 'laughs' }] : []
  if (right.length === 0 && wrong.length > 1)
    return [{ of: reveal.isTrue ? 'reveal.truth' : 'reveal.sweep', name: turn, mood: 'shocked' }, ...ofOwn]
  if (right.length === 1 && wrong.length > 1 && only !== undefined)
    return [{ of: reveal.isTrue ? 'reveal.believer' : 'reveal.doubter', name: only, mood: 'claps' }, ...ofOwn]
  if (wrong.length === 0 && right.length > 1) return [{ of: 'reveal.seen', name: turn, mood: 'laughs' }]
  return ofOwn
}
