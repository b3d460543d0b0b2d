export { namedTable } from './named-table.ts'
