import type { Prompt } from '../../kit/card.ts'

export const mildLines: readonly Prompt[] = [
  { id: 'task-everyone-mild-01', intensity: 'Mild', heat: 1, family: 'opinions', topics: [], text: 'Which kitchen object would you want as your lawyer, and what is its opening line?' },
  { id: 'task-everyone-mild-02', intensity: 'Mild', heat: 1, family: 'high-thoughts', topics: [], text: 'Finish this before you have thought about it: “The universe is basically a giant …”' },
  { id: 'task-everyone-mild-03', intensity: 'Mild', heat: 1, family: 'objects', topics: [], text: 'Which sound do you make when a low sofa finally lets you go? Perform it, one by one.' },
  { id: 'task-everyone-mild-04', intensity: 'Mild', heat: 1, family: 'bodies', topics: [], text: 'What is the title of the film about your last Sunday, and who walks out halfway?' },
  { id: 'task-everyone-mild-05', intensity: 'Mild', heat: 2, family: 'confessions', topics: [], text: 'Which tiny daily annoyance would you send to prison, and for how long?' },
  { id: 'task-everyone-mild-06', intensity: 'Mild', heat: 2, family: 'opinions', topics: [], text: 'Your own herbal tea comes out tomorrow. What is it called, and which single problem does it cure?' },
  { id: 'task-everyone-mild-07', intensity: 'Mild', heat: 2, family: 'firsts-lasts', topics: [], text: 'Which animal would host tonight better than we do, and what would it change first?' },
  { id: 'task-everyone-mild-08', intensity: 'Mild', heat: 2, family: 'manners', topics: [], text: 'A very junior genie grants you one extremely minor wish. What will it be?' },
  { id: 'task-everyone-mild-09', intensity: 'Mild', heat: 3, family: 'high-thoughts', topics: [], text: 'If you came in a packet, which shelf would you be on, and what would the front promise?' },
  { id: 'task-everyone-mild-10', intensity: 'Mild', heat: 3, family: 'confessions', topics: [], text: 'Which shop could you be locked into overnight, and how would they find you in the morning?' },
  { id: 'task-everyone-mild-11', intensity: 'Mild', heat: 3, family: 'opinions', topics: [], text: 'What is the best word you know? Say it as slowly as it deserves.' },
  { id: 'task-everyone-mild-12', intensity: 'Mild', heat: 3, family: 'firsts-lasts', topics: [], text: 'Which useless power do you already have, and when did it last save nobody?' },
]
