import type { About } from '../kit/index.ts'

export const about: About = {
  id: 4,
  slug: 'roll-and-react',
  name: 'Roll & React',
  description:
    'Somebody acts with everything but words. Six scenes that all look suspiciously alike are on your phone. Which one is that supposed to be?',
  instructions:
    'A run takes 30, 45 or 60 seconds: one actor, six scenes, and the next one is drawn the moment everybody has locked a guess. First to see it gets 200, then 150, then 100; the actor gets 100 for everyone who did. After each lap the room picks its favorite.',
  rules: [
    'Your phone marks a scene: act it. Face, hips, furniture: anything but words.',
    'Everybody else taps what they see: 200, 150, then 100. You get 100 for each who is right.',
    'Next scene at once, five at most. The best of the lap and the loudest applause: 300.',
  ],
  intensity: 3,
  minPlayers: 3,
  maxPlayers: 16,
  duration: '15-45 min',
  featured: true,
}
