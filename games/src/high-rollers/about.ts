import type { About } from '../kit/index.ts'

export const about: About = {
  id: 3,
  slug: 'high-rollers',
  name: 'High Rollers',
  description: 'Two dice say what you do and what it pays. Keep what you rolled, or push your luck.',
  instructions:
    'Roll two dice. The action die says what: Hit is a stunt for you, Truth a question for you, Pass hands a stunt to somebody you name, Challenge puts you against them, and what a Wild is, the room votes. The intensity die (1-5) says how risky the card is and what it pays: 200, and 100 for each point. Keep both, or push once: both fly again for a quarter more. The same action or a lower number burns: a quarter less, and the room picks one of two cards for you. The others call keep or push, 50 for a right one, and whom it hits and what the table will say of it can be called too; whoever cannot be read gets up to 200. A card for two pays half as much again: of a Pass both get half, a Challenge goes to its winner. Skipping costs nothing, the loudest applause of a lap is worth 300, and the last of several laps counts double.',
  rules: [
    'Roll a task and its risk. Keep it, or push.',
    'Not your dice? Call it: keep or push.',
    'Did it: up to 700. A lucky push pays more.',
  ],
  intensity: 4,
  minPlayers: 2,
  maxPlayers: 12,
  duration: '15-45 min',
  featured: true,
}
