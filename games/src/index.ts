export { CATALOGUE } from './catalogue.ts'
export {
  type Context,
  type Game,
  type HandOf,
  pickOne,
  randomBelow,
  type Seat,
  seeded,
  shuffle,
  type ViewOf,
} from './kit/index.ts'
export { GAMES, gameBySlug, type Slug } from './register.ts'
