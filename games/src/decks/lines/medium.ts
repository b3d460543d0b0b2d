import type { Prompt } from '../../kit/card.ts'

export const mediumLines: readonly Prompt[] = [
  { id: 'task-everyone-medium-01', intensity: 'Medium', heat: 1, family: 'opinions', topics: [], text: 'What does the warning label on you say, in the line that nobody reads?' },
  { id: 'task-everyone-medium-02', intensity: 'Medium', heat: 1, family: 'rituals', topics: [], text: 'Which harmless rumour about yourself would you like to start tonight?' },
  { id: 'task-everyone-medium-03', intensity: 'Medium', heat: 1, family: 'manners', topics: [], text: 'How can we tell that you stopped listening ten minutes ago?' },
  { id: 'task-everyone-medium-04', intensity: 'Medium', heat: 1, family: 'bodies', topics: [], text: 'Which sound effect should play whenever you walk in, and who here gets the button?' },
  { id: 'task-everyone-medium-05', intensity: 'Medium', heat: 2, family: 'work', topics: ['food'], text: 'The great snack shortage has begun. What is your job in the resistance?' },
  { id: 'task-everyone-medium-06', intensity: 'Medium', heat: 2, family: 'love-exes', topics: ['love'], text: 'Which household appliance would you date, strictly for its personality?' },
  { id: 'task-everyone-medium-07', intensity: 'Medium', heat: 2, family: 'firsts-lasts', topics: [], text: 'If losing the thread were a sport, how did you win your last medal?' },
  { id: 'task-everyone-medium-08', intensity: 'Medium', heat: 2, family: 'manners', topics: [], text: 'Give us your villain’s origin in a sentence. It must hinge on something from a kitchen drawer.' },
  { id: 'task-everyone-medium-09', intensity: 'Medium', heat: 3, family: 'high-thoughts', topics: [], text: 'What flavour of ice cream is this evening, and what has somebody dropped in it?' },
  { id: 'task-everyone-medium-10', intensity: 'Medium', heat: 3, family: 'high-thoughts', topics: [], text: 'Which law of physics do you personally find rude?' },
  { id: 'task-everyone-medium-11', intensity: 'Medium', heat: 3, family: 'opinions', topics: ['cannabis', 'food'], text: 'A grower names a plant after you. What is it called, and what does it do to a conversation?' },
  { id: 'task-everyone-medium-12', intensity: 'Medium', heat: 3, family: 'objects', topics: ['money', 'food'], text: 'Which thing cheaper than a pizza has brought you the most joy?' },
]
