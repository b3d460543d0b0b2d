import type { LocalBank } from '../prompt.ts'

export const bank: LocalBank = {
  Mild: [
    { kind: 'roll', action: 'Hit', text: 'Hum any tune for five seconds per pip on the intensity die. At four or five, the table calls a key change.' },
    { kind: 'roll', action: 'Hit', text: 'Name four snacks for every pip on the intensity die, without a pause. At five, you are a shop.' },
    { kind: 'roll', action: 'Pass', text: 'Hand the turn to somebody. They pay one compliment per pip to a piece of furniture; from three up, it gets flustered.' },
    { kind: 'roll', action: 'Challenge', text: 'Choose a rival. Stack as many objects as there are pips, plus two, against each other. The first crash loses.' },
    { kind: 'roll', action: 'Truth', text: 'Sum up your week in as many sentences as the intensity die shows. On a one, choose that sentence well.' },
    { kind: 'roll', action: 'Truth', text: 'Share one opinion on breakfast for each pip: mild at one, grounds for a debate at three, civil war at five.' },
    { kind: 'roll', action: 'Wild', text: 'Make a rule for the table that lasts as many turns as there are pips. At five, it needs a name and a salute.' },
  ],
  Medium: [
    { kind: 'roll', action: 'Hit', text: 'Tell one joke per pip, each shorter than the last. At five pips the final joke is a single word.' },
    { kind: 'roll', action: 'Hit', text: 'Knock on something once per pip. After each knock, show us who opens. At five, it is you again, from the future.' },
    { kind: 'roll', action: 'Pass', text: 'Someone of your choice speaks like royalty for ten seconds per pip. From four up, we all must bow to them.' },
    { kind: 'roll', action: 'Challenge', text: 'Pick an opponent. Swap movie titles with one word changed to “couch”: best of as many rounds as the die has pips.' },
    { kind: 'roll', action: 'Truth', text: 'Confess to one harmless habit per pip. We may tell you at any moment that this one is normal.' },
    { kind: 'roll', action: 'Truth', text: 'Reveal what you would do with a free afternoon per pip. At five pips, that is a working week of nothing. Defend it.' },
    { kind: 'roll', action: 'Wild', text: 'Narrate the room as a documentary: one creature for each pip. Whoever recognizes themselves makes its call.' },
  ],
  Intense: [
    { kind: 'roll', action: 'Hit', text: 'Dance on the spot for six seconds per pip, with no music. From three up you must also look as if you know the words.' },
    { kind: 'roll', action: 'Hit', text: 'One pip: a sigh of longing at the snacks. Each further pip raises it by one opera. At five, somebody faints: you.' },
    { kind: 'roll', action: 'Pass', text: 'Your chosen victim gives a love speech to a shoe, one sentence per pip. At five the shoe replies, and it is married.' },
    { kind: 'roll', action: 'Challenge', text: 'Name a rival. Boast about your worst ideas in turn, as many each as the die shows. The table crowns the more worrying one.' },
    { kind: 'roll', action: 'Truth', text: 'Tell an embarrassing story. The die says how far to go: one is a stumble, five is the one you still hear at night. You set the limit.' },
    { kind: 'roll', action: 'Truth', text: 'Rate your own flirting from one to ten, then demonstrate one line per pip on the nearest lamp.' },
    { kind: 'roll', action: 'Wild', text: 'For a minute per pip, everybody calls you by a title of your choosing. At five, you get a theme tune as well.' },
  ],
}
