import type { LocalBank } from '../prompt.ts'

export const bank: LocalBank = {
  Mild: [
    { kind: 'act', text: 'You open the fridge, forget why, close it, remember, open it, and forget again.', seconds: 40 },
    { kind: 'act', text: 'You’re a cat who’s just been told about the diet.', seconds: 30 },
    { kind: 'act', text: 'You carry a very full bowl of soup across a room in which everyone wants to say hello.', seconds: 45 },
    { kind: 'act', text: 'A snail moves out and isn’t sure it packed everything.', seconds: 30 },
    { kind: 'act', text: 'You try on hats in a very small shop with a very honest mirror.', seconds: 40 },
    { kind: 'act', text: 'You assemble a shelf. The instructions are for a boat.', seconds: 50 },
    { kind: 'act', text: 'You’re the last chip in the bowl, and a hand is coming.', seconds: 35 },
  ],
  Medium: [
    { kind: 'act', text: 'You’re a puppet, and the puppeteer just got the giggles.', seconds: 45 },
    { kind: 'act', text: 'You try to catch a waiter’s eye: twenty minutes, five stages of pride.', seconds: 40 },
    { kind: 'act', text: 'At the buffet you discover that the salad tongs have been out to get you from the start.', seconds: 50 },
    { kind: 'act', text: 'You push a shopping cart that has plans of its own.', seconds: 35 },
    { kind: 'act', text: 'You’re a one-person band, and one of you wants to leave the band.', seconds: 60 },
    { kind: 'act', text: 'You order food for eight, forget a dish each time, and the line behind you grows.', seconds: 45 },
    { kind: 'act', text: 'Your hand has fallen asleep, and it wakes up as someone else.', seconds: 40 },
  ],
  Intense: [
    { kind: 'act', text: 'You try to look dignified in a fitting room while stuck inside a sweater, arms up, with the curtain half open.', seconds: 45 },
    { kind: 'act', text: 'A living statue with an itchy nose, in front of the only tourist who has paid.', seconds: 60 },
    { kind: 'act', text: 'You silently realize, on a crowded elevator’s slowest day, that the smell is being blamed on you.', seconds: 40 },
    { kind: 'act', text: 'You’re a romantic movie’s leading hero, and your pants are losing an argument with a revolving door.', seconds: 50 },
    { kind: 'act', text: 'You sing into a hairbrush, magnificently, and turn around to an audience of three movers.', seconds: 45 },
    { kind: 'act', text: 'A cuckoo in a clock: it’s noon, and you have lost your voice.', seconds: 30 },
    { kind: 'act', text: 'You meet an old flame in the frozen food aisle. You look your worst. They have brought a horse.', seconds: 55 },
  ],
}
