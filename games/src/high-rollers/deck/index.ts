export { challenges } from './challenges.ts'
export { stunts } from './stunts.ts'
