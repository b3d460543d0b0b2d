import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const { references, files } = JSON.parse(readFileSync('tsconfig.json', 'utf8'))
const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'))

it('`tsc -b` checks every package, and `tsc --noEmit` the files at the root', () => {
  const withTypes = [...workspaces, 'scripts'].filter((folder: string) => existsSync(`${folder}/tsconfig.json`))
  expect(withTypes).toContain('web')
  expect(new Set(references.map(({ path }: { path: string }) => path))).toEqual(new Set(withTypes))
  expect(files).toEqual(readdirSync('.').filter((file) => file.endsWith('.ts')))
})
