import { DECKS } from '@highjinks/games/decks'
import { expect, it, test } from 'vitest'
import { poseForRivals, poseForTask } from './pose-for.ts'

test.each([
  ['Sing the song your family sings in the car.', 'sings'],
  ['Dance a duet with an invisible partner who’s much better than you.', 'dances'],
  ['Apologize to Anna for something you haven’t done yet.', 'begs'],
  ['Interview for the job of guarding the snacks. Bert has heard about the incident.', 'sells'],
  ['Hold up any object and swear it’s six hundred years old. Take us through the proof.', 'swears'],
  ['Defend fries dipped in ice cream to Anna, who was raised better.', 'argues'],
  ['Call Anna on an imaginary phone to ask where Anna is. Stay in the room.', 'calls'],
  ['Whisper a true rumor about yourself to Bert.', 'whispers'],
  ['Confess three sins. Two are real.', 'admits'],
  ['Invent an animal. Do its walk, its call and its one regret.', 'thinks'],
  ['Take turns telling the other who they were in a previous life.', 'tells'],
  ['Tell us about your day, and sing the end of it.', 'tells'],
])('the first verb of a task sets the pose: %s', (text, pose) => expect(poseForTask(text)).toBe(pose))

it('two rivals fight, except in a song, a dance or a guess', () => {
  expect(poseForRivals('Take turns naming one thing the other is wrong about.')).toBe('fights')
  expect(poseForRivals('Sing the saddest jingle. The larger tear wins.')).toBe('sings')
  expect(poseForRivals('Guess the other’s celebrity crush. Whoever is closer wins.')).toBe('thinks')
})

it('no pose has more than a third of a deck, and each deck has eight of them', () => {
  for (const deck of [DECKS.dares, DECKS.stunts, DECKS.jackpots]) {
    const poses = deck.cards.map(({ text }) => poseForTask(text))
    const counts = [...new Set(poses)].map((pose) => poses.filter((other) => other === pose).length)
    expect(counts.length).toBeGreaterThanOrEqual(8)
    expect(Math.max(...counts)).toBeLessThan(poses.length * 0.4)
  }
})
