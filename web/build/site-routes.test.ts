import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROUTES } from '../src/main/routes.tsx'
import { importFor, routesForCaddy, SITE_ROUTES, WRITTEN } from './site-routes.ts'
import { SOURCE } from './sources.ts'

const filled = (path: string) => path.replace('*', 'BCDFGH')

test('[BOOT-13] the list for Caddy leads every address where the list itself does, and no other address anywhere', () => {
  const rows = [...routesForCaddy().matchAll(/^\t~\(\?i\)(\S+) (\S+) (\d+)$/gm)].map(([, pattern = '', document]) => ({
    pattern: new RegExp(pattern, 'i'),
    document,
  }))
  expect(rows).toHaveLength(SITE_ROUTES.length)
  for (const { path, document } of SITE_ROUTES) {
    for (const way of [filled(path), filled(path).toUpperCase(), `${filled(path)}/`.replace('//', '/')])
      expect([way, rows.find(({ pattern }) => pattern.test(way))?.document]).toEqual([way, document])
  }
  for (const nowhere of ['/game/99', '/game/1/more', '/screens', '/tv/a/b', '/join/ab.cd', '/gamesx', '/robotsxtxt'])
    expect([nowhere, rows.find(({ pattern }) => pattern.test(nowhere))?.document]).toEqual([nowhere, undefined])
})

test('[BOOT-13] every page of the client has an address in the list', () => {
  const paths = SITE_ROUTES.map(({ path }) => filled(path))
  for (const { path } of ROUTES.filter((route) => route.path !== '*')) {
    const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
    expect([path, paths.some((one) => pattern.test(one))]).toEqual([path, true])
  }
})

test('[LINK-6] every prerendered page except the first knows the code that takes it over', () => {
  const routes = readFileSync(join(SOURCE, 'main/routes.tsx'), 'utf8')
  for (const address of WRITTEN)
    expect([address, importFor(address, routes) === null]).toEqual([address, address === '/'])
})
