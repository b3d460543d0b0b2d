import type { View } from '@highjinks/games/baked-or-bluffing'
import type { Deed } from '../../show/jester/memory/deeds.ts'
import { type JesterScript, linesOf, type Occasion } from '../../show/jester/script.ts'
import { endOf } from '../../show/timeline/steps.ts'
import { liarsDeeds } from '../attempt/liars-deeds.ts'
import { starNews } from '../attempt/ruling-news.ts'
import { interludeDeeds, interludeNews } from '../interlude/interlude-news.ts'
import { revealTimeline } from './reveal-timeline.ts'

const lines = linesOf({
  lobby: [
    'Baked or Bluffing? Half of it is true. Guess which half.',
    'Tonight you lie with a straight face. The toast is teaching.',
    'Facts and fibs, fresh from the toaster.',
    'Baked or Bluffing? Everybody here looks trustworthy. Suspicious.',
  ],
  prepare: [
    'Everyone is alone with a fact. Some facts won’t survive it.',
    'The toaster is on. Someone is buttering the truth.',
  ],
  'prepare.asked': [
    'Half of you are about to become liars. The talented half.',
    'A fact just landed in your lap. It looks breakable.',
    'Whatever you do now, you’ll have to say it with that face.',
  ],
  'prepare.again': [
    'New facts on the rack. Handle with mitts.',
    'A small lie travels further. So I’m told.',
    'Someone’s smiling at their phone. Noted.',
    'Thirty characters are plenty to ruin a reputation.',
  ],
  'prepare.again.asked': [
    'You have the eyes of a professor and the thumbs of a fraud.',
    'The best lies here end up at trivia night as facts.',
    'Your face is rehearsing already. It could use notes.',
    'The truth is already strange. Consider leaving it alone.',
  ],
  // It's no one's business who wrote something and who kept the truth.
  'prepare.aside': [
    'The oven’s warm. Nothing to see here. The glass is foggy.',
    'Elevator music while we wait. I’m the elevator.',
    'A watched toaster never pops. I’ve tried glaring.',
    'I’m buttering something. Don’t ask what.',
    'Oven mitts: terrible gloves, excellent puppets.',
    'Crumb count: many. Suspects: everyone.',
    'This is my thinking apron. It has never worked.',
    'Preheating. Please remain seated near your snacks.',
    'Someone hid the cookies. Fine, I hid the cookies.',
    'The timer ticks. The jester tocks.',
    'Who left the kitchen light on? Me. Ambience.',
    'I’m rotating the spice rack. It’s called suspense.',
  ],
  argue: [
    '{name} swears it’s so. The toast has follow-up questions.',
    'Legit or baked: {name} says one thing, the eyebrows another.',
  ],
  'argue.actor': [
    'They’re studying your face like a menu they can’t afford.',
    'You look like a person with sources. Keep looking like that.',
  ],
  'argue.asked': [
    '{name} is either a scholar or a menace. Both wear that face.',
    'If {name} is lying, that’s the best eye contact of the year.',
    'Somewhere in that story is a detail {name} already regrets.',
  ],
  'argue.again': [
    '{name} has the floor and a very calm voice.',
    'I know nothing. I’m the only one here who admits it.',
    'Legit or baked? The toast is sweating butter.',
    '{name}, explain it to my grandmother.',
    'If it’s false, it’s beautifully false.',
  ],
  'argue.again.asked': ['Someone here always says “baked.” Is it you?'],
  'argue.again.others': [
    'Look {name} in the eye. Anything in there?',
    'That sounds true. That’s how they get you.',
    'Ask {name} for the year. They hate that.',
    'Would {name} lie to you? It’s the game, so: maybe.',
    'Notice the hands. Notice the eyebrows. Notice the crumbs.',
    'Grill {name}. Lightly, both sides.',
    'Listen for the pause, {name}’s or yours.',
  ],
  reveal: ['And it is …', 'Out of the toaster it comes.'],
  'reveal.again': [
    'So that’s that. Tell it at dinner tomorrow.',
    'Another thing you can’t unknow.',
    'The truth pops up, golden on both sides.',
    'Science wins. Or {name} does.',
  ],
  'reveal.again.others': ['Some of you knew. Some of you knew loudly.'],
  'reveal.sweep': [
    'Everyone, meet {name}, crook of the evening.',
    'Nobody got it. {name}, teach a class.',
    'Perfect score for {name}. I’m locking up my bells.',
    'The toast is taking notes from {name}.',
    '{name} lied so well that the dictionary is checking itself.',
    'Everyone bit! {name} could sell decaf to a rooster.',
  ],
  'reveal.sweep.others': [
    '{name} fooled every last one of you. With butter.',
    'A clean sweep for {name}! Not one of you smelled smoke.',
    'All of you! {name} could sell sand at the beach.',
    '{name} could frost a brick, and you’d ask for cake.',
    'You all swore it was true. {name} swears it was fun.',
    '{name} got every one of you baked, and nobody even inhaled.',
  ],
  'reveal.fooled': [
    'Some believed {name}. That’s love, or hunger.',
    '{name} baked it, and not everyone checked the oven.',
    '{name} lied, and it had a lovely crust.',
    'The gullible ones are also the nicest ones. Right, {name}?',
    'Not a clean sweep, {name}, but I see crumbs on chins.',
    'Some smelled it. Some asked {name} for the recipe.',
    '{name} looked so sincere that I believed it, and I knew.',
    'Partly fooled, fully entertained. Good baking, {name}.',
    'Some caught {name}. The others are looking it up right now.',
  ],
  'reveal.fooled.others': [
    '{name} got some of you. Crumbs everywhere.',
    'A few of you bit. {name} didn’t even butter it.',
    'Some of you ate that and asked {name} for seconds.',
    'To everybody who nodded: {name} thanks you for your trust.',
  ],
  'reveal.doubted': [
    '{name} told the truth to a tough crowd.',
    'Doubters, {name} accepts apologies in snacks.',
    'True all along! {name} just has that face.',
    'The truth needs better marketing, {name}.',
    'Legit! The skeptics may now inspect their shoes.',
    '{name}, your honesty looks suspicious. Work on that.',
    'Straight from the facts, and still not everyone bought it.',
    'That was real. The doubters owe reality a note.',
    'It was true, {name}. You just told it with very stoned eyes.',
  ],
  'reveal.doubted.others': [
    'It was true, and some of you accused {name} anyway.',
    'Some of you called {name} a liar. Out loud. Near the toast.',
    '{name} was honest, and it cost some of you.',
    'Half of you trust {name}. The other half have met {name}.',
  ],
  'reveal.seen': [
    'Everyone saw through {name}. Honest faces are a curse.',
    'Not one fooled. {name}, you’re too pure for this.',
    'All correct! {name} has the poker face of a puppy.',
    'The room read {name} like a cereal box.',
    '{name}, your eyebrows voted against you.',
    'Nobody bit, {name}. Too much salt in that one.',
    '{name} tried. The room has smoke detectors.',
    '{name} lied like a dog next to a torn-up pillow.',
  ],
  'reveal.seen.others': ['You all knew. {name}, never rob a bank.'],
  'reveal.trusted': [
    'True, and everyone believed {name}. How wholesome.',
    'No drama, no smoke. {name} has an honest face after all.',
    'Every vote is yours, {name}. Savor it, you may need it later.',
    'The truth, and nobody flinched. Well read, couch.',
    '{name}, they believe you now. Think of the possibilities.',
    '{name} has banked some trust. Spend it wickedly.',
    'Unanimous faith in {name}. I got a lump in my ruff.',
    'Honest {name}, wise room. I’m almost bored. Almost.',
    'Everyone trusted {name}. Someone get that notarized, fast.',
  ],
  'reveal.trusted.others': [
    'All of you trusted {name}. The toast is moved.',
    '{name} said it, you believed it, it was so. Suspiciously nice.',
    'A fact, and all of you knew a fact when you saw one.',
    'You all said legit. Nobody tell {name} how powerful that is.',
  ],
  'reveal.believer': [
    'One believer, one winner: {name}.',
    'Only {name} bought it, and it was fresh.',
    'It was true, and {name} alone kept the faith.',
    '{name} alone! Everybody else, apologize to {name}.',
    '{name} stood alone with a fact. Like Galileo, with snacks.',
    'Everybody laughed at the truth but {name}. The truth sends flowers.',
  ],
  'reveal.doubter': [
    'One doubter, one winner: {name}.',
    'Only {name} smelled smoke. Odd one out, and right.',
    'The crowd went left. {name} went right. Literally right.',
    'Only {name} didn’t swallow it. Pot brownies deserve that much caution.',
    '{name} alone said baked. The rest came out medium rare.',
  ],
  'reveal.doubter.others': ['Trust {name} next time. Or don’t, more points for {name}.'],
  'reveal.own': [
    '{name} made that up from scratch. Homemade!',
    'That lie was {name}’s own recipe.',
    'No suggestion, no help: {name} invented that alone.',
    'Handcrafted nonsense by {name}. Delicious.',
    '{name} made it all up. No sources, no shame, extra butter.',
  ],
  'reveal.own.others': ['{name}’s own work, and you ate it.'],
  'reveal.truth': [
    'The plain truth, and nobody believed {name}. Tragic.',
    'Poor {name}. So honest. So ignored.',
    '{name} said the truth and it sounded ridiculous.',
    'Nothing but the truth, and nobody took a slice, {name}.',
    '{name}, next time lie. It’s more believable.',
    'True, and nobody bought it. {name} has the credibility of a horoscope.',
    '{name} told the truth and got laughed at. Welcome to my job.',
  ],
  'reveal.truth.others': [
    'It was true! {name} told you. To your faces.',
    'It was true! {name} gets to be insufferable at your expense.',
  ],
  applause: ['And the warmest applause went to …', 'Somebody made the needle jump. It was …'],
  point: ['Forks are being aimed in secret. Mind the sleeves.', 'Every fork has a favorite. Dinner just got personal.'],
  'point.asked': [
    'Every fork here has somebody in mind. Some of them are spoons.',
    'You’re holding a fork and a grudge. Dinner is served.',
    'Great minds stab alike, and tonight it pays.',
  ],
  fingers: ['Here come the forks. Guard your plates.', 'Forks, one by one. Nobody mention dessert.'],
  plead: [
    '{name} is in the pan. Low heat. Talk.',
    'Explain yourself, {name}. The butter’s already sizzling.',
    '{name}, well done or half-baked? Out loud, please.',
    'Something’s burning. {name}, was it your alibi?',
  ],
  write: [
    'Too many cooks, one line each. Somebody always adds raisins.',
    'Everyone’s adding a secret ingredient. I smell cumin and panic.',
    'A potluck of one-liners. Someone always brings the ice.',
  ],
})

