import { run } from '../drills/run.ts'

/**
 * Runs a benchmark by name: `npm run bench -- weight`; without a name, all of them. `screens` and `films` also take a
 * folder, written with a slash: `npm run bench -- screens ./pictures`.
 */
await run('benchmark', {
  access: async () => (await import('../looks/access.ts')).run(),
  balance: async () => (await import('./balance.ts')).run(),
  films: async ({ folder }) => (await import('../looks/films.ts')).run(folder),
  idle: async () => (await import('./idle.ts')).run(),
  join: async () => (await import('./join.ts')).run(),
  lighthouse: async () => (await import('./lighthouse.ts')).run(),
  pauses: async () => (await import('../looks/pauses.ts')).run(),
  realtime: async () => (await import('./realtime.ts')).run(),
  screens: async ({ folder }) => (await import('../looks/screens.ts')).run(folder),
  'slow-phone': async () => (await import('./slow-phone.ts')).run(),
  start: async () => (await import('./start.ts')).run(),
  transitions: async () => (await import('../looks/transitions.ts')).run(),
  weight: async () => (await import('./weight.ts')).run(),
})
