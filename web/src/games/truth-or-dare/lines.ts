import type { View } from '@highjinks/games/truth-or-dare'
import type { Deed } from '../../show/jester/memory/deeds.ts'
import { type JesterScript, linesOf, type Occasion } from '../../show/jester/script.ts'
import { rulingDeeds, rulingNews, starNews } from '../attempt/ruling-news.ts'
import { interludeDeeds, interludeNews } from '../interlude/interlude-news.ts'

const lines = linesOf({
  lobby: [
    'Truth or Dare. The classic. The bottle remembers everything.',
    'Tonight: Truth or Dare. I already know who picks truth.',
    'A parlor, a bottle, and you. What could go wrong?',
    'Truth or Dare! Warm up your confessions.',
  ],
  choose: [
    'Truth, dare, or let this room decide for you, {name}?',
    'One bottle, three ways out, and {name} has to take one.',
  ],
  'choose.actor': [
    'Three doors. Behind one of them is your dignity, waving.',
    'They’re all guessing. A face nobody reads gets paid.',
  ],
  'choose.asked': ['{name} is thinking. You can watch it go by.', 'If you know {name}’s coffee order, you know this.'],
  'choose.again': [
    'What will it be, {name}? The bottle is sweating.',
    '{name}, your past or your dignity?',
    'Truth takes nerve. Dare takes shoes. {name}?',
    'The bottle likes {name}. It always did.',
    '{name}, whatever you pick, I’m telling the plant.',
    'Quick, {name}: brave or honest?',
    'The bottle stopped. Hello, {name}. You look almost ready.',
  ],
  'choose.again.asked': [
    '{name}’s turn. Look at that face and call it.',
    'Read {name} like a menu.',
    'Everybody thinks they know {name}. Prove it.',
  ],
  deal: ['Both cards are up. One of them is about to happen.', 'Two cards on the table, and only one gets to matter.'],
  'deal.actor': ['You flinched at one of those. I won’t say which. Left.'],
  'deal.asked': [
    'One of those two is {name}’s nightmare. You know which.',
    'Two roads diverged on a couch, and {name} has to take one.',
  ],
  'deal.truth.again': [
    'Two truths. One stays buried. Which, {name}?',
    'Confession A or confession B, {name}?',
    'Truth it is. The plant leans in.',
    'Two questions. Both already made {name} blink.',
    'Pick your trouble, {name}. It’s only honesty.',
    'One of these has a story behind it. You can tell.',
    'The plant leans in, {name}. It’s not that kind of plant.',
  ],
  'deal.dare.again': [
    'Two dares. Both are survivable.',
    'Dare! Somebody move the lamp.',
    '{name} chose courage. Let’s see which size.',
    'Oh, these are good. I’m glad I’m drawn.',
    'Which one, {name}? The couch has a clear favorite.',
  ],
  'deal.dare.again.others': ['Clear some floor. {name} might need it.'],
  'deal.surprise.again': [
    'A blank check, {name}? Bold move in this room.',
    'The room chooses. {name} practices breathing.',
    '{name} said “surprise me.” The room heard “ruin me, gently.”',
    '{name} said surprise. The grins just got wider than the couch.',
  ],
  'deal.surprise.again.asked': [
    'Surprise! The room picks. Be kind. Be a little kind.',
    '{name} trusts you people. Adorable.',
    'You decide for {name}. Power looks good on you.',
  ],
  perform: [
    'The floor is {name}’s. The rest of us are furniture.',
    'This is {name}’s moment. The lamp dimmed itself.',
    'All yours, {name}. Glory’s on the left, snacks are on the right.',
  ],
  'perform.truth.again': [
    'Sssh. {name} is about to be honest.',
    'Speak, {name}. The plant has signed a waiver.',
    'We’re all ears, {name}. I’m also hat.',
    'Details, {name}. We love details.',
    'Nothing leaves this room. The bottle promised.',
    'Whatever {name} says next, the group chat already has popcorn.',
  ],
  'perform.truth.again.others': ['Truth time. Phones down, ears up.'],
  'perform.dare.again': [
    'Go on, {name}. Nobody’s filming. Probably.',
    'Courage, {name}. It’s only a living room.',
    'This is the part you’ll tell at brunch.',
    'Give it everything, {name}. Then a bit of mine.',
    'Deep breath, {name}, and go.',
    '{name} chose dare. The carpet chose therapy.',
  ],
  'perform.dare.again.others': ['Dare in progress. Stand back and admire.'],
  verdict: [
    'The jury is out on {name}. Four stamps, one forehead.',
    'A legend takes more than half of you. So does a decent pizza.',
  ],
  'verdict.asked': [
    '{name} is right there, watching you think.',
    'Honesty is a virtue. {name} knows where you live.',
    'The odd one out has to explain. {name} is already curious.',
  ],
  'verdict.again': [
    'The jury may now think. Quietly.',
    'Somewhere between “meh” and “statue in the park.”',
    'I have an opinion. I’m a professional, so: sealed.',
    '{name}, stop counting their eyebrows. You’ll know soon enough.',
    'A jury of friends, {name}. The riskiest kind.',
    'Somewhere in there, {name} is being spelled in capitals.',
    'The jury studies {name} like a dispensary menu. Long, happy silence.',
  ],
  'verdict.again.asked': [
    'Be honest. Be generous. Mostly generous.',
    'You look like you’re rating an Uber.',
    'Vote as you’d like to be voted.',
    'Legend or lunch break? You decide.',
    'Someone’s thumb is being very dramatic about this.',
  ],
  reveal: ['And the stamp says …', 'The verdict is in. Drumroll, please …'],
  'reveal.unread': [
    'Nobody saw that coming. {name} is a closed book.',
    'Not one right call. Poker face of the night, {name}.',
    'Not a soul called it. {name} is a safe with legs.',
    'Every call missed. {name}, that face should be insured.',
    'All those theories about {name}. All that confidence. All wrong.',
    '{name} could keep a secret from a mirror.',
  ],
  'reveal.unread.others': [
    'All wrong! {name} fooled every one of you.',
    'You don’t know {name} at all. How exciting.',
    'You people have met {name}, right?',
    'Years of friendship, and you all misread {name}. Bring flowers.',
    'You stared at {name} like a fridge at midnight. Nothing.',
  ],
  point: [
    'The bottle wants a name. I hear thumbs creaking.',
    'Everyone’s voting. The bottle is blushing already, and it’s green.',
  ],
  'point.asked': [
    'Great minds think alike. So do petty ones.',
    'The bottle already knows. It’s being polite.',
    'You thought of somebody before you’d finished reading.',
  ],
  fingers: ['Around it goes. It knows exactly where it’s going.', 'The bottle slows. So does my heart.'],
  'echo.pointed': [
    'The bottle again, {name}. It has your scent now.',
    'That’s {times} the bottle stopped at {name}. I’ll order the rings.',
    'The {nth} time, {name}. The plant suspects magnets.',
    '{name}, the bottle has a type. This {nth} visit proves it.',
  ],
  'echo.pointed.others': ['You nudge, it spins, it’s {name}. {count} and counting.'],
  plead: [
    'The plant will hear {name} now. It was up anyway.',
    'Speak up, {name}. The plant has no ears.',
    '{name}, tell it to the plant. It has heard worse.',
    'Confess to the plant, {name}. It can’t tell anyone.',
    'Whatever you say, {name}, this plant’s cousin has been smoked for less.',
  ],
  write: [
    'Everyone’s stuffing a line into that bottle. It used to hold ranch.',
    'Dear stranger, comma. One line from everybody, unsigned.',
  ],
  'write.asked': ['Somewhere a beach is waiting for this.'],
})

