import type { About } from '../kit/index.ts'
import { rules } from './brief.ts'

export const about: About = {
  id: 5,
  slug: 'baked-or-bluffing',
  name: 'Baked or Bluffing?',
  description: 'Fill in the blank in a true fact, with the truth or something better. Then keep a straight face.',
  instructions:
    'Once a round everyone gets a fact with one blank and fills it in: with the truth, our lie, or a whopper of their own. Then, one by one, they defend it while the rest vote: Legit if they believe it, Baked if they don’t. You can switch until you lock it in. You score for seeing through it, and the reader scores for everyone they fool.',
  rules,
  intensity: 2,
  minPlayers: 2,
  maxPlayers: 16,
  duration: '15-45 min',
  mostLike: 'puff-puff-pass-truths',
  featured: true,
  par: { Quick: 9800, Standard: 13_250, Extended: 15_000 },
}
