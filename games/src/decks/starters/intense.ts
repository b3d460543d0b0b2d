import type { Prompt } from '../../kit/card.ts'

export const intenseStarters: readonly Prompt[] = [
  { id: 'starter-intense-01', intensity: 'Intense', heat: 1, family: 'love-exes', topics: ['exes', 'love'], text: 'The worst date of my life ended when …' },
  { id: 'starter-intense-02', intensity: 'Intense', heat: 1, family: 'internet', topics: ['phone'], text: 'The message that I sent to the wrong person said …' },
  { id: 'starter-intense-03', intensity: 'Intense', heat: 1, family: 'money-pettiness', topics: [], text: 'The pettiest revenge I ever took involved …' },
  { id: 'starter-intense-04', intensity: 'Intense', heat: 1, family: 'work', topics: ['work'], text: 'I once missed a day of work because of …' },
  { id: 'starter-intense-05', intensity: 'Intense', heat: 1, family: 'confessions', topics: [], text: 'I broke it, I hid it, and nobody ever found out that it was …' },
  { id: 'starter-intense-06', intensity: 'Intense', heat: 2, family: 'firsts-lasts', topics: [], text: 'The most ridiculous thing that ever made me cry was …' },
  { id: 'starter-intense-07', intensity: 'Intense', heat: 2, family: 'confessions', topics: [], text: 'I hid in a cupboard, a bathroom or a hedge in order to avoid …' },
  { id: 'starter-intense-08', intensity: 'Intense', heat: 2, family: 'manners', topics: [], text: 'The nickname that I hoped would die was …' },
  { id: 'starter-intense-09', intensity: 'Intense', heat: 2, family: 'high-thoughts', topics: ['health'], text: 'My least heroic injury came from …' },
  { id: 'starter-intense-10', intensity: 'Intense', heat: 2, family: 'bodies', topics: [], text: 'Somebody walked in on me while I was practising …' },
  { id: 'starter-intense-11', intensity: 'Intense', heat: 3, family: 'opinions', topics: [], text: 'My mouth was faster than my brain when I told …' },
  { id: 'starter-intense-12', intensity: 'Intense', heat: 3, family: 'confessions', topics: [], text: 'The lie that got out of hand began with …' },
  { id: 'starter-intense-13', intensity: 'Intense', heat: 3, family: 'love-exes', topics: ['embarrassment', 'love'], text: 'I waved, bowed or blew a kiss, and it was not meant for me: it was for …' },
  { id: 'starter-intense-14', intensity: 'Intense', heat: 3, family: 'high-thoughts', topics: [], text: 'The giggles got me at the worst possible moment, which was …' },
]
