import { counted, drew, type Titles } from '../kit/index.ts'

export const TITLES: Titles = {
  favorite: ['Talk of the town', counted('had the best run of the round')],
  book: ['Open book', counted('got the whole room to see it')],
  clear: ['Born for the stage', drew('right guess', '', 'es')],
  sweep: ['Front-row seat', counted('knew every scene of a run')],
  alone: ['Only one who saw it', counted('was the only one who knew what that was')],
  quick: ['Fastest finger', counted('saw it first')],
  sharp: ['Mind reader', counted('knew the scene')],
  patient: ['Late bloomer', counted('locked in last', ', and was right')],
  riddle: ['Modern art', counted('stayed a mystery')],
  vision: ['Vivid imagination', counted('saw something else entirely')],
  marathon: ['Five-act drama', counted('got through five scenes in one run')],
  stage: ['No stage fright', (times) => (times === 1 ? 'acted a scene' : `acted ${times} scenes`)],
}
