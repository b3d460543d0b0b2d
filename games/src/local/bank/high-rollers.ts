import type { LocalBank } from '../prompt.ts'

export const bank: LocalBank = {
  Mild: [
    { kind: 'roll', action: 'Hit', text: 'Hum any tune for five seconds per pip. The table may call a key change, and will.' },
    { kind: 'roll', action: 'Hit', text: 'Name four snacks per pip, without a pause. Stall, and the shop is closed.' },
    { kind: 'roll', action: 'Pass', text: 'Hand the turn to somebody. They pay one compliment per pip to a piece of furniture, until it’s flustered.' },
    { kind: 'roll', action: 'Challenge', text: 'Choose a rival. You both stack two objects, plus one per pip. The first crash loses.' },
    { kind: 'roll', action: 'Truth', text: 'Sum up your week in as many sentences as the die shows: no more, no fewer.' },
    { kind: 'roll', action: 'Truth', text: 'Share one opinion on breakfast per pip. It has to be grounds for a debate.' },
    { kind: 'roll', action: 'Wild', text: 'Make a rule for the table that lasts one turn per pip. It needs a name and a salute.' },
  ],
  Medium: [
    { kind: 'roll', action: 'Hit', text: 'You have ten words per pip. Tell us a joke in them, punch line included.' },
    { kind: 'roll', action: 'Hit', text: 'Knock on something once per pip. Then show us who opens, and how they feel about the noise.' },
    { kind: 'roll', action: 'Pass', text: 'Someone of your choice speaks like royalty for ten seconds per pip. The rest of us must bow.' },
    { kind: 'roll', action: 'Challenge', text: 'Pick an opponent. Take turns swapping one word of a movie title for “couch”, one title each per pip. The table crowns the better.' },
    { kind: 'roll', action: 'Truth', text: 'Confess to one harmless habit per pip. The table rules whether that is normal.' },
    { kind: 'roll', action: 'Truth', text: 'You win one free afternoon per pip. Tell us what you would do with all that time, and defend it.' },
    { kind: 'roll', action: 'Wild', text: 'Narrate the room as a documentary: one creature for each pip. Whoever recognizes themselves makes its call.' },
  ],
  Intense: [
    { kind: 'roll', action: 'Hit', text: 'Dance on the spot for six seconds per pip, with no music. Look as if you know the words.' },
    { kind: 'roll', action: 'Hit', text: 'Sigh with longing at the snacks. The die says how grand: one is a breath, five is an opera in which someone faints.' },
    { kind: 'roll', action: 'Pass', text: 'Your chosen victim gives a love speech to a shoe, one sentence per pip. You answer for the shoe.' },
    { kind: 'roll', action: 'Challenge', text: 'Name a rival. Take turns boasting about your worst ideas, one each per pip. The table crowns the more worrying one.' },
    { kind: 'roll', action: 'Truth', text: 'Tell an embarrassing story. The die says how far to go: one is a stumble, five is the one you still hear at night. You set the limit.' },
    { kind: 'roll', action: 'Truth', text: 'Rate your own flirting from one to ten, then prove it on the nearest lamp, one line per pip.' },
    { kind: 'roll', action: 'Wild', text: 'For a minute per pip, everyone calls you by a title of your choosing. Answer to nothing else.' },
  ],
}
