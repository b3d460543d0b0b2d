export { type Embedded, startEmbedded } from './embedded.ts'
export { createSite } from './site.ts'
