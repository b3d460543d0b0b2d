import { counted, type Titles } from '../kit/index.ts'

/** Something kind for everyone, however the wheel treated them. */
export const TITLES: Titles = {
  jackpot: ['Stash finder', counted('cracked the jackpot')],
  legend: ['Talk of the town', counted('became a legend')],
  duel: ['Last one standing', counted('won a duel')],
  believer: ['Lone believer', counted('was the only one to bet right')],
  unread: ['Poker face', counted('fooled every last guesser')],
  innocent: ['Innocent, Your Honor', counted('walked free')],
  honest: ['Honest crook', counted('owned up')],
  catch: ['House detective', counted('caught someone')],
  gift: ['Heart of gold', counted('gave the stash away')],
  darling: ['Everyone’s favorite', counted('got a present')],
  law: ['Lawgiver', counted('laid down the law')],
  swap: ['Good neighbor', counted('pulled off a swap')],
  dare: ['Ice in the veins', counted('did the dare')],
  reader: ['Mind reader', counted('knew what a friend would do')],
  hunch: ['Sixth sense', counted('bet right')],
}
