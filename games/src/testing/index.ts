export { contextAt } from './context.ts'
export { interludeToy } from './interlude-toy.ts'
export { namedTable } from './named-table.ts'
