import type { View } from '@highjinks/games/high-rollers'
import type { Deed } from '../../show/jester/memory/deeds.ts'
import { type JesterScript, linesOf, type Occasion } from '../../show/jester/script.ts'
import { rulingDeeds, rulingNews, starNews } from '../attempt/ruling-news.ts'
import { interludeDeeds, interludeNews } from '../interlude/interlude-news.ts'

const lines = linesOf({
  lobby: [
    'High Rollers. A casino on a cloud. Wipe your feet.',
    'Dice on skates tonight. I don’t make the rules. I do.',
    'Welcome to the only casino with a jar. Mind the jar.',
    'High Rollers! Blow on the dice. From a distance.',
  ],
  ready: [
    '{name} has the dice. The dice have heard about {name}.',
    'Two dice, {name}, and neither of them likes to lose.',
  ],
  'ready.again': [
    'Roll, {name}. The skates are on.',
    '{name} has the dice. Someone hold my hat.',
    'New roller: {name}. Fresh luck, never used.',
    'Shake it, {name}. Politely, then less politely.',
    'The cloud holds its breath for {name}.',
    'Dice to {name}. The house smiles.',
    '{name}, make those little squares scream.',
    'Come on, {name}. Jester needs a new bell.',
    'Your throw, {name}. Fortune favors the wrist.',
  ],
  keep: [
    '{name} has a number, a choice and terrible influences.',
    '{name} could stop now. {name} has never stopped at one cookie.',
  ],
  'keep.asked': ['{name} has never left a buffet early. Just saying.'],
  'keep.actor': ['You’re ahead. That’s when my uncle bought the boat.'],
  'keep.again': [
    'Keep or push, {name}? Only one of you is greedy.',
    '{name} is looking at those dice like an ex.',
    'Sensible or spectacular, {name}?',
    'The angel says keep. The dice say wheee.',
    'A push can bust. A keep can haunt.',
    'I know what I’d do. I’ve lost three castles.',
  ],
  'keep.again.asked': [
    'Where does {name} stop? You tell me.',
    '{name} has a tell. It’s the whole face.',
    'Shout at {name}. It helps nobody.',
  ],
  'keep.again.actor': ['Take it and smile, or push and pray?'],
  'keep.high': [
    'A five! That’s the top shelf, {name}.',
    'Five! The cloud just went pink.',
    'It’s a five. Somebody fetch {name} a cape.',
    'A five, {name}. I’d like to see your emergency contact.',
    'Five! That’s not a roll, {name}, that’s a blunt.',
  ],
  'keep.high.others': ['Maximum risk for {name}. Sit comfortably.', 'A five for {name}. The front row may get wet.'],
  'keep.low': [
    'A one. Cozy. Like a dare with slippers.',
    'Gentle roll, {name}. The push button is winking.',
    'One! Warm milk of the dice world.',
    'A one, {name}. The decaf of danger.',
  ],
  roll: ['Pushed! Here they go again …', 'Another throw. Nerves of jelly.', 'The jar is licking its lips.'],
  'roll.held': [
    'It held! {name} pushed and got away with it.',
    '{name} dared the dice, and the dice blinked.',
    'It held! The pot has put on weight.',
    'The push paid off. {name} will hum all night.',
    'It held! {name}, the angel on your shoulder fainted.',
    'The dice wobbled. {name} didn’t. I did, a little.',
    'Luck like that, {name}, and you’re spending it on a couch.',
    'Held! {name} could roll a joint in a hurricane.',
  ],
  'roll.bust': [
    'Bust! The jar says thank you, {name}.',
    'Ouch. {name}, the room has two ideas.',
    'The dice said no. The room says “ooh.”',
    'Bust, {name}. It was a beautiful mistake.',
    'Bust! {name} had a good thing and poked it.',
    '{name}, that went up like a badly rolled joint.',
    '“One more,” said {name}. Every great disaster starts with “one more.”',
    'Somewhere, that first roll is telling its friends about you, {name}.',
  ],
  'roll.bust.others': ['Bust! {name} is all yours. Look at those hungry little faces.'],
  wild: ['Wild! The room votes what it will be.', 'A Wild! {name} waits, the room rubs its hands.'],
  'wild.actor': ['No roll, no say. Smile at the people with the buttons.'],
  'wild.asked': [
    'A Wild. You’ve never looked so powerful, or so hungry.',
    'Four tasks, one {name}. I’d buy a ticket to the third.',
  ],
  'wild.again': [
    'Anything goes. Well, four things go.',
    'Wild card, wild room.',
    'Whatever it is, {name} will say it was the plan all along.',
    'Four tasks, no brakes. {name} smiles like it’s a roller coaster.',
  ],
  'wild.again.asked': ['Wild! This is how friends find out about each other.', 'The die shrugged. You decide.'],
  name: [
    '{name} is picking a person. Suddenly the ceiling is fascinating.',
    'Someone here is about to be named. {name} is browsing.',
  ],
  'name.asked': ['{name} is shopping, and you’re all on the shelf.'],
  'name.again': [
    'Who will it be? Somebody’s already blushing.',
    'Point that finger, {name}. Lovingly.',
    'Who has it coming, {name}?',
  ],
  'name.again.others': [
    '{name} is choosing. Make yourselves small.',
    'Eyes down, everyone. {name} can smell fear.',
    'Nobody make eye contact. {name} is choosing by smell.',
  ],
  pick: [
    'The room is choosing. The room is giggling. Those are related.',
    'Two cards, and the room is window-shopping.',
  ],
  'pick.asked': ['You have the faces of parents choosing a piano teacher.'],
  'pick.again': ['{name}, they look far too happy.', 'Mercy is on the table. So is the other one.'],
  'pick.again.asked': [
    '{name} wouldn’t hesitate to do this to you.',
    'There’s mercy, and there’s theater. I brought popcorn.',
  ],
  act: ['Something is about to happen on a cloud.', 'No net, no script, and the floor is vapor.'],
  'act.actor': ['You look calm. Your knees are telling everybody.', 'The stage is a cloud. Don’t look down.'],
  'act.again': [
    'Here comes the payout or the anecdote.',
    'The pit boss is clapping. That’s me.',
    'Quiet in the casino. Something’s about to happen.',
  ],
  'act.again.actor': [
    'Go! The dice are watching from the railing.',
    'Big stage, small cloud. Off you go.',
    'Your mother would be so proud, and then so confused.',
  ],
  verdict: [
    'The judges are out. They took the good chips with them.',
    'One thumb each. The house kisses its own for luck.',
  ],
  'verdict.asked': [
    'The thumbs have faces tonight. Some of them are smirking.',
    'One thumb each. Rome was run like this, and look at it.',
  ],
  'verdict.again': [
    'A vote from every cloud.',
    'Votes are falling like very small dice.',
    'The jury is squinting. That’s how it shows respect.',
  ],
  'verdict.again.asked': [
    'The house values your opinion. It has ignored it before.',
    'The dice can’t read lips, so go ahead.',
    'Praise is cheap. The jar takes it anyway.',
    'Was it a five or did it just feel like one?',
  ],
  score: ['The house pays. The house cries in the back room.', 'Chips! No, not the ones in your lap.'],
  'score.again': [
    'Count it twice. I always do.',
    'Ka-ching. That was me, with my mouth.',
    'Next roller, wipe those dice.',
  ],
  point: ['Chips of blame are sliding around in secret.', 'The house takes bets on who did it. The house has a hunch.'],
  'point.asked': [
    'One chip, and so many people who deserve it.',
    'The smart money is on the one who’s whistling.',
    'You’ve got one chip. I’d put it on the guilty conscience.',
  ],
  fingers: ['Chips are down. Let’s see where they went.', 'No more blame, please. The rake is coming.'],
  plead: [
    'The pit boss has one question, {name}. It’s “well?”',
    '{name}, this way. Mind the velvet rope. Explain.',
    'Bluff, {name}. This carpet has believed worse.',
    'The house always listens, {name}. Go on.',
  ],
  write: [
    'The casino takes punch lines now. It used to be watches.',
    'Pens are scratching in the casino. I smell unpaid genius.',
  ],
  'write.asked': [
    'The best line gets paid. The rest get exposure.',
    'Your credit’s good here. Your spelling is another matter.',
  ],
})

