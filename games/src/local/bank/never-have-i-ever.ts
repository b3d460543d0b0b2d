import type { LocalBank } from '../prompt.ts'

export const bank: LocalBank = {
  Mild: [
    { kind: 'never', text: 'Never have I ever gone to bed early just to be alone with a dessert.' },
    {
      kind: 'never',
      text: 'Never have I ever gone back to check the door, and forgotten on the stairs whether I had checked.',
    },
    { kind: 'never', text: 'Never have I ever talked to an animal in a voice that I would deny under oath.' },
    { kind: 'never', text: 'Never have I ever put an empty packet back in the cupboard for a future, sadder me.' },
    { kind: 'never', text: 'Never have I ever bought a plant a nicer pot than the plate I eat from.' },
    { kind: 'never', text: 'Never have I ever finished the snacks for the guests before there were any guests.' },
    { kind: 'never', text: 'Never have I ever pushed a door marked pull while somebody held my gaze.' },
    { kind: 'never', text: 'Never have I ever kept watching a series only to go on complaining about it.' },
    { kind: 'never', text: 'Never have I ever got a joke a whole day later, alone, in a silent place.' },
    { kind: 'never', text: 'Never have I ever cleaned an entire flat to avoid one small email.' },
  ],
  Medium: [
    { kind: 'never', text: 'Never have I ever laughed until I forgot why, remembered, and started again.' },
    {
      kind: 'never',
      text: 'Never have I ever danced all the way to the snack table as if that were the choreography.',
    },
    {
      kind: 'never',
      text: 'Never have I ever ordered for two, opened the door alone, and called “food’s here!” into an empty flat.',
    },
    {
      kind: 'never',
      text: 'Never have I ever sat through the wrong film because leaving would have meant a whole row standing up.',
    },
    { kind: 'never', text: 'Never have I ever stayed to the very end because I could not tell which shoes were mine.' },
    { kind: 'never', text: 'Never have I ever told a waiter “you too” and replayed it for a week.' },
    { kind: 'never', text: 'Never have I ever given a present back to the very person it came from.' },
    { kind: 'never', text: 'Never have I ever searched every room for my phone by its own torch.' },
    { kind: 'never', text: 'Never have I ever woken up with a snack in my hand and simply carried on.' },
    {
      kind: 'never',
      text: 'Never have I ever agreed to a plan because it was months away, and then the months went by.',
    },
  ],
  Intense: [
    { kind: 'never', text: 'Never have I ever rehearsed a kiss on something that could not complain.' },
    {
      kind: 'never',
      text: 'Never have I ever liked a picture from years ago while secretly visiting somebody’s profile.',
    },
    {
      kind: 'never',
      text: 'Never have I ever crossed a crowded room with half of my outfit tucked into the other half.',
    },
    { kind: 'never', text: 'Never have I ever praised a home-cooked dinner with most of it hidden in a napkin.' },
    { kind: 'never', text: 'Never have I ever fallen for a marble statue, a cartoon fox or a face on a cereal box.' },
    { kind: 'never', text: 'Never have I ever cried in a bathroom and come out dancing.' },
    {
      kind: 'never',
      text: 'Never have I ever studied a menu for ten minutes because someone I once kissed had walked in.',
    },
    { kind: 'never', text: 'Never have I ever answered a rhetorical question, loudly, in front of an audience.' },
    { kind: 'never', text: 'Never have I ever invented a limp, a job or an aunt and had to keep it up for hours.' },
    { kind: 'never', text: 'Never have I ever broken wind and glared at the dog, in a home without a dog.' },
  ],
}
