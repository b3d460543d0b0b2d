import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart, type Environment, readEnvironment } from '@highjinks/platform'
import { CannotDo, createAsk } from './ask.ts'
import { runCommand } from './commands.ts'
import { withoutControlCharacters } from './format.ts'

try {
  const environment = readEnvironment(process.env, { port: 3000 })
  const ask = createAsk(() => readServer(environment, process.env['OPERATOR_URL']))
  const said = await runCommand(process.argv.slice(2), { ask, dataDir: environment.dataDir })
  process.stdout.write(`${withoutControlCharacters(said)}\n`)
} catch (fault) {
  if (!(fault instanceof CannotDo || fault instanceof CannotStart)) throw fault
  process.stderr.write(`${withoutControlCharacters(fault.message)}\n`)
  process.exitCode = 1
}

function readServer({ port, dataDir, operatorToken }: Environment, given: string | undefined) {
  const url = given?.replace(/\/+$/, '') || `http://localhost:${port}`
  if (!URL.canParse(url)) throw new CannotDo('OPERATOR_URL must be an address, such as http://localhost:3000')
  return { url, token: operatorToken ?? tokenIn(dataDir) }
}

function tokenIn(dataDir: string): string {
  const file = join(dataDir, 'operator-token')
  if (existsSync(file)) return readFileSync(file, 'utf8')
  throw new CannotDo(`There is no ${file}: set DATA_DIR to the folder of the server, or OPERATOR_TOKEN to its token`)
}
