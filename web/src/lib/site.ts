import { type Site, siteEndpoints } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { askEndpoint } from './ask-server.ts'
import { createResource, type Loaded } from './resource.ts'

const { site: SITE } = siteEndpoints
const site = createResource<'site', Site>(async () => z.parse(SITE.reply, await askEndpoint(SITE, {})))

export function useSite(): Loaded<Site> {
  return site.use('site')
}

/**
 * Returns the origin of links that people send each other. The server knows best (it can have another public address,
 * or be open as `localhost` on the laptop at the TV). Until it has said so, and if it means this very host, the origin
 * is this page's own.
 */
export function useLinkOrigin(): string {
  const loaded = useSite()
  const here = window.location
  if (loaded.status !== 'ready' || !URL.canParse(loaded.value.origin)) return here.origin
  const said = new URL(loaded.value.origin)
  return said.host === here.host ? here.origin : said.origin
}
