import type { Prompt } from '../../kit/card.ts'

export const intenseHouseRules: readonly Prompt[] = [
  { id: 'task-rule-intense-01', intensity: 'Intense', heat: 1, family: 'opinions', topics: [], text: 'Passing stays free, but it takes a hand to your own forehead and a sigh from the deep.' },
  { id: 'task-rule-intense-02', intensity: 'Intense', heat: 1, family: 'rituals', topics: [], text: 'Say everything like a butler with terrible news.' },
  { id: 'task-rule-intense-03', intensity: 'Intense', heat: 1, family: 'next-to-me', topics: [], text: 'Each player opens their turn with a new middle name. It is now official.' },
  { id: 'task-rule-intense-04', intensity: 'Intense', heat: 1, family: 'high-thoughts', topics: [], text: 'After every laugh, the laugher gives a short statement to the press.' },
  { id: 'task-rule-intense-05', intensity: 'Intense', heat: 2, family: 'confessions', topics: [], text: 'Whoever asks whose turn it is gets a slow clap and must look proud.' },
  { id: 'task-rule-intense-06', intensity: 'Intense', heat: 2, family: 'opinions', topics: [], text: 'Talk about yourself in the third person, as your own biggest fan.' },
  { id: 'task-rule-intense-07', intensity: 'Intense', heat: 2, family: 'rituals', topics: [], text: 'An invisible bouncer stands by your seat. Talk your way past it before you get up.' },
  { id: 'task-rule-intense-08', intensity: 'Intense', heat: 2, family: 'manners', topics: [], text: 'Every answer contains a vegetable, said with longing.' },
  { id: 'task-rule-intense-09', intensity: 'Intense', heat: 3, family: 'high-thoughts', topics: [], text: 'Before each turn, all of you whisper: “It was foretold.”' },
  { id: 'task-rule-intense-10', intensity: 'Intense', heat: 3, family: 'next-to-me', topics: [], text: 'Whenever somebody says “so”, the room gasps as if it knew.' },
  { id: 'task-rule-intense-11', intensity: 'Intense', heat: 3, family: 'firsts-lasts', topics: ['embarrassment'], text: 'The last word of whatever you say is sung.' },
  { id: 'task-rule-intense-12', intensity: 'Intense', heat: 3, family: 'internet', topics: ['phone'], text: 'Whoever looks at a phone acts out the last emoji they sent.' },
]