/** The stamp first. */
const CALLS_AFTER_MS = 2200

export const script: JesterScript<View> = {
  lines,
  quiet: ['choose'],
  deeds,
  clapping: (table) => table.applause.clapping,
  news(table, last) {
    const { phase, attempt, outcomes, turn } = table
    const card = table.cards.find(({ id }) => id === table.kept)
    const isUnread = (outcomes.deal?.wrong.length ?? 0) > 1 && outcomes.deal?.right.length === 0
    const unread: readonly Occasion[] =
      phase === 'perform' && isUnread
        ? [{ of: 'reveal.unread', name: turn, mood: 'shocked', after: CALLS_AFTER_MS }]
        : []
    return [
      ...unread,
      ...rulingNews(attempt),
      ...interludeNews(phase, table.interlude),
      ...starNews(table.lap.best, last?.lap.best),
      ...(phase === 'deal' && table.choice ? [{ of: `deal.${table.choice}.again`, name: turn }] : []),
      ...(phase === 'perform' && card ? [{ of: `perform.${card.kind}.again`, name: turn }] : []),
    ]
  },
}

function deeds({ phase, turn, choice, attempt, outcomes, interlude }: View, last: View | null): readonly Deed[] {
  const calls = outcomes.choose
  const isUnread = phase === 'deal' && calls !== null && calls.right.length === 0 && calls.wrong.length > 1
  return [
    ...(turn !== null && phase === 'deal' && choice !== null && choice !== 'surprise'
      ? [{ kind: choice, by: turn } as const]
      : []),
    ...(turn !== null && isUnread && last?.phase !== 'deal' ? [{ kind: 'fooled-all', by: turn } as const] : []),
    ...(phase === 'reveal' ? rulingDeeds(attempt) : []),
    ...interludeDeeds(phase, interlude),
  ]
}
