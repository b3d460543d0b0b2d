import type { About } from '../kit/index.ts'
import { rules } from './brief.ts'

export const about: About = {
  id: 4,
  slug: 'roll-and-react',
  name: 'Roll & React',
  description: 'One player acts it out. No talking. Six scenes look suspiciously alike. Which one was that?',
  instructions:
    'A run takes 36, 45 or 60 seconds: one actor, six scenes, and up to five get acted (three in a Quick game). The next scene comes as soon as everyone has locked in a guess. The first to see it gets 200, then 150, then 100, and the actor gets 100 for everyone who did. After each round the room picks its favorite.',
  rules,
  intensity: 3,
  minPlayers: 3,
  maxPlayers: 16,
  duration: '15-45 min',
  mostLike: 'spin-the-stash',
  featured: true,
  par: { Quick: 8450, Standard: 18_350, Extended: 29_300 },
}
