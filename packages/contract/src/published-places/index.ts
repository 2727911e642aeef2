export * from './local-delivery-options.ts'
export * from './pickup-locations.ts'
export * from './schemas.ts'
