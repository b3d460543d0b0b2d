import type { About } from '../kit/index.ts'

export const about: About = {
  id: 4,
  slug: 'roll-and-react',
  name: 'Roll & React',
  description:
    'Somebody acts out a scene with everything they have. Four scenes that all look suspiciously alike are on your phone. Which one is that supposed to be?',
  instructions:
    'The actor sees two scenes and keeps one, then acts it out against the clock: 30, 45 or 60 seconds. Everybody else has four scenes on the phone and locks one guess, once. The sooner you are right, the more it is worth; the actor scores for everyone who got it, and for the stars the table gives the performance.',
  intensity: 3,
  minPlayers: 3,
  maxPlayers: 16,
  duration: '15-45 min',
  featured: true,
}
