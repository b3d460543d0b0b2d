import { type Titles, timesInWords } from '../kit/index.ts'

/** Something kind for everybody, whatever the wheel made of their evening. */
export const TITLES: Titles = {
  jackpot: ['Stash finder', (times) => `cracked the jackpot ${timesInWords(times)}`],
  legend: ['Talk of the town', (times) => `became a legend ${timesInWords(times)}`],
  duel: ['Last one standing', (times) => `won a duel ${timesInWords(times)}`],
  believer: ['Lone believer', (times) => `alone bet right ${timesInWords(times)}`],
  unread: ['Poker face', (times) => `fooled every single guess ${timesInWords(times)}`],
  innocent: ['Innocent, Your Honor', (times) => `walked free ${timesInWords(times)}`],
  honest: ['Honest crook', (times) => `owned up ${timesInWords(times)}`],
  catch: ['House detective', (times) => `caught somebody ${timesInWords(times)}`],
  gift: ['Heart of gold', (times) => `gave the stash away ${timesInWords(times)}`],
  darling: ['Everybody’s darling', (times) => `got a present ${timesInWords(times)}`],
  law: ['Lawgiver', (times) => `laid down the law ${timesInWords(times)}`],
  swap: ['Good neighbor', (times) => `pulled off a swap ${timesInWords(times)}`],
  dare: ['Ice in the veins', (times) => `did the dare ${timesInWords(times)}`],
  reader: ['Mind reader', (times) => `knew what a friend would do ${timesInWords(times)}`],
  hunch: ['Sixth sense', (times) => `bet right ${timesInWords(times)}`],
}
