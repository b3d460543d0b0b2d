import type { Prompt } from '../../kit/card.ts'

export const mediumBreathers: readonly Prompt[] = [
  { id: 'task-breather-medium-01', intensity: 'Medium', heat: 1, family: 'fame', topics: [], text: 'Ten seconds of applause for yourselves. You came, and you are all wearing trousers or something as good.' },
  { id: 'task-breather-medium-02', intensity: 'Medium', heat: 1, family: 'objects', topics: ['props'], props: true, text: 'Comfort inspection: adjust a cushion, a sleeve or a lamp until nobody has a complaint.' },
  { id: 'task-breather-medium-03', intensity: 'Medium', heat: 1, family: 'manners', topics: [], text: 'Thank whoever made tonight happen for something oddly specific.' },
  { id: 'task-breather-medium-04', intensity: 'Medium', heat: 1, family: 'high-thoughts', topics: [], text: 'Let in one minute of new air. The old air did its best.' },
  { id: 'task-breather-medium-05', intensity: 'Medium', heat: 1, family: 'objects', topics: ['food'], text: 'Hum one long note together until you sound like a fridge at peace.' },
  { id: 'task-breather-medium-06', intensity: 'Medium', heat: 1, family: 'internet', topics: [], text: 'Hire the player on your right for an imaginary post, and say why there was no other candidate.' },
  { id: 'task-breather-medium-07', intensity: 'Medium', heat: 1, family: 'rituals', topics: [], text: 'Everybody names a song that makes things better. No comments, only nodding.' },
  { id: 'task-breather-medium-08', intensity: 'Medium', heat: 1, family: 'objects', topics: ['food'], text: 'A moment of silence for all the crisps that broke in the bag. They knew the risks.' },
  { id: 'task-breather-medium-09', intensity: 'Medium', heat: 1, family: 'objects', topics: ['cannabis', 'food'], text: 'Refill and rummage: water optional, snacks without judgement.' },
  { id: 'task-breather-medium-10', intensity: 'Medium', heat: 1, family: 'firsts-lasts', topics: ['health'], text: 'Reach up, pick an invisible apple, admire it and put it back. Once with each arm.' },
]
