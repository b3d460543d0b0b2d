export type { RealtimeDeps } from './deps.ts'
export { attachRealtime, type Realtime } from './server.ts'
