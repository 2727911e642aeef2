import type { OfferedProvider } from '@vitrine/contract/identity-providers'
import type { RequestContext } from '../request/context.ts'

export type ProviderView = OfferedProvider

export type ProvidersProps = { providers: readonly ProviderView[] }

/** Identity providers that the site offers. */
export async function offeredProviders({ api }: RequestContext): Promise<ProvidersProps> {
  const { providers } = await api.identityProviders.listOffered({})
  return { providers }
}

/** Identity providers linked with the signed-in member. */
export async function ownProviders({ api }: RequestContext): Promise<ProvidersProps> {
  const { links } = await api.identityProviders.listMyLinks({})
  return { providers: links.flatMap(({ provider, isOffered }) => (isOffered ? [provider] : [])) }
}
