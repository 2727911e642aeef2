export {
  type Asserted,
  beginAssertion,
  finishAssertion,
  type KeptPasskey,
  type RequestOptions,
} from './assertion.ts'
export type { Occasion } from './challenges.ts'
export {
  beginRegistration,
  type CreationOptions,
  finishRegistration,
  type NewPasskey,
} from './registration.ts'
export { type RelyingParty, relyingPartyAt } from './relying-party.ts'
