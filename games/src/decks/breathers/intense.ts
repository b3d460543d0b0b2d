import type { Prompt } from '../../kit/card.ts'

export const intenseBreathers: readonly Prompt[] = [
  { id: 'task-breather-intense-01', intensity: 'Intense', heat: 1, family: 'next-to-me', topics: ['love'], text: 'The room tells the current player one true, lovely thing. The only reply allowed is thank you.' },
  { id: 'task-breather-intense-02', intensity: 'Intense', heat: 1, family: 'rituals', topics: [], text: 'On three, one enormous sigh, all together, with the whole week in it.' },
  { id: 'task-breather-intense-03', intensity: 'Intense', heat: 1, family: 'next-to-me', topics: [], text: 'Say one thing you are proud of that nobody ever asks about. The room goes “oooh”.' },
  { id: 'task-breather-intense-04', intensity: 'Intense', heat: 1, family: 'bodies', topics: [], text: 'Cover your own eyes and enjoy the dark. For fifteen seconds, nobody needs anything from you.' },
  { id: 'task-breather-intense-05', intensity: 'Intense', heat: 1, family: 'confessions', topics: [], text: 'Forgive yourself one small thing from this week. Silently. There, it is done.' },
  { id: 'task-breather-intense-06', intensity: 'Intense', heat: 1, family: 'opinions', topics: [], text: 'Remind somebody of what they said tonight that made you laugh. Quoting badly is fine.' },
  { id: 'task-breather-intense-07', intensity: 'Intense', heat: 1, family: 'firsts-lasts', topics: [], text: 'Do nothing together for thirty seconds. The first to achieve something loses.' },
  { id: 'task-breather-intense-08', intensity: 'Intense', heat: 1, family: 'bodies', topics: [], text: 'Put on the face of somebody who has understood everything. Hold it. Nod at one another.' },
  { id: 'task-breather-intense-09', intensity: 'Intense', heat: 1, family: 'high-thoughts', topics: ['cannabis', 'food'], text: 'Water for whoever would like it, carried in like a royal gift. Declining is also royal.' },
  { id: 'task-breather-intense-10', intensity: 'Intense', heat: 1, family: 'confessions', topics: ['health'], text: 'Draw slow circles with your wrists and ankles, as if winding up a music box.' },
]
