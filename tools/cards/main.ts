import { argv, exit } from 'node:process'
import { readAloud } from './read.ts'
import { findFaults, reportDecks } from './report.ts'

const [word, seed] = argv.slice(2)
if (word === 'read') readAloud(Number(seed ?? 1))
else if (word === undefined || word === '--quick') {
  const faults = word ? findFaults() : await reportDecks()
  if (faults.length > 0) console.error(`\n${faults.length} faults:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  exit(faults.length > 0 ? 1 : 0)
} else {
  console.error('npm run decks [-- --quick | -- read [seed]]')
  exit(1)
}
