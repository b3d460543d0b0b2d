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
 * Where links that people send each other begin. The server knows best (it may be published elsewhere, or be opened as
 * `localhost` on the laptop at the TV); until it has said so, and where it means this very host, it is this page's own.
 */
export function useLinkOrigin(): string {
  const loaded = useSite()
  const here = window.location
  if (loaded.status !== 'ready' || !URL.canParse(loaded.value.origin)) return here.origin
  const said = new URL(loaded.value.origin)
  return said.host === here.host ? here.origin : said.origin
}
