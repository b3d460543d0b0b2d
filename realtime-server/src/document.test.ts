import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CLOSINGS, command } from '@highjinks/protocol'
import { expect, it } from 'vitest'

const document = readFileSync(join(import.meta.dirname, '../../docs/sockets.md'), 'utf8')

it('every type of a command, and every reason to be sent away, stands in the document of the sockets', () => {
  const types = command.def.options.map((option) => option.shape.type.def.values[0])
  for (const word of [...types, ...CLOSINGS]) expect(document).toContain(`\`${word}\``)
})
