import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The seven that a newcomer needs come first. */
const LINES = {
  start: "installs what's missing, builds, and serves the whole product on one port",
  dev: 'the same with hot reload; open the address it prints',
  check: 'format, lint, types and unit tests; run it before every commit',
  test: 'everything, with real stores and browsers; `-- --slowest` lists the slowest files',
  demo: 'a server to look at: bots play all seven games on a TV page; nothing is kept',
  bench: 'measurements, by name: `npm run bench -- weight`; `-- help` lists them',
  drill: 'fault injection at full size: `npm run drill -- nodes`',

  games: "every game and a whole night in real browsers; `-- -g 'game 5,'` plays one",
  decks: 'counts the cards and lists broken deck rules; `-- read 7` prints a few cards to read',
  pictures: 'takes the pictures of README, one of which moves, of the running product',
  previews: 'draws the link preview pictures',
  'new-game': 'creates a game from a playable two-phase template: `npm run new-game -- my-game`',
  operator: 'operator commands: `npm run operator -- help`',
  contract: 'tests a server against everything its OpenAPI document allows and forbids',
  mutate: 'makes small faults in the rules and counts how many the tests catch; takes hours',
  format: 'formats the code',
  help: 'prints this list',
}

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
const untold = Object.keys(scripts).filter((name) => !Object.hasOwn(LINES, name))
const gone = Object.keys(LINES).filter((name) => !Object.hasOwn(scripts, name))

for (const [name, line] of Object.entries(LINES)) {
  if (name === 'games') console.log('')
  const command = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`
  console.log(`  ${command.padEnd(20)}  ${line}`)
}
if (untold.length + gone.length > 0) {
  console.error(`This list is out of date: ${[...untold, ...gone].join(', ')}`)
  process.exitCode = 1
}
