import type { About } from '../kit/index.ts'
import { rules } from './brief.ts'

export const about: About = {
  id: 11,
  slug: 'puff-puff-pass-truths',
  name: 'Puff Puff Pass Truths',
  description: 'Two truths and a lie, all of them about you. Then the table decides what you are capable of.',
  instructions:
    'Everybody writes at once, one line at a time: a truth, another truth, a lie. Then, one by one, everybody is questioned and the rest pick the lie in secret; once a round you may be dead sure, for double or nothing. The cards turn over, the lie last, and the table picks a truth it wants explained. Authors get paid for how much of the room they fooled.',
  rules,
  intensity: 2,
  minPlayers: 3,
  maxPlayers: 10,
  duration: '15-45 min',
  mostLike: 'baked-or-bluffing',
  featured: false,
  par: { Quick: 7650, Standard: 10_050, Extended: 11_250 },
}
