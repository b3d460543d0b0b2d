import type { Prompt } from '../../kit/card.ts'

export const mildStarters: readonly Prompt[] = [
  { id: 'starter-mild-01', intensity: 'Mild', heat: 1, family: 'work', topics: ['work'], text: 'The strangest job I ever had was …' },
  { id: 'starter-mild-02', intensity: 'Mild', heat: 1, family: 'firsts-lasts', topics: [], text: 'The longest I have ever queued was for …' },
  { id: 'starter-mild-03', intensity: 'Mild', heat: 1, family: 'money-pettiness', topics: [], text: 'I once won a prize for …' },
  { id: 'starter-mild-04', intensity: 'Mild', heat: 1, family: 'high-thoughts', topics: [], text: 'The animal that has caused me the most trouble is …' },
  { id: 'starter-mild-05', intensity: 'Mild', heat: 1, family: 'confessions', topics: [], text: 'To this day I can recite from memory …' },
  { id: 'starter-mild-06', intensity: 'Mild', heat: 2, family: 'opinions', topics: [], text: 'The most useless thing I own and will never give away is …' },
  { id: 'starter-mild-07', intensity: 'Mild', heat: 2, family: 'rituals', topics: [], text: 'I got completely lost on the way to …' },
  { id: 'starter-mild-08', intensity: 'Mild', heat: 2, family: 'manners', topics: [], text: 'For years I honestly believed that …' },
  { id: 'starter-mild-09', intensity: 'Mild', heat: 2, family: 'high-thoughts', topics: ['food'], text: 'The one food I refuse to share is …' },
  { id: 'starter-mild-10', intensity: 'Mild', heat: 2, family: 'firsts-lasts', topics: [], text: 'I once talked my way into …' },
  { id: 'starter-mild-11', intensity: 'Mild', heat: 3, family: 'opinions', topics: [], text: 'The finest nap of my life took place in …' },
  { id: 'starter-mild-12', intensity: 'Mild', heat: 3, family: 'rituals', topics: [], text: 'Nobody here knows that I can …' },
  { id: 'starter-mild-13', intensity: 'Mild', heat: 3, family: 'objects', topics: ['food'], text: 'The furthest I have ever gone for a snack is …' },
  { id: 'starter-mild-14', intensity: 'Mild', heat: 3, family: 'bodies', topics: [], text: 'I walked into the kitchen with a clear purpose and came out with …' },
]
