export * from './port.ts'
export * from './secrets.ts'
