import type { About } from '../kit/index.ts'
import { rules } from './brief.ts'

export const about: About = {
  id: 3,
  slug: 'high-rollers',
  name: 'High Rollers',
  description: 'Two dice say what you do and what it pays. Keep what you rolled, or push your luck.',
  instructions:
    'Roll two dice. The action die says what: Hit is a stunt for you, Truth a question for you, Pass hands a stunt to somebody you name, Challenge puts you against them, and on a Wild the room votes what it is. The intensity die (1-5) says how risky the card is and what it pays: 200, plus 100 for each point. Keep both, or push once: both roll again for +25%. The same action or a lower number burns: -25%, and the room picks one of two cards for you. The others call keep or push, who it hits and what the table will say of it: 50 for each right call, and up to 200 for you if nobody can read you. A card for two pays half as much again: a Pass is split, a Challenge goes to its winner. Skipping costs nothing, the loudest applause of a round is worth 300, and the last of several rounds counts double.',
  rules,
  intensity: 4,
  minPlayers: 2,
  maxPlayers: 12,
  duration: '15-45 min',
  mostLike: 'truth-or-dare',
  featured: true,
  par: { Quick: 3750, Standard: 6600, Extended: 8450 },
}
