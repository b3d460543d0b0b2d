import type { About } from '../kit/index.ts'
import { rules } from './brief.ts'

export const about: About = {
  id: 7,
  slug: 'never-have-i-ever',
  name: 'Never Have I Ever',
  description: 'I have, or never? Everyone taps in secret. Then you take sides, and someone tells the story.',
  instructions:
    'Everyone gets the same statement. Tap I have or Never, then guess how many have: long shots pay more. From round two on, every third statement is one of yours, and you guess whose. Then everyone sees who has, people volunteer, and the table picks who tells the story. Incognito shows only few, half or most, and no one ever learns more. The last three rounds count double.',
  rules,
  intensity: 3,
  minPlayers: 2,
  maxPlayers: 20,
  duration: '15-45 min',
  mostLike: 'puff-puff-pass-truths',
  featured: true,
  par: { Quick: 5500, Standard: 8950, Extended: 12_500 },
}
