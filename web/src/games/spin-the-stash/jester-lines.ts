import type { View } from '@highjinks/games/spin-the-stash'
import { type JesterScript, linesOf, type Occasion } from '../../stage/jester/script.ts'
import { loudestNews, rulingNews } from '../attempt/ruling-news.ts'
import { interludeNews } from '../interlude/interlude-news.ts'

const lines = linesOf({
  lobby: [
    'Spin the Stash. The cat is at the crank. Mind the cat.',
    'Step right up! The wheel is freshly greased.',
    'Tonight the wheel decides. I just wear the hat.',
    'A fairground in your living room. No corn dogs, sorry.',
  ],
  spin: [
    '{name}, pull! Wherever it stops, somebody does something.',
    'The wheel is yours, {name}. Swipe like you mean it.',
  ],
  'spin.again': [
    '{name} at the wheel. Stand clear.',
    'Give it a good one, {name}. The cat needs exercise.',
    '{name}, spin it like the rent is due.',
    '{name}, spin. Destiny has a squeaky bearing.',
    'Luck is a wheel, and {name} has the handle.',
    'Pull, {name}. Nobody has ever dodged physics.',
    'Eight slices. One of them is looking at {name}.',
    'The cat recommends a firm wrist, {name}.',
    'Big spin, {name}. Make me dizzy.',
  ],
  turning: ['Round it goes …', 'Nobody breathe on it.'],
  'turning.again': [
    'Slowly … slowly …',
    'Not that one. Not that one. Maybe that one.',
    'I can’t look. I’m looking.',
    'Tick, tick, tick. My favorite sound.',
    'The cat let go of the crank. Brave.',
  ],
  'land.duel': [
    'A duel! Two do it, the rest vote. Ten paces, couch.',
    'It’s a duel. Friendly. The best kind is a bit unfriendly.',
    'Duel! Two enter, one gets the points.',
    'A duel. The cat is selling tickets.',
  ],
  'land.swap': [
    'Swap! Two neighbors do each other a favor. One verdict.',
    'A swap. Your neighbor is your problem now.',
    'Good neighbors make good points. Swap!',
    'Swap! Nobody gets paid unless both shine.',
  ],
  'land.gift': [
    'A gift! {name} gives points away and says why.',
    'Generosity! {name}, make somebody’s night.',
    'Gift time. Everybody smile at {name}. Naturally.',
    'The stash opens. {name}, who deserves it?',
    'Presents! {name} gets paid for being nice. Finally.',
  ],
  'land.rule': [
    'House Rule! It holds for three turns. Anybody may shout “Caught!”',
    'A new law. {name} picks it, the rest of you break it.',
    'Rule time, {name}. Choose something I’ll forget immediately.',
    'Legislation! I do love a silly law.',
    'A fresh rule. Watch each other like hawks. Fun hawks.',
  ],
  'land.dare': [
    'A dare for {name}. The wheel chose. Blame the wheel.',
    'Dare! {name}, the floor is yours.',
    'The wheel dares {name}. The couch double-dares.',
    'It’s a dare, {name}. The cat is impressed already.',
    'Dare! I’d do it myself, but I have no knees.',
  ],
  'land.jackpot': [
    'JACKPOT! Do it and take half. Be a legend, take all.',
    'The big one! {name}, the stash is looking at you.',
    'Jackpot! Every bell I own is ringing.',
    'That’s the jackpot, {name}. No pressure. All the pressure.',
  ],
  // True of whatever is bet on: in a Duel that is who wins.
  bet: ['Place your bets. One token each, no IOUs.', 'Bets, please. How will it go? Others settle it.'],
  'bet.again': [
    'Bet with your head. Or your heart. Hearts pay worse.',
    'The bookie is a cat. He takes everything.',
    'Tokens down. Optimists to the left.',
    'I’d bet too, but the cat has my wallet.',
  ],
  'bet.alone.again': [
    'Half, did it, or legend? The tokens know.',
    'Do you believe in {name}? In tokens, please.',
    'Look at {name}’s shoes. Bet accordingly.',
    'Is tonight the night for a legend? Bet on it.',
    'Somebody bet on half. There’s always one.',
  ],
  'bet.duel.again': [
    'Who wins, {names}? Tokens on a winner, please.',
    '{names}: stare at each other. Nobody blink.',
    'En garde, {names}! With the weapons on the card.',
    'In this corner, {names}. There’s only one corner.',
    '{names}. The couch demands a handshake first.',
    'My tokens are on {names}. I hedge.',
  ],
  'bet.swap.again': [
    '{names}, you’re in this together. Look after each other.',
    'Neighbors {names}: shine together or not at all.',
    '{names} make a lovely pair of suspects.',
    'I’d cast {names} in anything.',
  ],
  pick: ['{name} chooses. The rest of you: call what.', 'A decision for {name}. Guess it and it pays.'],
  'pick.again': [
    'What will {name} pick? You’ve known each other how long?',
    '{name} is choosing. I hear gears.',
    'Predict {name}. Like weather, but cuter.',
    'Take your pick, {name}. Everybody’s judging.',
  ],
  resolve: ['Here we go. Applause is free, use it.', 'And action! Make it worth a wheel.'],
  'resolve.again': [
    'Give {name} some room. And some noise.',
    'Show time, {name}. The couch is holding hands.',
    'Somebody here believes in you, {name}. Guess who.',
    'Clap if you see something you like.',
    'The fairground falls silent. Almost.',
  ],
  verdict: ['Judges, what was that? Your own bet doesn’t count.', 'Vote! And forget what you bet. Ha.'],
  'verdict.again': [
    'The jury eats popcorn and thinks.',
    'What’s it worth, fairground?',
    'Be fair. The cat can smell a fix.',
    'Thumbs, people. Opinions with thumbs.',
    'Vote with a pure heart. Or whatever you brought.',
  ],
  score: ['Let’s count. Bets, tasks, the lot.', 'The stash pays. Hands out.'],
  'score.again': ['Chips fly. Mind your eyes.', 'Somebody bet well. You can tell by the chin.', 'Paid in full.'],
  'jackpot.won': [
    '{name} cleaned out the whole stash! Empty! Listen to it echo.',
    'All of it! {name}, help me carry this.',
    'The jackpot is gone. {name} is grinning. Coincidence?',
  ],
  'court.guilty': [
    'Guilty, {name}! The law is the law, however silly.',
    '{name} broke the rule. We all saw. We all do it.',
    'Caught, {name}. Costs nothing but pride.',
    'The court finds {name} guilty and delightful.',
  ],
  'court.innocent': [
    '{name} walks free! Justice has a sense of humor.',
    'Not guilty. {name} leaves the court in slow motion.',
    'Innocent! {name}, try to look like it.',
  ],
  point: [
    'Foam fingers! Aim in secret. Siding with the most pays.',
    'Everybody gets a foam finger. Aim it at somebody. Yourself counts.',
    'Aim your foam finger where most people aim. It pays.',
  ],
  fingers: ['Up go the foam fingers. Mind the popcorn.', 'Foam fingers, one by one. The cat ducks.'],
  plead: [
    'Step right up! {name} has a story, guaranteed fresh.',
    '{name}, every stall here sells nonsense. Open yours.',
    'Ladies and gentlemen and cat: {name}, with an explanation!',
    'Roll up, roll up! {name} never did it. Or did.',
  ],
  write: [
    'Whisper a line to the crystal ball. The best one pays.',
    'The crystal ball takes one line each. Names come later.',
    'The ball sees all and spells nothing. One line each, please.',
  ],
})

