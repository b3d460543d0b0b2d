export { median, row } from './figures.ts'
export { HEAD, measureTable } from './measure.ts'
export { runTournament, TOURNAMENT_HEAD } from './tournament.ts'
