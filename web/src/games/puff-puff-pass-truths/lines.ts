import type { View } from '@highjinks/games/puff-puff-pass-truths'
import type { Deed } from '../../show/jester/memory/deeds.ts'
import { type JesterScript, linesOf, type Occasion } from '../../show/jester/script.ts'
import { liarsDeeds } from '../attempt/liars-deeds.ts'
import { starNews } from '../attempt/ruling-news.ts'
import { lapTimeline } from './lap-timeline.ts'

const lines = linesOf({
  lobby: [
    'Puff Puff Pass Truths. Truths, a lie, and plenty of fog.',
    'Tonight it’s foggy. Perfect weather for a lie.',
    'Puff Puff Pass Truths. Someone here has lived a little.',
    'The clouds are in. They love a good story.',
  ],
  write: [
    'Everybody is writing. Most of it true, all of it nervous.',
    'Truths and one lie from everyone. The fog takes dictation.',
  ],
  'write.asked': [
    'The boring lie always wins. Look at résumés.',
    'The truth is stranger, but the lie has better shoes.',
    'Your own life is about to sound fake. Enjoy it.',
  ],
  'write.again': [
    'The best truths sound like lies. You’re welcome.',
    'I smell something. It’s either creativity or toast.',
    'Small lies, big eyes.',
    'Odd truths beat wild lies. Every time.',
  ],
  'write.again.asked': [
    'You’ve used up the good stories. Here come the real ones.',
    'There’s one you’ve never told. It just cleared its throat.',
    'Write like nobody’s fact-checking. The couch is.',
    'Borrow from a cousin. Everyone has that cousin.',
  ],
  'write.first': [
    '{name} is done first. Either honest or very practiced.',
    'Sealed already, {name}? Some of us have a past to sort.',
    '{name} lies at record speed. Noted.',
    'First envelope: {name}. It’s still warm.',
  ],
  'write.slow': [
    '{name} is still writing. It’s a lie with chapters.',
    '{name} stares at the ceiling. There’s nothing up there, {name}.',
    'Take the goose out, {name}. Nobody believes the goose.',
    '{name} has deleted it again. I saw that.',
    'It’s three lines, {name}. Not a memoir.',
    '{name} is choosing between two very good lies.',
    'Someone’s thumbs are tired. They belong to {name}.',
    '{name}, the boring one. Write down the boring one.',
  ],
  'write.last': [
    'Only {name} still writes. I’d like it in large print.',
    'We’re waiting for {name}. Great liars need time.',
    '{name}, the clouds have finished theirs. They can’t write.',
    'The last envelope is {name}’s. It had better be scandalous.',
    'Still typing, {name}? That lie has a lie inside it now.',
  ],
  'write.last.others': ['All sealed but {name}. Hum something suspenseful.'],
  'write.aside': [
    'A good lie has one boring detail. Ideally a parking lot.',
    'The fog keeps secrets. I keep snacks.',
    'I’m not reading over shoulders. I’m too short, and drawn.',
    'The truest sentence always looks the guiltiest.',
    'Envelopes ready, wax warm, consciences negotiable.',
    'Three dots, no message. Every good lie begins that way.',
    'Nobody’s life is dull. Some are badly advertised.',
    'I can smell the effort. Lavender, with a hint of panic.',
    'Take your time. The truth isn’t going anywhere. Sadly.',
    'My own lie lie tonight: I’m fully housebroken.',
    'Somewhere in here a goat is about to be invented.',
    'If it happened on a Tuesday, they’ll believe it.',
    'The clouds asked me how to spell “alibi.”',
    'Memory is a drawer. It’s mostly takeout menus.',
    'I’d help, but my autobiography is all juggling.',
    'Fog report: thick, warm, slightly suspicious.',
  ],
  present: ['{name} has the lamp, and one of these isn’t so.', 'There’s a lie in there, and {name} wears it well.'],
  'present.actor': [
    'You’re among friends. That’s what makes it dangerous.',
    'Your left eyebrow is under oath. The right one isn’t.',
  ],
  'present.others': [
    '{name} looks like someone who’s been to Reno. That’s all I’ll say.',
    'Liars always forget the weather. I’m only saying.',
    'Good cop, bad cop, snack cop. You’ve got all three.',
  ],
  'present.again': [
    'Which of these smells of fog, {name}?',
    '{name} looks relaxed. Too relaxed.',
    'Good evening, {name}. Where were you on that night?',
    'I believe all of it. I’m the worst detective.',
    'Somewhere in the fog, {name} is fibbing.',
    '{name}, who else was there? Answer quickly.',
    'Two clouds say it’s the first one. They’re always wrong.',
    'If it’s all true, {name}, we need to hang out.',
  ],
  'present.again.others': [
    'Ask {name} for details. Liars love details.',
    'Lean in. {name} has a tell, it’s the left eyebrow.',
    'Cross-examine {name}. Bring snacks.',
    'Press {name} a little. Not on the ribs.',
  ],
  vote: [
    'The room is sniffing for a lie. {name} smells of nothing.',
    '{name} waits while the detectives polish their noses.',
  ],
  'vote.actor': ['They’re hunting. You’re doing an excellent impression of a lamp.'],
  'vote.asked': ['One of these is fiction. The rest explain a lot.', 'You’ve known {name} for years. It won’t help.'],
  'vote.again': [
    'Everybody suspects the odd one. {name} knows that.',
    'I’d say the first one. I always say that.',
    '{name} hasn’t blinked since Tuesday.',
    'The clouds have placed their bets. All on the wrong one.',
  ],
  'vote.again.asked': [
    'Trust your nose. Mine’s drawn on.',
    'You’re all squinting as if it were the fine print.',
    'Dead sure? Or just alive and curious?',
    'How well do you know {name}? Prove it.',
    'Thick fog tonight. Somebody brought it from home.',
    'First instinct or second thoughts? Choose your fighter.',
    'Your thumb is hovering. It has concerns.',
  ],
  reveal: ['Over they go. The lie comes last.', 'One by one, out of the fog …'],
  'reveal.again': [
    'So that’s the lie. Huh.',
    'The fog lifts. A little.',
    '{name}, we’ll never look at you the same. In a good way.',
    'Now the true ones are the problem.',
  ],
  'reveal.again.others': ['Some of you nodded before it turned.'],
  'reveal.sweep': [
    '{name} fooled everyone. The clouds are clapping.',
    'Nobody found it! {name} lies like a poet.',
    'A perfect fib by {name}. Someone take a picture.',
    '{name}, the fog works for you.',
    '{name} looked us in the eye. All of us.',
    'Trust issues, courtesy of {name}. One for everybody.',
    'Not a single nose worked. Well fibbed, {name}.',
    '{name} sold fog to the clouds.',
    'Zero detectives, one {name}.',
    '{name} hotboxed the whole room with one lie.',
    'Everyone fell for it. {name}, run for office. Or from it.',
    '{name} fooled everyone. My own lie bells believed it.',
  ],
  'reveal.sweep.others': [
    'All of you, gone into the fog. Bravo, {name}.',
    'The lie sat right there, and you petted it. {name}!',
    'Not one of you found it. {name} left it under the lamp.',
  ],
  'reveal.seen': [
    'Everybody found it. {name}, your honesty leaks.',
    'Not one fooled! {name} can’t lie to save a cookie.',
    'The whole room knew. {name} blushes in true colors.',
    '{name}, that lie wore a name tag.',
    'Transparent as a window, {name}. A lovely window.',
    '{name}, the clouds saw it too, and they’re clouds.',
    'You tried, {name}. Your face told on you.',
    'Found by all! {name}, stick to the truth, it suits you.',
    '{name} lies like a weather vane: you can see it turn.',
    'Not even a little fog, {name}. Crystal clear.',
    'A lie so honest I want to hug it, {name}.',
    '{name} hid that lie like a kid behind a curtain.',
    'They all smelled it, {name}. From now on, a towel under the door.',
  ],
  'reveal.split': [
    '{name} split the room. Half detectives, half furniture.',
    'The fog got a few. The rest brought lamps.',
    'Half a con is still a con, {name}.',
    '{name} fooled the trusting ones. Never change, trusting ones.',
    'Believers left, skeptics right, {name} smiling in the middle.',
    'Some saw it, some swallowed it. {name} seasoned it well.',
    '{name}, some of them defended that lie. Out loud.',
    'Some bit, some didn’t. {name} keeps the change.',
    '{name} fooled the ones who text back right away.',
  ],
  'reveal.split.others': [
    'Some of you nodded at the wrong cloud. Wave, {name}.',
    'A few of you fell for it, and it wasn’t even windy.',
    '{name} caught some of you. Check your pockets.',
    'To those who believed {name}: you have good hearts.',
    '{name} got a few of you. Everyone else kept their wallets.',
  ],
  'reveal.alone': [
    'Only {name} saw it. Detective of the evening!',
    '{name} found the lie alone. Get this person a hat.',
    'One clear head in the fog: {name}.',
    '{name} alone was right. Quiet gloating permitted.',
    'Everybody smelled roses. {name} smelled fog.',
    '{name} against the room, and the room lost.',
    'One nose worked tonight. It’s on {name}.',
    'Only {name} caught it. One sober eyebrow in a stoned room.',
    '{name} alone sniffed it out. Airports hire dogs for that.',
  ],
  'reveal.alone.others': ['Only {name}! The rest of you: it’s okay. It isn’t.'],
  'reveal.sure': [
    '{name} was dead sure. And dead right!',
    'Dead sure and correct: {name}. Chills.',
    'All in, {name}, and it paid. What nerve!',
    '{name} bet the hat and kept the hat.',
    'Dead sure, says {name}. The lie turns pale.',
    '{name} didn’t guess. {name} knew. I’m moving my diary.',
  ],
  'reveal.unsure': [
    '{name} was dead sure. It was a beautiful feeling.',
    'Dead sure, {name}, and alive to regret it.',
    'So confident, {name}. So foggy.',
    '{name} was dead sure. Now just dead quiet.',
    'The confidence, {name}! Magnificent, and wrong.',
    'Dead sure is a feeling, {name}. Not a fact.',
    '{name} had the confidence of someone explaining crypto.',
    'Dead sure, {name}! So was the Titanic’s brochure.',
  ],
  ask: ['One of the true ones is going to bother us all week.', 'Someone has some explaining to do, and no lawyer.'],
  'ask.actor': ['They’re choosing which one you owe them.', 'Stay calm. They only want the whole story.'],
  tell: ['{name}, how on earth did that happen?', 'One of the true ones needs explaining. {name} is inhaling.'],
  'tell.others': ['You asked for it: {name} explains a true one.'],
  'tell.again': [
    'The floor is {name}’s. Start with “so there I was.”',
    'Details, {name}. We’re practically family.',
    'Tell it slowly, {name}. It’s a good fog for it.',
    'Wait. That one was TRUE, {name}?',
    'We voted. You talk, {name}.',
    'Nobody move. {name} is going to explain that.',
    'From the top, {name}.',
    'The clouds pulled up chairs for this, {name}.',
  ],
  lap: ['The round is over. Prizes out of the fog.', 'Let’s see who fogged best.'],
  'lap.liars': [
    '{names}: equally crooked. I’m so proud.',
    'Shared first place in fibbing. {names}, shake hands. Count the fingers.',
    'More than one great liar on this couch. Lock the snacks.',
    '{names} lied their way to the top, side by side.',
    'A tie among liars. They all claim to have won.',
    'The fog can’t tell who’s worse: {names}.',
    '{names}, never play cards with each other. Or with us.',
    'So many liars, so little couch.',
  ],
  'lap.liar': [
    'Best liar of the round: {name}. I trust that face completely.',
    '{name} lies like the rest of us breathe.',
    'Best liar in the fog: {name}. Nobody lend {name} a grinder.',
    'Nobody bends the truth like {name}.',
    'A toast to {name}, whose word means nothing tonight.',
    '{name} wins at lying. The family must be so conflicted.',
  ],
})