/** The stamp comes first, and then what the court says. */
const COURT_AFTER_MS = 2600

export const script: JesterScript<View> = {
  lines,
  performances: ['resolve', 'plead'],
  clapping: (table) => table.applause.clapping,
  news(table, last) {
    const { phase, attempt } = table
    return [
      ...(phase === 'score' ? [...jackpot(table), ...court(table)] : []),
      ...(phase === 'score' ? rulingNews(attempt) : []),
      ...(phase === 'turning' ? landed(table) : []),
      ...(phase === 'bet' ? [bet(table)] : []),
      ...interludeNews(phase, table.interlude),
      ...loudestNews(table.loudest, last?.loudest),
    ]
  },
}

/** Where the wheel comes to rest, once it has. */
function landed({ wheel, turn, since }: View): readonly Occasion[] {
  if (!wheel) return []
  const after = wheel.startAt + wheel.duration - since
  return [{ of: `land.${wheel.segment}`, name: turn, after }]
}

/** What is bet on: how it goes for one or for two neighbors, or who of two wins. */
function bet({ wheel, performers, turn, betsOn }: View): Occasion {
  const isDuel = performers.some((id) => betsOn.some((on) => on === id))
  const of = isDuel ? 'duel' : wheel?.segment === 'swap' ? 'swap' : 'alone'
  return { of: `bet.${of}.again`, name: turn, names: performers }
}

function jackpot({ wheel, attempt, turn }: View): readonly Occasion[] {
  const ruling = attempt?.ruling
  const isTaken = wheel?.segment === 'jackpot' && ruling?.kind === 'judged' && ruling.verdict === 'legend'
  return isTaken ? [{ of: 'jackpot.won', name: turn, mood: 'shocked', after: COURT_AFTER_MS }] : []
}

function court({ charges }: View): readonly Occasion[] {
  const decided = charges.find(({ finding }) => finding === 'guilty' || finding === 'innocent')
  return decided
    ? [{ of: `court.${decided.finding}`, name: decided.culprit, mood: 'laughs', after: COURT_AFTER_MS }]
    : []
}
