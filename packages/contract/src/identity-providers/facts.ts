import { defineFact } from '../kit/index.ts'

/** Facts about providers never carry their secret. */
export const ProviderCreated = defineFact('identity_provider.created')
export const ProviderChanged = defineFact('identity_provider.changed')
/** Carries how many members it was linked with: those links are gone too. */
export const ProviderDeleted = defineFact('identity_provider.deleted')
/** A provider was linked with an account. */
export const SignInLinked = defineFact('identity.sign_in_linked')
/** A provider was unlinked from an account. */
export const SignInUnlinked = defineFact('identity.sign_in_unlinked')
