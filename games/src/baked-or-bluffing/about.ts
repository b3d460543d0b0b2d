import type { About } from '../kit/index.ts'

export const about: About = {
  id: 5,
  slug: 'baked-or-bluffing',
  name: 'Baked or Bluffing?',
  description:
    'One of you gets a fact and a perfectly straight face. Read it as it is or bend it a little; the rest decide whether it is legit or completely baked.',
  instructions:
    'Each round one player reads. Only the reader sees the statement and whether it is true, and secretly reads it straight or bends it. Everybody else votes: Legit if they believe it, Baked if they do not. Points for seeing through it, more for being quick, and for the reader for everyone fooled.',
  intensity: 2,
  minPlayers: 2,
  maxPlayers: 16,
  duration: '15-45 min',
  featured: true,
}
