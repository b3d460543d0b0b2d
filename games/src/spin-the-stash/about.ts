import type { About } from '../kit/index.ts'

export const about: About = {
  id: 2,
  slug: 'spin-the-stash',
  name: 'Spin the Stash',
  description:
    'A big slow wheel with eight opinions about your evening: duels, dares, gifts, house rules and a jackpot that keeps growing. Bet on where it stops, then live with where it does.',
  instructions:
    'Before every spin everybody secretly puts two tokens on segments. Then the turn’s player pulls the wheel. Everyone Answers asks the whole table, Duel sends you against another player, Dare is yours alone, Swap trades up to 300 points with a neighbour, Gift gives 300 away and pays you 200, House Rule holds for three turns, Breather lets you breathe, and the Jackpot grows by 200 with every spin that misses it. A task done is worth 500, and 400 are split by the tokens on the segment. Passing is free. Everybody’s last turn counts double.',
  intensity: 3,
  minPlayers: 2,
  maxPlayers: 16,
  duration: '15-45 min',
  featured: false,
}
