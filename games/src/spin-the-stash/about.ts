import type { About } from '../kit/index.ts'
import { rules } from './brief.ts'

export const about: About = {
  id: 2,
  slug: 'spin-the-stash',
  name: 'Spin the Stash',
  description: 'A big slow wheel with eight opinions about your evening. One of them is a jackpot that grows.',
  instructions:
    'Pull the wheel and live with where it stops. Everybody Writes and Point are for all at once. Dare, Duel, Swap and Jackpot are done in front of the room, which bets on how it will go and then judges, by face: a Dare or a Duel is worth 600, a Swap 400 for each of two neighbors, and half the Jackpot goes to whoever did it, all of it to a legend. Right bets share 100 for every bet, 300 each at most. A Gift hands 300 of the stash to somebody who isn’t leading, and 150 to you for saying why. A House Rule holds for three turns: whoever hears it broken calls Caught! for 100. Skipping is free, each round its best turn gets 300, and the last of several rounds counts double.',
  rules,
  intensity: 3,
  minPlayers: 2,
  maxPlayers: 16,
  duration: '15-45 min',
  mostLike: 'high-rollers',
  featured: false,
  par: { Quick: 3400, Standard: 5550, Extended: 7750 },
}
