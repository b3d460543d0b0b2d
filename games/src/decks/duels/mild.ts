import type { Prompt } from '../../kit/card.ts'

export const mildDuels: readonly Prompt[] = [
  { id: 'task-duel-mild-01', intensity: 'Mild', heat: 1, family: 'objects', topics: ['props'], props: true, text: 'Fifteen seconds each: sell us one ordinary sock as the last word in luxury.' },
  { id: 'task-duel-mild-02', intensity: 'Mild', heat: 1, family: 'next-to-me', topics: [], text: 'Look at each other like two disappointed owls. The first to smile loses.' },
  { id: 'task-duel-mild-03', intensity: 'Mild', heat: 1, family: 'objects', topics: [], text: 'Come to the boil as kettles, one after the other. The table crowns the truer kettle.' },
  { id: 'task-duel-mild-04', intensity: 'Mild', heat: 1, family: 'objects', topics: ['food'], text: 'With your mouth alone, open a snack bag in a silent cinema. The table finds the guiltier bag.' },
  { id: 'task-duel-mild-05', intensity: 'Mild', heat: 2, family: 'firsts-lasts', topics: [], text: 'Trade compliments, each more precise than the one before. The first to say thank you loses.' },
  { id: 'task-duel-mild-06', intensity: 'Mild', heat: 2, family: 'objects', topics: ['food'], text: 'One argues that cereal is a soup, the other that it is furniture. The table must pick.' },
  { id: 'task-duel-mild-07', intensity: 'Mild', heat: 2, family: 'rituals', topics: [], text: 'A race on the spot, three steps, in slow motion. Whoever finishes later wins.' },
  { id: 'task-duel-mild-08', intensity: 'Mild', heat: 2, family: 'manners', topics: [], text: 'Take turns naming things that live at the bottom of a bag. A three-second gap loses.' },
  { id: 'task-duel-mild-09', intensity: 'Mild', heat: 3, family: 'high-thoughts', topics: [], text: 'Both of you deserve the softest seat. Plead for it in turn; nobody has to move.' },
  { id: 'task-duel-mild-10', intensity: 'Mild', heat: 3, family: 'high-thoughts', topics: [], text: 'Clap a short rhythm back and forth, adding one clap each time. Whoever loses count loses.' },
  { id: 'task-duel-mild-11', intensity: 'Mild', heat: 3, family: 'firsts-lasts', topics: [], text: 'Describe green to somebody who has only ever met beige. Whose green would we move to?' },
  { id: 'task-duel-mild-12', intensity: 'Mild', heat: 3, family: 'next-to-me', topics: [], text: 'Put on your most innocent faces. The table decides which of you certainly did it.' },
]
