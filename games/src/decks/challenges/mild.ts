import type { Prompt } from '../../kit/card.ts'

export const mildChallenges: readonly Prompt[] = [
  { id: 'challenge-mild-01', intensity: 'Mild', heat: 1, family: 'next-to-me', topics: [], text: 'Each describes fresh bread for twenty seconds. The table raises a hand when it gets hungry: most hands win.' },
  { id: 'challenge-mild-02', intensity: 'Mild', heat: 1, family: 'rituals', topics: [], text: 'Each of you is the door of an old castle. One creak each, then an encore. Best hinge wins.' },
  { id: 'challenge-mild-03', intensity: 'Mild', heat: 1, family: 'next-to-me', topics: [], text: 'Both stand on one leg and recite the months backwards. The table judges balance, calendar and despair.' },
  { id: 'challenge-mild-04', intensity: 'Mild', heat: 1, family: 'high-thoughts', topics: ['props'], props: true, text: 'Rock, paper, scissors, five rounds. Nobody counts the rounds: the vote is on the celebrations.' },
  { id: 'challenge-mild-05', intensity: 'Mild', heat: 1, family: 'objects', topics: ['food'], text: 'Invent a biscuit each. Name, filling, scandal: twenty seconds. The table votes for the one it would queue for.' },
  { id: 'challenge-mild-06', intensity: 'Mild', heat: 1, family: 'opinions', topics: [], text: 'A duet without words: one of you is the rain and one is the gutter. Who was wetter?' },
  { id: 'challenge-mild-07', intensity: 'Mild', heat: 1, family: 'rituals', topics: [], text: 'Hold a hum each, for as long as it lasts. The vote is not about length: it is about heroism.' },
  { id: 'challenge-mild-08', intensity: 'Mild', heat: 2, family: 'objects', topics: [], text: 'Toast against pillows: twenty seconds each to argue that yours matters more. Then swap sides without shame.' },
  { id: 'challenge-mild-09', intensity: 'Mild', heat: 2, family: 'high-thoughts', topics: [], text: 'One potato each, imaginary. Make the other laugh by presenting yours.' },
  { id: 'challenge-mild-10', intensity: 'Mild', heat: 2, family: 'work', topics: [], text: 'Both of you are penguins, late for a meeting. The table promotes one.' },
  { id: 'challenge-mild-11', intensity: 'Mild', heat: 2, family: 'next-to-me', topics: [], text: 'Forty seconds: whose tower of things within arm’s reach stands taller when the table says stop?' },
  { id: 'challenge-mild-12', intensity: 'Mild', heat: 2, family: 'work', topics: [], text: 'You are two umbrellas in the lost property office. Argue over who was left on the train on purpose.' },
  { id: 'challenge-mild-13', intensity: 'Mild', heat: 2, family: 'high-thoughts', topics: [], text: 'Hum the same tune at the same time, each determined to be the main melody. Who got it?' },
  { id: 'challenge-mild-14', intensity: 'Mild', heat: 3, family: 'high-thoughts', topics: [], text: 'Both start a fireside tale at the same moment. After thirty seconds, whom were we listening to?' },
  { id: 'challenge-mild-15', intensity: 'Mild', heat: 3, family: 'bodies', topics: ['props'], props: true, text: 'With eyes shut, both draw the same cat on one sheet of paper or two. Which would you let in?' },
  { id: 'challenge-mild-16', intensity: 'Mild', heat: 3, family: 'love-exes', topics: ['love'], text: 'Read the same line from the nearest label: once as a love letter, once as a threat. Choose who gets which. Who was better cast?' },
  { id: 'challenge-mild-17', intensity: 'Mild', heat: 3, family: 'rituals', topics: [], text: 'Each tells the other about a nap as an angler would about a fish. Whose nap got away?' },
  { id: 'challenge-mild-18', intensity: 'Mild', heat: 3, family: 'next-to-me', topics: [], text: 'You both had the best idea in the world, and lost it. Describe the hole it left. Whose idea was bigger?' },
  { id: 'challenge-mild-19', intensity: 'Mild', heat: 3, family: 'high-thoughts', topics: [], text: 'Compose the sound a cloud makes when it is pleased. Ten seconds each. The sky has one vacancy.' },
]
