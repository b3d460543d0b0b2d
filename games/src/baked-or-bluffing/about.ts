import type { About } from '../kit/index.ts'
import { rules } from './brief.ts'

export const about: About = {
  id: 5,
  slug: 'baked-or-bluffing',
  name: 'Baked or Bluffing?',
  description: 'Fill the hole in a true fact: with the truth, or with something better. Then keep a straight face.',
  instructions:
    'Once a round everybody gets a fact with one blank and fills it: with the truth, with our suggestion, or with a whopper of their own. Then, one by one, they defend it while the rest vote: Legit if they believe it, Baked if they don’t, and anybody may change their mind until they lock it in. Points for seeing through it, and for the reader for everybody they fool.',
  rules,
  intensity: 2,
  minPlayers: 2,
  maxPlayers: 16,
  duration: '15-45 min',
  mostLike: 'puff-puff-pass-truths',
  featured: true,
  par: { Quick: 9800, Standard: 13_250, Extended: 15_000 },
}
