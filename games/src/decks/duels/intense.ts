import type { Prompt } from '../../kit/card.ts'

export const intenseDuels: readonly Prompt[] = [
  { id: 'task-duel-intense-01', intensity: 'Intense', heat: 1, family: 'objects', topics: ['food'], text: 'Woo the fridge from below its balcony, fifteen seconds each. The table answers as the fridge.' },
  { id: 'task-duel-intense-02', intensity: 'Intense', heat: 1, family: 'objects', topics: ['food'], text: 'You have both found the biscuit tin empty. The first believable sniff of heartbreak wins.' },
  { id: 'task-duel-intense-03', intensity: 'Intense', heat: 1, family: 'manners', topics: [], text: 'Two cats, one patch of sun. No words, no contact, no mercy.' },
  { id: 'task-duel-intense-04', intensity: 'Intense', heat: 1, family: 'firsts-lasts', topics: [], text: 'Trade insults that are secretly praise. The first to look flattered loses.' },
  { id: 'task-duel-intense-05', intensity: 'Intense', heat: 2, family: 'next-to-me', topics: [], text: 'Impersonate each other getting out of a deep couch, fondly. The truer groan wins.' },
  { id: 'task-duel-intense-06', intensity: 'Intense', heat: 2, family: 'opinions', topics: ['props'], props: true, text: 'You both invented the spoon. Expose the impostor.' },
  { id: 'task-duel-intense-07', intensity: 'Intense', heat: 2, family: 'high-thoughts', topics: [], text: 'Haunt this room in turn. The table decides which ghost may stay.' },
  { id: 'task-duel-intense-08', intensity: 'Intense', heat: 2, family: 'manners', topics: [], text: 'You are back from the same imaginary holiday. Settle whose fault the camel was.' },
  { id: 'task-duel-intense-09', intensity: 'Intense', heat: 3, family: 'high-thoughts', topics: [], text: 'Two stars, one premiere, the same outfit. Thirty seconds of smiling.' },
  { id: 'task-duel-intense-10', intensity: 'Intense', heat: 3, family: 'love-exes', topics: ['love'], text: 'Fall slowly in love with the ceiling. The table judges whose feelings are real.' },
  { id: 'task-duel-intense-11', intensity: 'Intense', heat: 3, family: 'objects', topics: ['embarrassment', 'props'], props: true, text: 'Call a lost sock home across a foggy valley. It goes to the louder heart.' },
  { id: 'task-duel-intense-12', intensity: 'Intense', heat: 3, family: 'rituals', topics: ['embarrassment'], text: 'Rap four lines each on why you are the lazier of the two.' },
]
