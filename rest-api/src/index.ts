export { type AppDeps, createApp } from './app.ts'
export { type Records } from './records.ts'
export { createServer } from './server.ts'
