export * from './kit/index.ts'
export * from './register.ts'
