export * from './errors.ts'
export * from './facts.ts'
export * from './query-fields.ts'
export * from './read-query.ts'
