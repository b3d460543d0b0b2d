import type { About } from '../kit/index.ts'
import { rules } from './brief.ts'

export const about: About = {
  id: 0,
  slug: 'either-or',
  name: 'Either Or',
  description: 'Two things, and everybody takes one in secret. Whoever is with the most of you is paid for it.',
  instructions:
    'Two things are on the table. Everybody takes one of them in secret, and then you see who took which. Whoever is on the larger side gets 100; where both are as large nobody does.',
  rules,
  intensity: 1,
  minPlayers: 2,
  maxPlayers: 12,
  duration: '5 min',
  featured: false,
}
