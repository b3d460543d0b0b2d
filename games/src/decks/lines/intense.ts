import type { Prompt } from '../../kit/card.ts'

export const intenseLines: readonly Prompt[] = [
  { id: 'task-everyone-intense-01', intensity: 'Intense', heat: 1, family: 'fame', topics: [], text: 'Which of your habits would puzzle the crew of a wildlife film?' },
  { id: 'task-everyone-intense-02', intensity: 'Intense', heat: 1, family: 'firsts-lasts', topics: [], text: 'What did you once do to impress somebody that one of your knees still remembers?' },
  { id: 'task-everyone-intense-03', intensity: 'Intense', heat: 1, family: 'internet', topics: ['food'], text: 'You are wanted for every missing snack in town. Which alias and which photo are on the poster?' },
  { id: 'task-everyone-intense-04', intensity: 'Intense', heat: 1, family: 'high-thoughts', topics: [], text: 'Which sentence did you begin tonight and quietly abandon? Bring it home now.' },
  { id: 'task-everyone-intense-05', intensity: 'Intense', heat: 2, family: 'confessions', topics: [], text: 'At which moment of your life would a laugh track have helped?' },
  { id: 'task-everyone-intense-06', intensity: 'Intense', heat: 2, family: 'fame', topics: [], text: 'You are suddenly a star. What is your first unreasonable demand?' },
  { id: 'task-everyone-intense-07', intensity: 'Intense', heat: 2, family: 'rituals', topics: [], text: 'Your unauthorised biography is out. Read us its opening line.' },
  { id: 'task-everyone-intense-08', intensity: 'Intense', heat: 2, family: 'manners', topics: [], text: 'What are you like as a flatmate, according to the flat?' },
  { id: 'task-everyone-intense-09', intensity: 'Intense', heat: 3, family: 'high-thoughts', topics: [], text: 'Which tune do you hum when you are getting away with something? Hum it.' },
  { id: 'task-everyone-intense-10', intensity: 'Intense', heat: 3, family: 'confessions', topics: [], text: 'What were you absolutely sure of at three in the morning, until roughly four?' },
  { id: 'task-everyone-intense-11', intensity: 'Intense', heat: 3, family: 'bodies', topics: ['embarrassment'], text: 'Which dance move of yours is kept from the public? Show us two seconds of it.' },
  { id: 'task-everyone-intense-12', intensity: 'Intense', heat: 3, family: 'objects', topics: ['cannabis', 'food'], text: 'Which crisp, biscuit or dip from your past deserved better from you?' },
]
