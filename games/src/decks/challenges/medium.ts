import type { Prompt } from '../../kit/card.ts'

export const mediumChallenges: readonly Prompt[] = [
  { id: 'challenge-medium-01', intensity: 'Medium', heat: 1, family: 'firsts-lasts', topics: [], text: 'You both reached for the last slice. Settle it as two ambassadors, with enormous courtesy. Who deserves it?' },
  { id: 'challenge-medium-02', intensity: 'Medium', heat: 1, family: 'objects', topics: [], text: 'Thirty seconds each: sell the table the same lamp. One of you is a genius, one sells on commission.' },
  { id: 'challenge-medium-03', intensity: 'Medium', heat: 1, family: 'next-to-me', topics: [], text: 'Give each other a nickname, then a better one, then one that will stick. The table keeps one.' },
  { id: 'challenge-medium-04', intensity: 'Medium', heat: 1, family: 'next-to-me', topics: [], text: 'You both order in a restaurant where everything has run out; the table is the kitchen. Who takes it with more dignity?' },
  { id: 'challenge-medium-05', intensity: 'Medium', heat: 1, family: 'next-to-me', topics: [], text: 'Both of you forgot why you came into this room. Bluff. The table votes for the more convincing errand.' },
  { id: 'challenge-medium-06', intensity: 'Medium', heat: 1, family: 'bodies', topics: [], text: 'Face each other and say “bubble” in turn, more seriously every time. The giggler loses.' },
  { id: 'challenge-medium-07', intensity: 'Medium', heat: 1, family: 'bodies', topics: [], text: 'Each does the walk of somebody carrying a secret. The table guesses both secrets and votes for the heavier one.' },
  { id: 'challenge-medium-08', intensity: 'Medium', heat: 2, family: 'high-thoughts', topics: [], text: 'Trade six-word ghost stories, three each. Who gets the night light?' },
  { id: 'challenge-medium-09', intensity: 'Medium', heat: 2, family: 'objects', topics: ['food'], text: 'Have a loud argument in which each of you may only say the names of cheeses. Whose cheese was right?' },
  { id: 'challenge-medium-10', intensity: 'Medium', heat: 2, family: 'bodies', topics: [], text: 'Dance-off with only the shoulders, to a rhythm clapped by everyone else. Thirty seconds, then the vote.' },
  { id: 'challenge-medium-11', intensity: 'Medium', heat: 2, family: 'opinions', topics: [], text: 'Perform ten seconds of hold music each. Which company would you forgive?' },
  { id: 'challenge-medium-12', intensity: 'Medium', heat: 2, family: 'high-thoughts', topics: [], text: 'Tell one story together, three words each at a time. The table decides who kept wrecking it, and rewards them.' },
  { id: 'challenge-medium-13', intensity: 'Medium', heat: 2, family: 'next-to-me', topics: [], text: 'Be rival fortune tellers. Predict the next ten minutes of somebody here. Whoever proves nearer wins.' },
  { id: 'challenge-medium-14', intensity: 'Medium', heat: 3, family: 'love-exes', topics: ['love'], text: 'Both impersonate the same player, with love. That player decides, and the table may overrule.' },
  { id: 'challenge-medium-15', intensity: 'Medium', heat: 3, family: 'confessions', topics: [], text: 'Each gives thirty seconds of advice to somebody who is stuck on a couch: one as a coach, one as the couch.' },
  { id: 'challenge-medium-16', intensity: 'Medium', heat: 3, family: 'objects', topics: [], text: 'Swap a piece of made-up gossip about the furniture, back and forth, until one of you has nothing left to reveal.' },
  { id: 'challenge-medium-17', intensity: 'Medium', heat: 3, family: 'next-to-me', topics: [], text: 'An eyebrow duel. No hands, no words, three rounds. The table names the winner of each.' },
  { id: 'challenge-medium-18', intensity: 'Medium', heat: 3, family: 'next-to-me', topics: [], text: 'Auction each other: sing the praises of your opponent. Whoever fetches the higher bid loses the argument and wins the round.' },
  { id: 'challenge-medium-19', intensity: 'Medium', heat: 3, family: 'objects', topics: ['food'], text: 'Each opens the same imaginary fridge at midnight. Show us what you find. Whose night got better?' },
]