/** People read the result for a moment. */
const READ_MS = 600

export const script: JesterScript<View> = {
  lines,
  quiet: ['prepare', 'argue'],
  deeds,
  clapping: (table) => table.applause.clapping,
  tellsFor,
  news(table, last) {
    const after = tellsFor(table)
    return [
      ...revealed(table),
      ...interludeNews(table.phase, table.interlude),
      ...starNews(table.lap.best, last?.lap.best),
    ].map((occasion) => ({ ...occasion, after: occasion.after ?? after }))
  },
}

function tellsFor({ reveal, round }: View): number {
  return reveal ? endOf(revealTimeline(Object.keys(reveal.votes).length, round)) + READ_MS : 0
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
  if (wrong.length === 0 && right.length > 1)
    return [{ of: reveal.isTrue ? 'reveal.trusted' : 'reveal.seen', name: turn, mood: 'laughs' }]
  if (right.length === 0 || wrong.length === 0) return ofOwn
  return [...ofOwn, { of: reveal.isTrue ? 'reveal.doubted' : 'reveal.fooled', name: turn, mood: 'laughs' }]
}

function deeds({ phase, reveal, turn, voters, interlude }: View): readonly Deed[] {
  if (phase !== 'reveal' || !reveal || turn === null) return interludeDeeds(phase, interlude)
  const right = voters.filter((id) => reveal.votes[id] === (reveal.isTrue ? 'legit' : 'baked'))
  const wrong = voters.filter((id) => reveal.votes[id] === (reveal.isTrue ? 'baked' : 'legit'))
  const told = liarsDeeds(turn, right, wrong)
  // With a true statement, only believing it alone makes a story.
  return reveal.isTrue ? told.filter(({ kind }) => kind === 'alone') : told
}
