import type { About } from '../kit/index.ts'

export const about: About = {
  id: 3,
  slug: 'high-rollers',
  name: 'High Rollers',
  description:
    'Two dice run the room: one says what you do, the other how much it is worth. Roll, keep your nerve or roll one again, and let the table decide who is on a high.',
  instructions:
    'Roll two dice. The action die says what: Hit is a stunt for you, Pass sends the card to a player of your choice, Challenge puts you against a player you name, Truth is a question to answer, Wild lets you pick any of them. The intensity die (1-5) says how much it is worth. Keep both, or roll one of them again, once. The others vote in secret whether you did it: 200 times the intensity for a card done, 300 times for a challenge won, half each for a passed card. Refusing costs nothing. Your last turn counts double, and every roll can be checked at the end.',
  intensity: 4,
  minPlayers: 2,
  maxPlayers: 12,
  duration: '15-45 min',
  featured: true,
}
