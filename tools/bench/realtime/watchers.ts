import { createServer } from 'node:http'
import { Screen } from '../../drills/play/screen.ts'

/** Runs thousands of watching screens in their own process, so that reading their views doesn't delay the players. */
const { PORT, SERVER, CODE, COUNT } = process.env
const AT_ONCE = 50
/** An address has no ports for more. */
const PER_ADDRESS = 5000

let opened = 0
createServer((_request, response) => response.end(`${opened}`)).listen(Number(PORT))
while (opened < Number(COUNT)) {
  const host = `127.0.0.${2 + Math.floor(opened / PER_ADDRESS)}`
  const auth = { proto: 1, code: CODE, seats: [] }
  await Promise.all(Array.from({ length: AT_ONCE }, () => Screen.open(Number(SERVER), auth, host)))
  opened += AT_ONCE
}
