export {
  type AssertionResult as Asserted,
  beginAssertion,
  finishAssertion,
  type RequestOptions,
  type StoredPasskey as KeptPasskey,
} from './assertion.ts'
export type { ChallengeScope as Occasion } from './challenges.ts'
export {
  beginRegistration,
  type CreationOptions,
  finishRegistration,
  type NewPasskey,
} from './registration.ts'
export { type RelyingParty, relyingPartyAt } from './relying-party.ts'
