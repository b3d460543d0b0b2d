import { linesOf } from '../script.ts'

/** Lines for the podium: stories of the night, and a last word. */
export const nightLines = linesOf({
  'night.skipped': [
    'Tonight {name} said no {times}. We loved every one.',
    '{name}: {count} skips, zero regrets, same hair.',
    'To {name}, who skipped {count} and missed nothing.',
  ],
  'night.legend': [
    '{count} legends tonight for {name}. We were there.',
    'Tell them about {name}. {count} legends. They won’t believe it.',
    'Tonight {name} was a legend {times}. On a couch.',
  ],
  'night.pointed': [
    'Most wanted tonight: {name}. {count} rounds of fingers.',
    'Suspect of the night: {name}, {times}. Never convicted.',
  ],
  'night.pointed.others': ['{times} you pointed at {name}. That’s love, with an arm.'],
  'night.fooled': [
    'Tonight {name} fooled {other} {times}. They’re still friends.',
    '{other} believed {name} {times} tonight. Someone hug {other}.',
    'Duet of the night: {name} lied, {other} nodded. {times}.',
  ],
  'night.fooled-all': [
    'We’ll never trust {name} again. {count} reasons.',
    '{times} the whole room fell for {name}. I have it in writing.',
  ],
  'night.fooled-all.others': ['{name} fooled every one of you. {times}. Tonight.'],
  'night.seen-through': [
    'Most honest face tonight: {name}. Seen through {times}.',
    '{name} tried to lie {times}. It was adorable.',
    'Tonight {count} lies by {name} fooled nobody. Never change.',
  ],
  'night.alone': [
    'The clearest head tonight: {name}. {times}, alone.',
    '{name} against everyone: {count} wins. Just saying.',
  ],
  'night.alone.others': ['{times} only {name} was right. You were warned.'],
  'night.named': [
    '{name} named {other} {times}. Sit apart in the car.',
    'Feud of the night: {name} and {other}. {count} rounds.',
    '{other}, you survived {name} {times}. A hand!',
  ],
  'night.gave': [
    '{name} gave {other} a gift tonight. {other}, it’s your turn.',
    'Softest heart tonight: {name}. Ask {other}.',
    'Tonight {name} made {other} a present. I sniffled.',
  ],
  'night.jackpot-lost': [
    'And somewhere a jackpot still waits for {name}.',
    'Tonight {name} walked past a whole jackpot. Chin up. Look how high.',
    '{name} had the jackpot right there. We’ll bring it up forever.',
  ],
  'night.burned': [
    '{name} burned {times} tonight, and asked for more.',
    'Bravest eyebrows tonight: {name}. {count} burns.',
    '{count} burns for {name}. The dice say thank you.',
  ],
  'night.caught': [
    'Tonight’s one true criminal: {name}. It was a silly law.',
    '{name} broke the House Rule tonight. The house stands.',
    'Caught tonight: {name}. Parole granted.',
  ],
  'night.truth': [
    '{name} chose truth {times} tonight. We know so much now.',
    'Truth, {times}: {name}. The plant needs a moment.',
    'Not one dare tonight, {name}. {count} truths. Brave enough.',
  ],
  'night.dare': [
    '{name} chose dare {times}. And kept every secret.',
    'Dare, {times}: {name}. The carpet will recover.',
    '{count} dares tonight, {name}, and not one confession.',
  ],
  'night.has': [
    'Whatever we asked, {name} had. {times}. What a life.',
    'Asked {times}, guilty every time: {name}. Marvelous.',
    'No halo tonight for {name}. {count} stories instead.',
  ],
  'night.never': [
    '{name} never had, {times}. The cat bows.',
    'Purest soul tonight: {name}. {count} nevers. Allegedly.',
    'Halo of the night: {name}. Asked {times}, guilty never.',
  ],
  'night.penned': [
    'The pen was {name}’s tonight. The rest was handwriting.',
    'Tonight’s author: {name}. Someone publish that.',
    '{name} wrote a line tonight I’ll be repeating until June.',
  ],
  'night.lost-lead': [
    '{name} led tonight, until {other} had an idea.',
    'For a while tonight, {name} was on top. Then {other} arrived.',
    'Remember when {name} led? {other} does. Warmly.',
  ],
  'night.star': [
    'Tonight {name} was a star. The carpet was red-ish.',
    '{name} got roses tonight. Imaginary. Well earned.',
    'The stage will miss {name}. The neighbors less.',
  ],
  'night.favorite': [
    'In the lobby {count} bets had {name} winning the first game. Now we know.',
    'In the lobby {count} bets went on {name}. No pressure, {name}. It’s over now.',
    'The slips are open: {name} to win the first game, {times}. No comment.',
    'Who’d win the first game? {name}, said {count} bets. I’m naming no losers.',
  ],
  'night.favorite.tie': [
    'The lobby’s bets tied: {names}. Settle it aloud.',
    'Two favorites in the lobby: {names}. Both had fans.',
    'Who’d win the first game? The bets couldn’t choose: {names}.',
  ],
  'night.quote': [
    'Tonight’s last word is {name}’s: “{quote}”',
    'If you remember one thing, make it {name}’s “{quote}”',
    'Carve {name} over the couch: “{quote}”',
    'And so to bed with {name}’s “{quote}”',
  ],
  'night.end': [
    'That was all you. I just wore the hat.',
    'I’ve hosted worse crowds. Kings, mostly.',
    'Nobody won as much as I did. I got to watch.',
    'Same couch, one more? I’m not tired. I’m drawn.',
    'Take the memories. Leave the cushions.',
    'You were loud, odd and lovely. Again?',
    'I’d say good night. But look at those three games down there.',
    'Thank you. The lamp laughed twice, and it’s a lamp.',
  ],
})
