export { interludeToy } from './interlude-toy.ts'
export { namedTable } from './named-table.ts'
