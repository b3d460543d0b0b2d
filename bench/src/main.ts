import { argv, exit } from 'node:process'

/** Every benchmark by its name: `npm run bench -- leaderboard`; without a name, all of them. */
const BENCHES: Readonly<Record<string, () => Promise<{ readonly run: () => Promise<void> }>>> = {
  balance: () => import('./balance.ts'),
  join: () => import('./join.ts'),
  leaderboard: () => import('./leaderboard.ts'),
  realtime: () => import('./realtime.ts'),
  rest: () => import('./rest.ts'),
  start: () => import('./start.ts'),
}

const asked = argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(BENCHES, name))
if (unknown.length > 0) {
  console.error(`No benchmark ${unknown.join(', ')}. There is: ${Object.keys(BENCHES).join(', ')}`)
  exit(1)
}
for (const name of asked.length > 0 ? asked : Object.keys(BENCHES)) {
  console.log(`\n${name}`)
  const bench = await BENCHES[name]?.()
  await bench?.run()
}
