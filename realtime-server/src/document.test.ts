import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CLOSINGS, command } from '@highjinks/protocol'
import { expect, it } from 'vitest'

const document = readFileSync(join(import.meta.dirname, '../../docs/sockets.md'), 'utf8')

it('the sockets’ document lists every type of command and every reason for a disconnect', () => {
  const types = command.def.options.map((option) => option.shape.type.def.values[0])
  for (const word of [...types, ...CLOSINGS]) expect(document).toContain(`\`${word}\``)
})
