import type { About } from '../kit/index.ts'

export const about: About = {
  id: 1,
  slug: 'truth-or-dare',
  name: 'Truth or Dare',
  description:
    'The oldest party game there is, with a stash that knows your names. Truth, dare, or let the room pick; everybody else calls it, claps for it and passes judgment.',
  instructions:
    'On your turn pick Truth, Dare or Surprise while the others call which. Two cards land for all to see: you keep one while they call that too, or swap both once for free. In a Surprise one truth and one dare come up, the room picks for you, and knowing which is worth 200. Then do it or skip, which costs nothing. The others clap and judge in secret: dodged, half, did it, legend. Truth and dare both pay 600 by verdict, a right call 50, and being hard to read up to 200. Each lap the loudest applause gets 300, and everybody points at somebody. Where there are several laps the last one counts double.',
  rules: [
    'Truth or Dare, your pick. Surprise: the room picks your card, and enjoys it.',
    'Do it: 600 from the room, 900 for a legend. Skipping costs you nothing but the story.',
    'Not your turn? Call what happens for 50, clap, judge. You are never off duty.',
  ],
  intensity: 3,
  minPlayers: 2,
  maxPlayers: 12,
  duration: '15-45 min',
  featured: true,
}
