import { type Titles, timesInWords } from '../kit/index.ts'

export const TITLES: Titles = {
  favorite: ['Talk of the town', (times) => `had the best run of a lap ${timesInWords(times)}`],
  book: ['Open book', (times) => `was understood by the whole room ${timesInWords(times)}`],
  clear: ['Born for the stage', (times) => `was understood ${timesInWords(times)}`],
  sweep: ['Front-row seat', (times) => `knew every scene of a run ${timesInWords(times)}`],
  alone: ['Only one who saw it', (times) => `alone knew what that was ${timesInWords(times)}`],
  quick: ['Fastest finger', (times) => `saw it first ${timesInWords(times)}`],
  sharp: ['Mind reader', (times) => `knew the scene ${timesInWords(times)}`],
  patient: ['Late bloomer', (times) => `locked last and was right ${timesInWords(times)}`],
  riddle: ['Modern art', (times) => `stayed a mystery ${timesInWords(times)}`],
  vision: ['Vivid imagination', (times) => `saw something else entirely ${timesInWords(times)}`],
  marathon: ['Five-act drama', (times) => `got through five scenes in one run ${timesInWords(times)}`],
  stage: ['No stage fright', (times) => `acted a scene ${timesInWords(times)}`],
}
