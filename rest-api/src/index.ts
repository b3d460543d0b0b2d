export { CATALOGUE } from './games/catalogue.ts'
export type { Checks } from './health.ts'
export { createRestApi, type RestApi, type RestApiDeps } from './rest-api.ts'
export { createServer } from './server.ts'
