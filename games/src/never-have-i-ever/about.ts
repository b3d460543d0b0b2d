import type { About } from '../kit/index.ts'
import { rules } from './brief.ts'

export const about: About = {
  id: 7,
  slug: 'never-have-i-ever',
  name: 'Never Have I Ever',
  description: 'I have, or never? Everybody taps in secret. Then the faces take sides, and somebody tells the story.',
  instructions:
    'Everybody gets the same statement. Tap I have or Never, then guess how many have: the less likely the number, the more it pays. From the second round on every third statement is one of your own; guess whose. Then everybody sees who has, whoever wants to be asked says so, and the table picks who tells the story. Incognito shows few, half or most, and nobody ever learns more. The last three rounds count double.',
  rules,
  intensity: 3,
  minPlayers: 2,
  maxPlayers: 20,
  duration: '15-45 min',
  mostLike: 'puff-puff-pass-truths',
  featured: true,
  par: { Quick: 5650, Standard: 8550, Extended: 12_250 },
}
