import type { About } from '../kit/index.ts'
import { rules } from './brief.ts'

export const about: About = {
  id: 11,
  slug: 'puff-puff-pass-truths',
  name: 'Puff Puff Pass Truths',
  description: 'Two truths and a lie, all about you. Then the table decides what you’re capable of.',
  instructions:
    'Everyone writes at once, one line at a time: a truth, another truth, a lie. Then everyone gets questioned, one by one, and the rest pick the lie in secret. Once a round you can go dead sure, for double or nothing. The cards turn over, the lie last, and the table picks a truth it wants explained. Authors score for how much of the room they fooled.',
  rules,
  intensity: 2,
  minPlayers: 3,
  maxPlayers: 10,
  duration: '15-45 min',
  mostLike: 'baked-or-bluffing',
  featured: false,
  par: { Quick: 7650, Standard: 10_050, Extended: 11_250 },
}
