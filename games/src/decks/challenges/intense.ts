import type { Prompt } from '../../kit/card.ts'

export const intenseChallenges: readonly Prompt[] = [
  { id: 'challenge-intense-01', intensity: 'Intense', heat: 1, family: 'objects', topics: [], text: 'Look deep into each other’s eyes and explain, in turn, how to descale a kettle. The first to break loses.' },
  { id: 'challenge-intense-02', intensity: 'Intense', heat: 1, family: 'high-thoughts', topics: [], text: 'Propose to each other at the same time. Every sentence must top the one before. Who would get the yes?' },
  { id: 'challenge-intense-03', intensity: 'Intense', heat: 1, family: 'manners', topics: [], text: 'Fight in slow motion over a scarf that nobody is holding. Three moves each, no contact, full drama.' },
  { id: 'challenge-intense-04', intensity: 'Intense', heat: 1, family: 'objects', topics: ['food'], text: 'Perform the same break-up line three times each: furious, relieved, hungry. The table awards custody of the fridge.' },
  { id: 'challenge-intense-05', intensity: 'Intense', heat: 1, family: 'confessions', topics: [], text: 'Who can make the more alarming sound and then look the more innocent? One attempt each, then the jury.' },
  { id: 'challenge-intense-06', intensity: 'Intense', heat: 1, family: 'love-exes', topics: ['embarrassment', 'love', 'props'], props: true, text: 'Both sing the same love song to the same cushion. The cushion, voiced by the table, chooses.' },
  { id: 'challenge-intense-07', intensity: 'Intense', heat: 1, family: 'rituals', topics: ['embarrassment'], text: 'You each have thirty seconds to brag about your most ridiculous failure. The larger disaster wins.' },
  { id: 'challenge-intense-08', intensity: 'Intense', heat: 2, family: 'love-exes', topics: ['love'], text: 'Strut towards each other from opposite ends of the room, stop, and deliver one line of terrible flirting. Vote.' },
  { id: 'challenge-intense-09', intensity: 'Intense', heat: 2, family: 'confessions', topics: [], text: 'Trade confessions of petty crimes against housemates, real or invented. The table votes for the worse person.' },
  { id: 'challenge-intense-10', intensity: 'Intense', heat: 2, family: 'bodies', topics: ['embarrassment'], text: 'Moves nobody asked for: each dances the way the other does when a favourite song comes on.' },
  { id: 'challenge-intense-11', intensity: 'Intense', heat: 2, family: 'love-exes', topics: ['love'], text: 'You are two robots learning to kiss from a manual, across the room, without contact. Who malfunctioned better?' },
  { id: 'challenge-intense-12', intensity: 'Intense', heat: 2, family: 'love-exes', topics: ['exes', 'love'], text: 'Take turns describing an ex of your invention until the table refuses to believe in one of them.' },
  { id: 'challenge-intense-13', intensity: 'Intense', heat: 2, family: 'cannabis', topics: ['cannabis'], text: 'Couch lock. A dragon is at the door. Each explains why getting up can wait. Who stays down with more passion?' },
  { id: 'challenge-intense-14', intensity: 'Intense', heat: 3, family: 'next-to-me', topics: [], text: 'Who cries better? One onion each, no onions provided. The table watches for an actual tear.' },
  { id: 'challenge-intense-15', intensity: 'Intense', heat: 3, family: 'confessions', topics: ['embarrassment'], text: 'A rap battle in which you may only insult yourself. Two verses each. The worse you look, the better you score.' },
  { id: 'challenge-intense-16', intensity: 'Intense', heat: 3, family: 'internet', topics: ['embarrassment'], text: 'Swap faces: each pulls the expression the other wears in a bad photo. The owner rates, the table votes.' },
  { id: 'challenge-intense-17', intensity: 'Intense', heat: 3, family: 'next-to-me', topics: [], text: 'You are each other’s reflection, and the reflection is hotter. Argue about it through the mirror.' },
  { id: 'challenge-intense-18', intensity: 'Intense', heat: 3, family: 'internet', topics: ['phone'], text: 'Send the same odd, harmless message to one friend each. Whoever gets the better answer by the end of the round wins.' },
  { id: 'challenge-intense-19', intensity: 'Intense', heat: 3, family: 'fame', topics: [], text: 'Both audition to be the voice of this couch in a film for adults who are very tired. Sultry wins.' },
]
