import { run } from '@highjinks/drills/run'

/**
 * Every benchmark by its name: `npm run bench -- leaderboard`; without a name, all of them. `screens` and
 * `films` also take a folder, written with a slash: `npm run bench -- screens ./pictures`.
 */
await run('benchmark', {
  access: async () => (await import('@highjinks/looks/access')).run(),
  balance: async () => (await import('./balance.ts')).run(),
  clocks: async () => (await import('./clocks.ts')).run(),
  films: async ({ folder }) => (await import('@highjinks/looks/films')).run(folder),
  idle: async () => (await import('./idle.ts')).run(),
  join: async () => (await import('./join.ts')).run(),
  leaderboard: async () => (await import('./leaderboard.ts')).run(),
  lighthouse: async () => (await import('./lighthouse.ts')).run(),
  pauses: async () => (await import('@highjinks/looks/pauses')).run(),
  realtime: async () => (await import('./realtime.ts')).run(),
  rest: async () => (await import('./rest.ts')).run(),
  screens: async ({ folder }) => (await import('@highjinks/looks/screens')).run(folder),
  'slow-phone': async () => (await import('./slow-phone.ts')).run(),
  start: async () => (await import('./start.ts')).run(),
  transitions: async () => (await import('@highjinks/looks/transitions')).run(),
  weight: async () => (await import('./weight.ts')).run(),
})
