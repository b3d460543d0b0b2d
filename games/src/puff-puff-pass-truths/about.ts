import type { About } from '../kit/index.ts'

export const about: About = {
  id: 11,
  slug: 'puff-puff-pass-truths',
  name: 'Puff Puff Pass Truths',
  description:
    'Three statements about you, one of them made up. The lie should sound like you and the truths should not. Then the table decides what you are capable of.',
  instructions:
    'Everybody writes three statements at once and marks the lie; a few starters help against the blank page. One author after the other presents, shuffled. The others secretly pick the lie, and may say they are sure: worth more when right, and it costs when wrong. Authors score for everyone they fooled, and extra for fooling all.',
  intensity: 2,
  minPlayers: 3,
  maxPlayers: 10,
  duration: '15-45 min',
  featured: false,
}
