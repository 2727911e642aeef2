export * from './errors.ts'
export * from './facts.ts'
export * from './schemas.ts'
