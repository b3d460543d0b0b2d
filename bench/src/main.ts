import { argv, exit } from 'node:process'

interface Bench {
  readonly run: (folder?: string) => Promise<void>
}

/**
 * Every benchmark by its name: `npm run bench -- leaderboard`; without a name, all of them. `screens` and
 * `films` also take a folder, written with a slash: `npm run bench -- screens ./pictures`.
 */
const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  access: () => import('./access.ts'),
  balance: () => import('./balance.ts'),
  clocks: () => import('./clocks.ts'),
  films: () => import('./films.ts'),
  idle: () => import('./idle.ts'),
  join: () => import('./join.ts'),
  leaderboard: () => import('./leaderboard.ts'),
  pauses: () => import('./pauses.ts'),
  realtime: () => import('./realtime.ts'),
  rest: () => import('./rest.ts'),
  screens: () => import('./screens.ts'),
  start: () => import('./start.ts'),
  transitions: () => import('./transitions.ts'),
  weight: () => import('./weight.ts'),
}

const folder = argv.slice(2).find((word) => word.includes('/'))
const asked = argv.slice(2).filter((word) => word !== folder)
const unknown = asked.filter((name) => !Object.hasOwn(BENCHES, name))
if (unknown.length > 0) {
  console.error(`No benchmark ${unknown.join(', ')}. There is: ${Object.keys(BENCHES).join(', ')}`)
  exit(1)
}
for (const name of asked.length > 0 ? asked : Object.keys(BENCHES)) {
  console.log(`\n${name}`)
  const bench = await BENCHES[name]?.()
  await bench?.run(folder)
}
