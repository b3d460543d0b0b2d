import { linesOf } from '../script.ts'

/** The punch line for something that has happened before tonight. */
export const echoLines = linesOf({
  'echo.legend': [
    'LEGEND number {count}, {name}. Save some for your grandchildren.',
    'That’s the {nth} legend for {name}. The ceiling is calling.',
    '{name}. Again. A {nth} legend. I’ve run out of hats.',
    'Lightning struck {name} {times}. It likes it there.',
    'The {nth} legend! {name}, who raised you? Thank them.',
    '{count} legends, {name}. You’re not a guest, you’re a saga.',
  ],
  'echo.pointed': [
    '{name}, for the {nth} time. It’s a tradition now.',
    'Fingers on {name} again. That’s {count}. I’d get a helmet.',
    'For the {nth} time: {name}. I’ve had cards printed.',
    '{name} again! The fingers know the way by now.',
    'I had {name} written down already. That’s the {nth} time.',
  ],
  'echo.pointed.others': ['{times} {name}. You people need a hobby. Or this is it.'],
  'echo.fooled-all': [
    'The {nth} clean sweep for {name}. Someone check the ID.',
    '{times}, room! And {name} isn’t even trying.',
    'A {nth} time! {name} lies, the couch falls over.',
    'You’d think they’d learn by the {nth} time, {name}.',
  ],
  'echo.fooled-all.others': [
    'All of you, for the {nth} time. {name}, this is art.',
    '{name} did it AGAIN. {times}. You nodded. I saw you.',
  ],
  'echo.seen-through': [
    'For the {nth} time: nobody bought it, {name}.',
    '{count} tries, {name}, and you still glow like a lamp.',
    '{name}, seen again. That’s {count}. Have you considered honesty?',
    'The {nth} time they all knew. {name}, who trained that face?',
    'Read like a poster, {name}. {count} posters now.',
    'Nobody fooled, {name}. Again. {times}. Cute.',
  ],
  'echo.alone': [
    '{name}, alone and right for the {nth} time. It’s eerie.',
    'The {nth} time one head was clear: {name}’s.',
    'Alone again, right again. {name}, lend them your nose.',
    'That’s {times} only {name} knew. Lovely crowd, though.',
  ],
  'echo.alone.others': [
    'Only {name}. Again. {times}. Why do you never ask {name}?',
    '{name} {count}, everybody nothing. Just copy {name}.',
  ],
  'echo.burned': [
    'Burned for the {nth} time. {name}, the dice send their love.',
    '{count} burns, {name}. You’re not unlucky, you’re consistent.',
    'Crispy again! {name}, that’s {count}. Someone fan.',
    '{name} pushed. Again. It burned. Again. I adore {name}.',
    'The {nth} burn. There’s brave, there’s {name}.',
    'Smoke signal number {count} from {name}. It says “oops.”',
  ],
  'echo.jackpot-lost': [
    '{name} missed the jackpot a {nth} time. It’s personal now.',
    '{count} jackpots, {count} goodbyes. {name}, you’re so strong.',
    'Again, {name}? The stash has started to send postcards.',
    'The {nth} jackpot {name} leaves. A monk. A rich, rich monk.',
  ],
  'echo.penned': [
    '{name} again! That’s {count} crowns for those thumbs.',
    'The {nth} best line by {name}. Hide the other pens.',
    '{name} wins the pen a {nth} time. Check for ghostwriters.',
    '{count} crowned lines. {name}, I’m updating my résumé. In fear.',
    'Who else. {name}. {nth} time. Read it at my funeral.',
    'Is anybody else writing, or just {name}? That’s {count}.',
  ],
})
