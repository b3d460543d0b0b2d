import type { Prompt } from '../../kit/card.ts'

export const mediumStarters: readonly Prompt[] = [
  { id: 'starter-medium-01', intensity: 'Medium', heat: 1, family: 'firsts-lasts', topics: [], text: 'The worst haircut I ever paid for made me look like …' },
  { id: 'starter-medium-02', intensity: 'Medium', heat: 1, family: 'firsts-lasts', topics: [], text: 'I was once politely asked to leave …' },
  { id: 'starter-medium-03', intensity: 'Medium', heat: 1, family: 'money-pettiness', topics: [], text: 'The silliest thing I ever bought after midnight was …' },
  { id: 'starter-medium-04', intensity: 'Medium', heat: 1, family: 'confessions', topics: [], text: 'For a whole evening I pretended to know all about …' },
  { id: 'starter-medium-05', intensity: 'Medium', heat: 1, family: 'firsts-lasts', topics: [], text: 'A stranger once mistook me for …' },
  { id: 'starter-medium-06', intensity: 'Medium', heat: 2, family: 'opinions', topics: [], text: 'I laughed so hard that I had to leave …' },
  { id: 'starter-medium-07', intensity: 'Medium', heat: 2, family: 'rituals', topics: [], text: 'At somebody else’s wedding I …' },
  { id: 'starter-medium-08', intensity: 'Medium', heat: 2, family: 'manners', topics: [], text: 'I gave up after a single day of …' },
  { id: 'starter-medium-09', intensity: 'Medium', heat: 2, family: 'firsts-lasts', topics: [], text: 'Against all advice, I once cooked …' },
  { id: 'starter-medium-10', intensity: 'Medium', heat: 2, family: 'confessions', topics: [], text: 'My longest-running feud is with …' },
  { id: 'starter-medium-11', intensity: 'Medium', heat: 3, family: 'opinions', topics: [], text: 'I have fallen asleep in the middle of …' },
  { id: 'starter-medium-12', intensity: 'Medium', heat: 3, family: 'high-thoughts', topics: [], text: 'I still have no explanation for the time that …' },
  { id: 'starter-medium-13', intensity: 'Medium', heat: 3, family: 'manners', topics: [], text: 'I nearly ended up on television because …' },
  { id: 'starter-medium-14', intensity: 'Medium', heat: 3, family: 'high-thoughts', topics: [], text: 'At two in the morning it seemed a brilliant idea to …' },
]
