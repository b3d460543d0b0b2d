import { argv, exit } from 'node:process'
import { importCards } from './decks/import.ts'

const [word, folder] = argv.slice(2)
if (word !== 'import' || !folder) {
  console.error('npm run decks -- import <folder with the writers’ files>')
  exit(1)
}
importCards(folder)
