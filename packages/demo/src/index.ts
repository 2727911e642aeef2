export type { CreateDigital } from './add-product.ts'
export { type DemoOptions, fillDemo } from './fill-demo.ts'
