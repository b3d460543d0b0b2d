import { argv, exit } from 'node:process'
import { importCards } from './decks/import.ts'
import { readAloud } from './decks/read.ts'
import { findFaults, reportDecks } from './decks/report.ts'

const [word, folder] = argv.slice(2)
if (word === 'import' && folder) await importCards(folder)
else if (word === 'read') readAloud(Number(folder ?? 1))
else if (word === undefined || word === '--quick') {
  const faults = word ? findFaults() : await reportDecks()
  if (faults.length > 0) console.error(`\n${faults.length} faults:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  exit(faults.length > 0 ? 1 : 0)
} else {
  console.error('npm run decks [-- --quick | -- read [seed] | -- import <folder with the writers’ files>]')
  exit(1)
}
