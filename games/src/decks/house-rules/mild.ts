import type { Prompt } from '../../kit/card.ts'

export const mildHouseRules: readonly Prompt[] = [
  { id: 'task-rule-mild-01', intensity: 'Mild', heat: 1, family: 'next-to-me', topics: [], text: 'Nobody says yes or no. A slip costs one small bow to the room.' },
  { id: 'task-rule-mild-02', intensity: 'Mild', heat: 1, family: 'next-to-me', topics: [], text: 'Ring an invisible doorbell before you speak. The room says “come in”.' },
  { id: 'task-rule-mild-03', intensity: 'Mild', heat: 1, family: 'manners', topics: [], text: 'Whoever laughs must thank the nearest object for its support.' },
  { id: 'task-rule-mild-04', intensity: 'Mild', heat: 1, family: 'next-to-me', topics: [], text: 'A sentence that gets lost is finished by the next player along, and that ending counts.' },
  { id: 'task-rule-mild-05', intensity: 'Mild', heat: 2, family: 'objects', topics: ['food'], text: 'All snacks have titles. Address them properly: Your Crunchiness, Sir Dip.' },
  { id: 'task-rule-mild-06', intensity: 'Mild', heat: 2, family: 'opinions', topics: [], text: 'Elbows do all the pointing.' },
  { id: 'task-rule-mild-07', intensity: 'Mild', heat: 2, family: 'next-to-me', topics: [], text: 'Whoever had the last turn announces the next player like a guest at a royal ball.' },
  { id: 'task-rule-mild-08', intensity: 'Mild', heat: 2, family: 'next-to-me', topics: [], text: 'Points are called leaves. Say the other word and the room sighs at you.' },
  { id: 'task-rule-mild-09', intensity: 'Mild', heat: 3, family: 'high-thoughts', topics: [], text: 'Nobody leaves a seat without declaring the expedition, its purpose and its odds.' },
  { id: 'task-rule-mild-10', intensity: 'Mild', heat: 3, family: 'confessions', topics: [], text: 'Praise every question before you answer it. “A brave question. A fair question.”' },
  { id: 'task-rule-mild-11', intensity: 'Mild', heat: 3, family: 'next-to-me', topics: [], text: 'An invisible cat is asleep on the table. Speak accordingly.' },
  { id: 'task-rule-mild-12', intensity: 'Mild', heat: 3, family: 'internet', topics: ['phone'], text: 'When a phone buzzes, everybody murmurs: “Destiny calls.”' },
]
