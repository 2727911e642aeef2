import { sites } from './sites/index.ts'
import { staff } from './staff/index.ts'

/** Every service of the platform. Routes, documents, SDK and the loop tests derive from this list. */
export const contract = {
  sites,
  staff,
}
export type Contract = typeof contract
