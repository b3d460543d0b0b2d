/** Every game that the client knows: a folder, and a line here. */
export { game as 'baked-or-bluffing' } from './baked-or-bluffing/game.ts'
export { game as 'high-rollers' } from './high-rollers/game.ts'
export { game as 'never-have-i-ever' } from './never-have-i-ever/game.ts'
export { game as 'puff-puff-pass-truths' } from './puff-puff-pass-truths/game.ts'
export { game as 'roll-and-react' } from './roll-and-react/game.ts'
export { game as 'spin-the-stash' } from './spin-the-stash/game.ts'
export { game as 'truth-or-dare' } from './truth-or-dare/game.ts'
