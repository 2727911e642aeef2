import { defineFact } from '../kit/index.ts'

/** Facts about providers never carry their secret. */
export const ProviderCreated = defineFact('identity_provider.created')
export const ProviderChanged = defineFact('identity_provider.changed')
/** Carries how many members it was linked with: those links are gone too. */
export const ProviderDeleted = defineFact('identity_provider.deleted')
/** An account can be signed in to with a provider from now on. */
export const SignInLinked = defineFact('identity.sign_in_linked')
/** It no longer can. */
export const SignInUnlinked = defineFact('identity.sign_in_unlinked')
