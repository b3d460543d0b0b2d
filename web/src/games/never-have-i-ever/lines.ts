import type { View } from '@highjinks/games/never-have-i-ever'
import type { Deed } from '../../show/jester/memory/deeds.ts'
import { type JesterScript, linesOf, type Occasion } from '../../show/jester/script.ts'
import { endOf } from '../../show/timeline/steps.ts'
import { starNews } from '../attempt/ruling-news.ts'
import { interludeDeeds, interludeNews } from '../interlude/interlude-news.ts'
import { guessGroups, revealTimeline } from './reveal-timeline.ts'

const lines = linesOf({
  lobby: [
    'Never Have I Ever. The cat with the halo is taking minutes.',
    'Tonight we find out who has. Spoiler: all of you.',
    'Never Have I Ever. Everybody here looks so innocent.',
    'Pull the blind. What’s said at this window stays here.',
  ],
  answer: [
    'Everyone is confessing into a phone. The halos hold their breath.',
    'Have or never: it’s being decided behind very long eyelashes.',
  ],
  'answer.asked': [
    'Your thumb knows. Your thumb was there.',
    'Look around. At least two of these people are capable of it.',
    'One tap, and your grandmother never has to know.',
  ],
  'answer.again': [
    'Hmm. Someone just sat up very straight.',
    'A little voice says “never.” A bigger one coughs.',
    'Oh, this one. I’m looking at nobody. Everyone.',
    'Some memories just knocked on the window.',
    'No judging. Slight giggling.',
    'Halos on. Halos straight? Halos crooked.',
  ],
  'answer.again.asked': [
    'Be honest. The cat already knows.',
    'Count your friends’ sins. Quietly.',
    'However many you think, this couch is worse.',
    'Technically, or truly? Truly, please.',
    'If you have to think about it, you have.',
    'If you’re asking whether that counts, it counts.',
  ],
  'answer.own.again': [
    'Homemade! Somebody here has a very specific past.',
    'I know whose it is. The halo keeps me quiet.',
    'Somebody wrote that and is now studying the ceiling.',
  ],
  'answer.own.again.asked': [
    'Somebody here is trying not to look proud of this one.',
    'This one’s local. Farm to table.',
  ],
  reveal: ['And that many have …', 'Here they come, one face at a time.'],
  'reveal.again': [
    'Look at both sides. Reconsider your friendships. Keep them.',
    'Some of you surprised me. Some really didn’t.',
    'Interesting. Very interesting. Next to the lamp, too?',
    'So that’s how you all turned out.',
    'Now you know. Someone over there is dying to tell.',
    'The cat has raised one eyebrow.',
    'Ask away. I saw some stories walk by.',
  ],
  'reveal.secret.again': [
    'No faces tonight, only numbers. Look innocent.',
    'Incognito keeps its promise. My lips are sewn.',
    'Nobody knows who. That’s half the fun.',
    'No names. That’s how we all talked about weed in college.',
  ],
  'reveal.all': [
    'Everyone has! A couch of seasoned professionals.',
    'All of you! Not a halo left in the room.',
    'Every single one. I feel so close to you.',
    'Unanimous. It should be on a team jersey.',
    'The whole couch. Someone frame this moment.',
    'A full house of haves. No witnesses, only colleagues.',
    'Everyone! The cat just threw the list away.',
    'No innocents left. I’m packing the halos away.',
    'Everyone has! Somewhere your mothers all sneezed at once.',
    'All of you. This couch is a crime scene with pillows.',
    'Everyone! I might as well ask stoners who’s hungry.',
  ],
  'reveal.none': [
    'Nobody? Nobody. The cat is laughing out loud.',
    'Not one of you? I’ll pretend to believe that.',
    'Zero! Pure as snow. City snow.',
    'All innocent. Or all excellent at this.',
    'A room of angels. Somebody check for wires.',
    'Nobody, they say. The halo just slipped.',
    'Nobody? I’ve seen straighter faces on clowns.',
    'Never, all of you. Fine. I’ll ask the cat.',
    'Nobody has? I’ll have the cat dust for fingerprints.',
    'Zero, from people who’ve said “this edible isn’t working.”',
  ],
  'reveal.alone': [
    'Only {name}! We need the story. We need it now.',
    '{name}, alone over there, and so much more interesting.',
    'One of a kind: {name}. Wave!',
    'Just {name}. I always suspected greatness.',
    '{name} alone. The cat offers {name} a chair.',
    'Everyone else stepped back. {name} stepped into legend.',
    'Only {name}, and look, no regrets at all.',
    'Nobody but {name}. Start with “it was a Tuesday.”',
    'Just {name}. Even the cat moved over to hear this.',
    'Only {name}. I have nine follow-ups and a flashlight.',
  ],
  'reveal.alone.others': [
    '{name} has lived. The rest of you have Wi-Fi.',
    'Everyone scoot toward {name}. There’s a story.',
    'You’re all staring at {name}. That’s not judgment, that’s envy.',
  ],
  'reveal.angel': [
    'Only {name} never has. Polish that halo, {name}.',
    'Everybody but {name}. There’s still time, {name}.',
    '{name} is the last innocent in the building.',
    'The halo goes to {name}. It’s adjustable.',
    '{name}, everybody here has done it. Everybody.',
    'The couch has a saint, and it’s {name}.',
    '{name} never has. We’ll keep an eye out for you, {name}.',
    'One halo left, and {name} wears it well.',
    '{name} alone never has. Someone laminate {name}.',
    'Never, {name}? And you’ve been to parties? With these people?',
  ],
  'reveal.half': [
    'Right down the middle. The couch needs a seam.',
    'Half and half. Both sides look equally smug.',
    'A perfect split. Shake hands across the cushions.',
    'Even! The cat refuses to pick a side.',
    'Half have, half haven’t, all are staring.',
    'A tie between experience and sleep.',
    'Half of you have stories. Half of you have questions.',
    'The halos and the horns, same number. How tidy.',
    'Nobody outvoted. Nobody off the hook.',
    'Equal teams. The window seat breaks the tie.',
    'Fifty-fifty. I’d have lost a bell on that.',
    'Two camps. Exchange hostages and details.',
    'Half have, half haven’t. Carpool accordingly.',
  ],
  'reveal.most': [
    'Most of you have. The rest are taking notes.',
    'The nevers are outnumbered. Huddle for warmth.',
    'A healthy majority of troublemakers. My people.',
    'So it’s basically a hobby in here.',
    'Majority guilty. The halo rental is closed.',
    'The innocents fit in a very small car.',
    'That side is crowded. And not one of them sorry.',
    'More haves than halos. The cat updates a list.',
    'To the few who never have: you’re with the right crowd.',
    'The guilty get the good cushions. It’s a rule.',
    'Most of you! I knew I liked this couch.',
    'A popular sin. There should be a punch card.',
    'Most have. The nevers look like kids at an R-rated movie.',
  ],
  'reveal.few': [
    'Just a few, and they look thrilled about it.',
    'A small, experienced club over there. Ask nicely.',
    'Most of you never have. The night is young.',
    'The few, the proud, the slightly pink.',
    'Mostly angels. A couple of them with soot.',
    'Not many, but quality.',
    'The haves just found each other. Precious.',
    'A little gang of haves. Matching jackets to follow.',
    'Halos everywhere, and a few very interesting heads.',
    'Rare, but not extinct.',
    'Those few will be asked about it until breakfast.',
    'Never, say most. “Hm,” says the cat.',
    'A few have. Their eyes met like raccoons in headlights.',
  ],
  'reveal.own': [
    'And it was {name} who wrote it. Of course it was.',
    'Signed: {name}. So many questions.',
    'The author is {name}! It explains the handwriting.',
    '{name} wrote that one. From the heart, I fear.',
    'Well, well, {name}. That’s very specific.',
    '{name} wrote it. That wasn’t a card, that was a diary.',
  ],
  'reveal.unknown': [
    'Hardly anybody guessed {name}. A ghostwriter!',
    '{name} wrote it, unseen, and gets paid for it.',
    'It was {name} all along. Plot twist.',
    'Nobody looked at {name}. Quiet people own the best shovels.',
  ],
  'reveal.unknown.others': ['You suspected the wrong person. It was {name}.'],
  story: [
    '{name} has the floor and, I hear, photographs.',
    '{name}, from the beginning, and don’t skip the good part.',
  ],
  'story.again': [
    'Story time. Blankets up. Go, {name}.',
    'Names may be changed to protect the giggling, {name}.',
    'Set the scene, {name}. Weather, music, level of regret.',
    'And then what happened, {name}?',
    'Settle in. {name} has the window seat.',
    'Take us there, {name}. Spare no eyebrow.',
    '{name}, we won’t judge. We’ll quote.',
    'Once upon a time there was {name} …',
  ],
  'story.again.others': ['Hush, everybody. {name} remembers it vividly.'],
  pen: ['One minute of good behavior. The cat is counting.', 'Everybody is busy. The cat looks away. Mostly.'],
  // It's no one's business here who writes.
  'pen.aside': [
    'The cat has found the warm spot. Everybody else may bid.',
    'A minute of phones. It’s practically a family dinner.',
    'I’m humming. It’s a waltz. You can’t tell, and that’s fine.',
    'Out on the fence somebody is meowing opera.',
    'The moon’s up. It has seen worse than you.',
    'Stretch if you like. The cat recommends it.',
    'I’ve dusted the halos. One of them is plastic.',
    'Lovely evening. A curtain across the street just moved.',
  ],
  ask: ['Someone in here has a story. The cat can smell it.', 'The light’s on. It’s warm, and it’s been lonely.'],
  'ask.again': ['Well? Someone’s ears just went red.', 'Hands up, whoever was there.', 'The window seat is free.'],
  nominate: ['No volunteers. I’ll ask around.', 'Nobody? The cat walks along the sofa, slowly.'],
  choose: ['Two stories, one minute.', 'They both want to. How refreshing.'],
  'choose.asked': ['Two stories. I’m hoping for the one with the boat.'],
  point: ['All angels, and one of them just coughed.', 'Nobody has, they say. The cat is reading faces.'],
  'point.asked': [
    'Nobody has? I’ve seen you people at a buffet.',
    'One of those halos is a glow stick.',
    'Someone’s lying, and someone’s ears are turning pink.',
  ],
  fingers: ['Let’s see whose halo rattles.', 'Halos, please hold still.'],
})

