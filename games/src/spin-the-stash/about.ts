import type { About } from '../kit/index.ts'
import { rules } from './brief.ts'

export const about: About = {
  id: 2,
  slug: 'spin-the-stash',
  name: 'Spin the Stash',
  description: 'A big slow wheel with eight opinions about your evening. One of them is a jackpot that grows.',
  instructions:
    'Pull the wheel and live with where it stops. Everybody Writes and Point are for everyone at once. You do a Dare, Duel, Swap or Jackpot in front of the room, which bets on how it’ll go and then votes openly: a Dare or a Duel is worth 600, a Swap 400 for each of two neighbors, and the Jackpot pays half if you did it, all of it if you’re a legend. Right bets share 100 for every bet, up to 300 each. A Gift hands 300 from the stash to someone who isn’t leading, and 150 to you for saying why. A House Rule holds for three turns: hear someone break it and call Caught! for 100. Skipping is free, the best turn of each round gets 300, and if there are several rounds, the last one counts double.',
  rules,
  intensity: 3,
  minPlayers: 2,
  maxPlayers: 16,
  duration: '15-45 min',
  mostLike: 'high-rollers',
  featured: false,
  par: { Quick: 3400, Standard: 5550, Extended: 7750 },
}
