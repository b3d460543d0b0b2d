import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { SITE_ROUTES } from './site-routes.ts'

const PUBLIC = join(import.meta.dirname, '../public')
const icon = z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.optional(z.string()) })
const manifest = z
  .object({
    id: z.string(),
    scope: z.string(),
    start_url: z.string(),
    display: z.string(),
    launch_handler: z.object({ client_mode: z.array(z.string()) }),
    icons: z.array(icon),
    shortcuts: z.array(z.object({ short_name: z.string(), url: z.string(), icons: z.array(icon) })),
  })
  .parse(JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8')))

/** Reads the size from the PNG header, where both numbers have fixed offsets. */
function sizeOf(file: string): string {
  const bytes = readFileSync(join(PUBLIC, file))
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('[INSTALL-3] every icon is as large as the manifest says, and one is maskable', () => {
  const pictures = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)].filter(
    ({ type }) => type === 'image/png',
  )
  expect(pictures.map(({ src }) => sizeOf(src))).toEqual(pictures.map(({ sizes }) => sizes))
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
})

test('[INSTALL-3] the app leads to hosting, joining and one-phone play, and links open in the window that is already open', () => {
  const addresses = SITE_ROUTES.filter(({ status }) => status === 200).map(
    ({ path }) => new RegExp(`^${path.replaceAll('*', '[^/]+')}$`),
  )
  expect(manifest.shortcuts.map(({ short_name }) => short_name)).toEqual(['Host', 'Join', 'One phone'])
  for (const { url } of manifest.shortcuts) expect(addresses.some((address) => address.test(url))).toBe(true)
  expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: '/', display: 'standalone' })
  expect(manifest.launch_handler.client_mode[0]).toBe('navigate-existing')
})