export const script: JesterScript<View> = {
  lines,
  quiet: ['ready'],
  deeds,
  clapping: (table) => table.applause.clapping,
  news(table, last) {
    const { phase, attempt } = table
    return [
      ...(phase === 'keep' ? firstThrow(table) : []),
      ...(phase === 'score' ? rulingNews(attempt) : []),
      ...interludeNews(phase, table.interlude),
      ...(phase === 'roll' ? luck(table) : []),
      ...starNews(table.lap.best, last?.lap.best),
    ]
  },
}

/** Comments only on the extremes of the die, once the dice are at rest. */
function firstThrow({ faces, turn, tumbleMs, pushes }: View): readonly Occasion[] {
  if (pushes > 0) return []
  if (faces?.intensity === 5) return [{ of: 'keep.high', name: turn, mood: 'shocked', after: tumbleMs }]
  return faces?.intensity === 1 ? [{ of: 'keep.low', name: turn, mood: 'laughs', after: tumbleMs }] : []
}

function luck({ isBust, turn, tumbleMs }: View): readonly Occasion[] {
  return [{ of: isBust ? 'roll.bust' : 'roll.held', name: turn, mood: isBust ? 'shocked' : 'claps', after: tumbleMs }]
}

function deeds({ phase, turn, isBust, target, attempt, interlude }: View, last: View | null): readonly Deed[] {
  const isNamed = target !== null && last?.phase === 'name' && last.turn === turn
  return [
    ...(turn !== null && phase === 'roll' && isBust ? [{ kind: 'burned', by: turn } as const] : []),
    ...(turn !== null && isNamed ? [{ kind: 'named', by: turn, to: target } as const] : []),
    ...(phase === 'score' ? rulingDeeds(attempt) : []),
    ...interludeDeeds(phase, interlude),
  ]
}