export const script: JesterScript<View> = {
  lines,
  quiet: ['answer'],
  deeds,
  clapping: (table) => table.applause.clapping,
  tellsFor: ({ phase, reveal, asked }) =>
    reveal && phase === 'reveal'
      ? endOf(revealTimeline(asked.length, reveal.mode === 'open' ? guessGroups(reveal).length : 0))
      : 0,
  news(table, last) {
    const { phase } = table
    return [
      ...(phase === 'reveal' ? revealed(table) : []),
      ...interludeNews(phase, table.interlude),
      ...starNews(table.lap.best, last?.lap.best),
      ...(phase === 'answer' && table.isOwn ? [{ of: 'answer.own.again' }] : []),
      ...(phase === 'story' && table.teller ? storyOf(table.teller) : []),
    ]
  },
}

/** Returns the story's occasions. This game has no turns, so the view names the storyteller. */
function storyOf(name: string): readonly Occasion[] {
  return [
    { of: 'story', name, mood: 'listens' },
    { of: 'story.again', name, mood: 'listens' },
  ]
}

function revealed({ reveal, asked, author }: View): readonly Occasion[] {
  if (!reveal || reveal.mode === 'incognito') return [{ of: 'reveal.secret.again' }]
  const { have, never, isUnknown } = reveal
  const after = endOf(revealTimeline(asked.length, guessGroups(reveal).length))
  const sides = sidesOf({ have, never }, asked.length).map((occasion) => ({ ...occasion, after }))
  if (author === null || asked.length < 3) return sides
  return [{ of: isUnknown ? 'reveal.unknown' : 'reveal.own', name: author, mood: 'laughs', after }, ...sides]
}

