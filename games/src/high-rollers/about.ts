import type { About } from '../kit/index.ts'
import { rules } from './brief.ts'

export const about: About = {
  id: 3,
  slug: 'high-rollers',
  name: 'High Rollers',
  description: 'Two dice say what you do and what it pays. Keep what you rolled, or push your luck until it bites.',
  instructions:
    'Roll two dice. The action die says what: Hit is a stunt for you, Truth a question for you, Pass hands a stunt to somebody you name, Challenge puts you against them, and on a Wild the room votes what it is. The intensity die (1-5) says how risky the card is and fills the pot: 200, plus 100 for each point. Keep it, or push, up to three times: a new action, and 100, 200, then 400 more in the pot. But if the die shows an action you have already thrown, you are bust: the pot falls into the jar, the room picks a stunt or a question for you, and you play for 200. The dots say how likely that is: 1, 2, then 3 of 5. Before you choose the others call where it ends: 100 for each right call. Then you do it, and everybody holds up a thumb: up brings the whole pot, not quite brings half. Of a Pass both get the whole pot; a Challenge pays its winner one and a half and the other half. Skipping costs nothing. After each round the room picks its best: 300, and whatever is in the jar. The last of several rounds counts double.',
  rules,
  intensity: 4,
  minPlayers: 2,
  maxPlayers: 12,
  duration: '15-45 min',
  mostLike: 'truth-or-dare',
  featured: true,
  par: { Quick: 4450, Standard: 6400, Extended: 8350 },
}
