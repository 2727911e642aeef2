export * from './delivery-profile.ts'
export * from './shipping-options.ts'