/** Returns the occasions about the two sides. */
function sidesOf({ have, never }: Record<'have' | 'never', readonly string[]>, asked: number): readonly Occasion[] {
  const [only] = have
  const [angel] = never
  const told = have.length + never.length
  if (told < 2) return []
  if (asked > 2 && told > 2) {
    if (have.length === asked) return [{ of: 'reveal.all', mood: 'laughs' }]
    if (never.length === asked) return [{ of: 'reveal.none', mood: 'laughs' }]
    if (have.length === 1 && only !== undefined) return [{ of: 'reveal.alone', name: only, mood: 'shocked' }]
    if (never.length === 1 && angel !== undefined) return [{ of: 'reveal.angel', name: angel, mood: 'laughs' }]
  }
  if (have.length === 0 || never.length === 0 || told < 4) return []
  if (have.length === never.length) return [{ of: 'reveal.half', mood: 'laughs' }]
  return [{ of: have.length > never.length ? 'reveal.most' : 'reveal.few', mood: 'laughs' }]
}

function deeds({ phase, reveal, interlude }: View): readonly Deed[] {
  if (phase !== 'reveal' || reveal?.mode !== 'open') return interludeDeeds(phase, interlude)
  return [
    ...reveal.have.map((by) => ({ kind: 'has', by }) as const),
    ...reveal.never.map((by) => ({ kind: 'never', by }) as const),
  ]
}
