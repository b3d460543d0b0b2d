import type { About } from '../kit/index.ts'

export const about: About = {
  id: 7,
  slug: 'never-have-i-ever',
  name: 'Never Have I Ever',
  description:
    'Everybody answers at once and in secret: I have, or never. Then the number comes up, and the room does the arithmetic. How well do you know these people?',
  instructions:
    'A statement appears for all. Secretly tap I have, Never or Skip, and guess how many of the table have. The number is shown, then who; in incognito mode only few, half or most, and nobody ever learns more. An exact guess scores most, being alone on your side scores too, and whoever has may tell the story.',
  intensity: 3,
  minPlayers: 2,
  maxPlayers: 20,
  duration: '15-45 min',
  featured: true,
}
