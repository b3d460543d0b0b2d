import type { About } from '../kit/index.ts'

export const about: About = {
  id: 1,
  slug: 'truth-or-dare',
  name: 'Truth or Dare',
  description:
    'The oldest party game there is, with a fresh stash of cards. Answer honestly, do something gloriously silly, or let Surprise decide and blame the phone.',
  instructions:
    'On your turn pick Truth, Dare or Surprise. You get two cards that only you can see and keep one; if neither will do, swap them once for free. Then everybody sees it: do it, or pass, which costs nothing. The others vote in secret: did it, half, or dodged. A truth is worth 500, a dare 600 to 1000 depending on how intense tonight is, and three accepted in a row bring 200 more. Your last turn counts double.',
  intensity: 3,
  minPlayers: 2,
  maxPlayers: 12,
  duration: '15-45 min',
  featured: true,
}
