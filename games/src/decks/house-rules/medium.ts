import type { Prompt } from '../../kit/card.ts'

export const mediumHouseRules: readonly Prompt[] = [
  { id: 'task-rule-medium-01', intensity: 'Medium', heat: 1, family: 'next-to-me', topics: [], text: 'Speak about the current player in the hush of golf on television.' },
  { id: 'task-rule-medium-02', intensity: 'Medium', heat: 1, family: 'rituals', topics: [], text: 'Whenever you say “I”, add “allegedly”.' },
  { id: 'task-rule-medium-03', intensity: 'Medium', heat: 1, family: 'objects', topics: [], text: 'Every story ends with “or so the sofa claims”.' },
  { id: 'task-rule-medium-04', intensity: 'Medium', heat: 1, family: 'objects', topics: ['food'], text: 'Everybody is named after a snack. Choose yours now and answer to nothing else.' },
  { id: 'task-rule-medium-05', intensity: 'Medium', heat: 2, family: 'next-to-me', topics: [], text: 'When somebody forgets what they were saying, the room replies: “And that is beautiful.”' },
  { id: 'task-rule-medium-06', intensity: 'Medium', heat: 2, family: 'fame', topics: [], text: 'Accept any compliment like an award: thank two people and a pet.' },
  { id: 'task-rule-medium-07', intensity: 'Medium', heat: 2, family: 'rituals', topics: [], text: 'All disagreement comes in exactly five words.' },
  { id: 'task-rule-medium-08', intensity: 'Medium', heat: 2, family: 'next-to-me', topics: [], text: 'When talk turns serious, the current player is the foghorn.' },
  { id: 'task-rule-medium-09', intensity: 'Medium', heat: 3, family: 'next-to-me', topics: [], text: 'Nobody laughs alone. The room joins in within three seconds, sincerely or not.' },
  { id: 'task-rule-medium-10', intensity: 'Medium', heat: 3, family: 'confessions', topics: [], text: 'Numbers may be shown but never spoken.' },
  { id: 'task-rule-medium-11', intensity: 'Medium', heat: 3, family: 'opinions', topics: [], text: 'Every answer begins with “Well, historically …”.' },
  { id: 'task-rule-medium-12', intensity: 'Medium', heat: 3, family: 'objects', topics: ['cannabis', 'food'], text: 'Snacks pass through customs. State your purpose before you take any.' },
]
