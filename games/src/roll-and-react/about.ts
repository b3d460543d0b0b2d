import type { About } from '../kit/index.ts'
import { rules } from './brief.ts'

export const about: About = {
  id: 4,
  slug: 'roll-and-react',
  name: 'Roll & React',
  description: 'Somebody acts with everything but words. Six scenes look suspiciously alike: which one was that?',
  instructions:
    'A run takes 30, 45 or 60 seconds: one actor, six scenes, and the next one comes the moment everybody has locked in a guess. First to see it gets 200, then 150, then 100; the actor gets 100 for everybody who did. After each round the room picks its favorite.',
  rules,
  intensity: 3,
  minPlayers: 3,
  maxPlayers: 16,
  duration: '15-45 min',
  mostLike: 'spin-the-stash',
  featured: true,
  par: { Quick: 10_300, Standard: 18_350, Extended: 29_300 },
}
