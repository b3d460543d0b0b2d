import type { About } from '../kit/index.ts'
import { rules } from './brief.ts'

export const about: About = {
  id: 1,
  slug: 'truth-or-dare',
  name: 'Truth or Dare',
  description: 'The oldest party game there is, and it knows your names. Truth, dare, or let the room pick.',
  instructions:
    'On your turn pick Truth, Dare or Surprise while the others guess which. You get two cards that everyone can see: keep one while they guess again, or swap both once for free. In a Surprise you get one truth and one dare, the room picks for you, and guessing which one is worth 200. Then do it or skip, which costs nothing. Everyone else clap and vote openly: dodged, sort of, did it, legend. If you’re alone with your vote, you explain. A truth or a dare you did pays 600, a right guess 50, and being hard to read up to 200. The best turn of each round gets 300, and everyone points at someone, who gets to plead. If there are several rounds, the last one counts double.',
  rules,
  intensity: 3,
  minPlayers: 2,
  maxPlayers: 12,
  duration: '15-45 min',
  mostLike: 'high-rollers',
  featured: true,
  par: { Quick: 3900, Standard: 6300, Extended: 8150 },
}
