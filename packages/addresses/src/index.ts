export { type AddressProblem, type CheckedAddress, checkAddress } from './check.ts'
export {
  type AddressField,
  type AddressFormat,
  addressFormat,
  type Subdivision,
} from './format.ts'
export { type AddressWithLines, addressLines } from './lines.ts'
export { findSubdivision, subdivisionOf, withSubdivision } from './subdivision.ts'