/** After the last card has turned. */
const READ_MS = 1300
/** After a prize has a name. */
const PRIZED_MS = 400

export const script: JesterScript<View> = {
  lines,
  quiet: ['write', 'vote'],
  deeds,
  clapping: (table) => table.applause.clapping,
  tellsFor: ({ phase, reveal }) => (phase === 'reveal' && reveal ? turnedAfter(reveal) : 0),
  news(table, last) {
    const { phase, prizes } = table
    const [liar] = prizes?.liars ?? []
    return [
      ...(phase === 'reveal' ? revealed(table) : []),
      ...(liar !== undefined && prizes?.liars.length === 1
        ? // The first of them.
          [
            {
              of: 'lap.liar',
              name: liar,
              mood: 'laughs' as const,
              after: (lapTimeline(prizes)[0]?.[1] ?? 0) + PRIZED_MS,
            },
          ]
        : []),
      ...(prizes && prizes.liars.length > 1
        ? [
            {
              of: 'lap.liars',
              names: prizes.liars,
              mood: 'laughs' as const,
              after: PRIZED_MS + (lapTimeline(prizes)[0]?.[1] ?? 0),
            },
          ]
        : []),
      ...starNews(table.best.best, last?.best.best),
    ]
  },
}

function revealed({ reveal, turn }: View): readonly Occasion[] {
  if (!reveal) return []
  const after = turnedAfter(reveal)
  const votes = Object.entries(reveal.votes)
  const right = votes.filter(([, { pick }]) => pick === reveal.lie)
  const sure = votes.find(([, { isSure }]) => isSure)
  const [only] = right
  return [
    ...(right.length === 0 && votes.length > 1 ? [{ of: 'reveal.sweep', name: turn, mood: 'shocked' as const }] : []),
    ...(right.length === 1 && votes.length > 2
      ? [{ of: 'reveal.alone', name: only?.[0], mood: 'claps' as const }]
      : []),
    ...(right.length === votes.length && votes.length > 1 ? [{ of: 'reveal.seen', name: turn }] : []),
    ...(sure ? [{ of: sure[1].pick === reveal.lie ? 'reveal.sure' : 'reveal.unsure', name: sure[0] }] : []),
    ...(right.length > 0 && right.length < votes.length ? [{ of: 'reveal.split', name: turn }] : []),
  ].map((occasion) => ({ mood: 'laughs' as const, ...occasion, after }))
}

/** Returns when all its cards have been turned and read. */
function turnedAfter({ turns }: NonNullable<View['reveal']>): number {
  return Math.max(0, ...turns.map(({ at }) => at)) + READ_MS
}

function deeds({ phase, reveal, turn }: View): readonly Deed[] {
  if (phase !== 'reveal' || !reveal || turn === null) return []
  const voters = Object.keys(reveal.votes)
  const right = voters.filter((id) => reveal.votes[id]?.pick === reveal.lie)
  const fooled = voters.filter((id) => !right.includes(id))
  return liarsDeeds(turn, right, fooled)
}
