import type { Prompt } from '../../kit/card.ts'

export const mediumDuels: readonly Prompt[] = [
  { id: 'task-duel-medium-01', intensity: 'Medium', heat: 1, family: 'objects', topics: ['food'], text: 'You are the last two crisps in the bag. Argue about which of you should be found first.' },
  { id: 'task-duel-medium-02', intensity: 'Medium', heat: 1, family: 'next-to-me', topics: [], text: 'One is an alarm clock, the other wants five more minutes. Negotiate, and the table rules.' },
  { id: 'task-duel-medium-03', intensity: 'Medium', heat: 1, family: 'objects', topics: ['food'], text: 'Once each, as the most evil person alive: “Would anybody like a biscuit?”' },
  { id: 'task-duel-medium-04', intensity: 'Medium', heat: 1, family: 'high-thoughts', topics: [], text: 'Build a sentence about the meaning of life, one word each. Whoever drops the thread loses.' },
  { id: 'task-duel-medium-05', intensity: 'Medium', heat: 2, family: 'next-to-me', topics: [], text: 'Yawn at the table in turn. Whoever infects more of us wins.' },
  { id: 'task-duel-medium-06', intensity: 'Medium', heat: 2, family: 'next-to-me', topics: [], text: 'Talk to each other in questions only. The first plain statement loses.' },
  { id: 'task-duel-medium-07', intensity: 'Medium', heat: 2, family: 'rituals', topics: [], text: 'Fence with invisible baguettes, two metres apart. The more beautiful defeat wins.' },
  { id: 'task-duel-medium-08', intensity: 'Medium', heat: 2, family: 'next-to-me', topics: [], text: 'Advertise whatever is on your left as a cure for Mondays. The table buys one.' },
  { id: 'task-duel-medium-09', intensity: 'Medium', heat: 3, family: 'bodies', topics: [], text: 'Laugh at nothing, face to face. The first to catch a real one loses.' },
  { id: 'task-duel-medium-10', intensity: 'Medium', heat: 3, family: 'confessions', topics: [], text: 'Two rival films, both called “Wait, Where Was I?”. Pitch yours; we can only afford one.' },
  { id: 'task-duel-medium-11', intensity: 'Medium', heat: 3, family: 'opinions', topics: [], text: 'One of you is for drizzle, the other for fog. Win us over.' },
  { id: 'task-duel-medium-12', intensity: 'Medium', heat: 3, family: 'next-to-me', topics: [], text: 'Freeze as two monuments to this evening. The table names both and keeps one.' },
]
