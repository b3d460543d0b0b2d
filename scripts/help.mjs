import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The six that a newcomer needs stand first. */
const LINES = {
  start: 'installs what is missing, builds, and serves the whole product on one port',
  dev: 'the same, hot: open the address it prints',
  check: 'format, lint, types, unit tests, decks, build: before every commit',
  test: 'all of it, with real stores and browsers; `-- --slowest` says which files took longest',
  bench: 'what is measured, by name: `npm run bench -- weight`; `-- help` lists them',
  drill: 'faults made on purpose, at full size: `npm run drill -- nodes`',

  games: "every game and a whole night in real browsers; `-- -g 'game 5,'` plays one",
  evening: 'the same night, with its browsers to look at',
  decks: 'counts the cards and says where a deck misses what a deck must be; `-- read 7` reads some aloud',
  previews: 'draws the pictures that messengers show of a link',
  'new-game': 'copies a game of two phases that plays at once: `npm run new-game -- my-game`',
  operator: 'what an operator can do: `npm run operator -- help`',
  images: 'builds the container images',
  'images:try': 'builds and starts them, as CI does',
  deploy: 'starts them with compose and waits until they are well',
  contract: 'asks a server for everything that its OpenAPI document allows and forbids',
  mutate: 'makes small faults in the rules and counts how many the tests notice; takes hours',
  hooks: 'format and lint before each commit of this clone',
  format: 'puts the format right',
  help: 'this list',
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
