import type { LocalBank } from '../prompt.ts'

export const bank: LocalBank = {
  Mild: [
    { kind: 'spin', segment: 'Everybody Answers', text: 'What was the last thing you forgot? Whoever has forgotten even that wins the round.' },
    { kind: 'spin', segment: 'Duel', text: 'Pick an opponent. Take turns naming things that are soft. The first to repeat or to pause loses, and gets a cushion.' },
    { kind: 'spin', segment: 'Swap', text: 'Change seats with someone of your choice. Until your next turn you’re also in charge of each other’s catchphrase.' },
    { kind: 'spin', segment: 'Gift', text: 'Give the person opposite an imaginary present that they truly need. They unwrap it for all to see.' },
    { kind: 'spin', segment: 'House Rule', text: 'Until the next spin, nobody may say “like”. Offenders apologize to the nearest plant, lamp or dip.' },
    { kind: 'spin', segment: 'Jackpot', text: 'Everybody tries to clap exactly once, all at the same instant, with eyes shut. Three tries. Glory for all if it works.' },
    { kind: 'spin', segment: 'Point', text: 'On three, everyone points at whoever will be first to fall asleep tonight. They may plead.' },
  ],
  Medium: [
    { kind: 'spin', segment: 'Everybody Answers', text: 'Which song does everyone here have to stop talking for? One each, and no explaining.' },
    { kind: 'spin', segment: 'Duel', text: 'Choose a rival. Thirty seconds of thumb-only puppet theater each. The circle applauds the more tragic thumb.' },
    { kind: 'spin', segment: 'Swap', text: 'Trade names with a neighbor until the wheel comes back to you. Answer only to the new one.' },
    { kind: 'spin', segment: 'Gift', text: 'Award somebody a superpower that is almost useful. They show us the one situation in which it helps.' },
    { kind: 'spin', segment: 'House Rule', text: 'For three spins, every sentence about food must be whispered, with respect.' },
    { kind: 'spin', segment: 'Jackpot', text: 'Count to fifteen as a group, one voice at a time, no order agreed. A clash sends everyone back to one.' },
    { kind: 'spin', segment: 'Dare', text: 'Give the round-up of the evening so far as a sports reporter who didn’t see any of it.' },
  ],
  Intense: [
    { kind: 'spin', segment: 'Everybody Answers', text: 'What’s the most embarrassing song you know all the words to? Eight bars as evidence, or a title and a blush.' },
    { kind: 'spin', segment: 'Duel', text: 'Name an opponent. Each declares love to the same snack. The circle decides who’s left at the altar.' },
    { kind: 'spin', segment: 'Swap', text: 'You and a neighbor trade personalities until the next spin. Do be unfair. Do be fond.' },
    { kind: 'spin', segment: 'Gift', text: 'Present somebody with a song about their finest quality, composed now, in public, by you.' },
    { kind: 'spin', segment: 'House Rule', text: 'For three spins, whoever laughs has to explain the joke in the voice of a judge.' },
    { kind: 'spin', segment: 'Jackpot', text: 'Can everyone keep a straight face while you recite the sexiest recipe you know? Thirty seconds. One smirk and the pot is lost.' },
    { kind: 'spin', segment: 'Dare', text: 'Run a victory lap for having found your own seat again. We expect tears, an anthem and a flag.' },
  ],
}
