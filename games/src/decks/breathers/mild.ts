import type { Prompt } from '../../kit/card.ts'

export const mildBreathers: readonly Prompt[] = [
  { id: 'task-breather-mild-01', intensity: 'Mild', heat: 1, family: 'next-to-me', topics: [], text: 'Tell the player on your left one thing they are good at. All at once, if you are shy.' },
  { id: 'task-breather-mild-02', intensity: 'Mild', heat: 1, family: 'bodies', topics: [], text: 'Close your eyes for ten seconds. Whoever hears the quietest sound tells us what it was.' },
  { id: 'task-breather-mild-03', intensity: 'Mild', heat: 1, family: 'objects', topics: [], text: 'Breathe in for four and out for six, three times. The sofa does the rest.' },
  { id: 'task-breather-mild-04', intensity: 'Mild', heat: 1, family: 'bodies', topics: [], text: 'Wiggle your toes and thank them. They have been downstairs all evening.' },
  { id: 'task-breather-mild-05', intensity: 'Mild', heat: 1, family: 'confessions', topics: [], text: 'Everybody names one good thing from today. Small ones count double.' },
  { id: 'task-breather-mild-06', intensity: 'Mild', heat: 1, family: 'opinions', topics: [], text: 'Drop your shoulders, loosen your jaw, and let the thought you lost find its own way home.' },
  { id: 'task-breather-mild-07', intensity: 'Mild', heat: 1, family: 'next-to-me', topics: [], text: 'Look at the farthest thing you can see until the whole room has gone quiet once.' },
  { id: 'task-breather-mild-08', intensity: 'Mild', heat: 1, family: 'high-thoughts', topics: ['cannabis', 'food'], text: 'Half-time. Water for whoever fancies some, a window for whoever needs one.' },
  { id: 'task-breather-mild-09', intensity: 'Mild', heat: 1, family: 'high-thoughts', topics: ['health', 'love'], text: 'Stretch like somebody waking from a hundred-year nap: as far as is lovely, and no further.' },
  { id: 'task-breather-mild-10', intensity: 'Mild', heat: 1, family: 'confessions', topics: ['health'], text: 'Roll your shoulders backwards, slowly, as if shrugging in reverse. Keep the ones you like.' },
  { id: 'task-breather-mild-11', intensity: 'Mild', heat: 1, family: 'next-to-me', topics: [], text: 'Agree on the weather inside this room. Then enjoy that nobody has to do anything about it.' },
]
