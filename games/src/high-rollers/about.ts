import type { About } from '../kit/index.ts'
import { rules } from './brief.ts'

export const about: About = {
  id: 3,
  slug: 'high-rollers',
  name: 'High Rollers',
  description: 'Two dice say what you do and what it pays. Keep what you rolled, or push your luck until it bites.',
  instructions:
    'Roll two dice. The action die says what you do: Hit is a stunt for you, Truth is a question for you, Pass hands a stunt to someone you name, Challenge puts you up against them, and on a Wild the room votes. The intensity die (1-5) sets the risk and the pot: 200, plus 100 per point. Keep it, or push up to three times: each push rolls a new action and adds 100, 200, then 400. But if you roll an action you already had, you bust: the pot goes into the jar, the room picks a stunt or a question for you, and you play for 200. The dots show the odds: 1, 2, then 3 in 5. Before you choose, the others call how it ends: 100 for each right call. Then you do it, and everyone votes: thumbs up pays the whole pot, not quite pays half. On a Pass you both get the whole pot. A Challenge pays one and a half pots to the winner and half a pot to the other. Skipping costs nothing. After each round the room picks the best turn: 300, plus the jar. If there are several rounds, the last one counts double.',
  rules,
  intensity: 4,
  minPlayers: 2,
  maxPlayers: 12,
  duration: '15-45 min',
  mostLike: 'truth-or-dare',
  featured: true,
  par: { Quick: 4450, Standard: 6400, Extended: 8350 },
}
