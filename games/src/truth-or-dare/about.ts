import type { About } from '../kit/index.ts'
import { rules } from './brief.ts'

export const about: About = {
  id: 1,
  slug: 'truth-or-dare',
  name: 'Truth or Dare',
  description: 'The oldest party game there is, and it knows your names. Truth, dare, or let the room pick.',
  instructions:
    'On your turn pick Truth, Dare or Surprise while the others call which. Two cards land for all to see: you keep one while they call that too, or swap both once for free. In a Surprise one truth and one dare come up, the room picks for you, and knowing which one is worth 200. Then do it or skip, which costs nothing. The others clap and judge, by face: dodged, half, did it, legend; stand alone and you explain. A truth or a dare you did pays 600, a right call 50, and being hard to read up to 200. Each round its best turn gets 300, and everybody points at somebody, who pleads. Where there are several rounds the last one counts double.',
  rules,
  intensity: 3,
  minPlayers: 2,
  maxPlayers: 12,
  duration: '15-45 min',
  mostLike: 'high-rollers',
  featured: true,
  par: { Quick: 3900, Standard: 6300, Extended: 8150 },
}
