import { expect, test } from 'vitest'
import { NO_NETWORK, planFor, SHELL } from '../src/worker/navigation.ts'
import { filesOf } from './manifest.ts'
import { SITE_ROUTES } from './site-routes.ts'

const MANIFEST = {
  'index.html': {
    file: 'a/main.js',
    css: ['a/main.css'],
    imports: ['_base.js'],
    dynamicImports: ['src/one.tsx', 'src/room.tsx'],
  },
  '_base.js': { file: 'a/base.js', assets: ['a/letters.woff2'] },
  'src/one.tsx': { file: 'a/one.js', imports: ['index.html', '_base.js'], dynamicImports: ['src/card.tsx'] },
  'src/card.tsx': { file: 'a/card.js', css: ['a/card.css'] },
  'src/room.tsx': { file: 'a/room.js', dynamicImports: ['src/card.tsx'] },
}

test('caches everything the site may ever fetch, except what needs other people', () => {
  expect(filesOf(MANIFEST, 'index.html', (source) => source !== 'src/room.tsx')).toEqual({
    scripts: ['a/main.js', 'a/base.js', 'a/one.js', 'a/card.js'],
    styles: ['a/main.css', 'a/card.css'],
    assets: ['a/letters.woff2'],
  })
})

test('a page draws right away with its imports', () => {
  expect(filesOf(MANIFEST, 'src/one.tsx').scripts).toEqual(['a/one.js', 'a/main.js', 'a/base.js'])
})

test('[OFFLINE-9] every document of the build that is a page has an offline replacement, and the TV’s is never the site’s', () => {
  const pages = SITE_ROUTES.filter(({ path, document }) => document.endsWith('.html') && path !== NO_NETWORK)
  expect(pages.length).toBeGreaterThan(30)
  for (const { path, document } of pages) {
    const stand = planFor(path.replace('*', 'BCDFGH'))?.document
    expect([path, stand]).toEqual([path, expect.stringMatching(/^\//)])
    if (document === 'screen.html') expect(stand).toBe(NO_NETWORK)
    if (document === 'home.html' || path.startsWith('/gameplay/')) expect(stand).toBe(SHELL)
  }
})
