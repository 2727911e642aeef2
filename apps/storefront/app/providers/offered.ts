import type { OfferedProvider } from '@vitrine/contract/identity-providers'
import type { RequestContext } from '../../server/context.ts'

export type ProviderView = OfferedProvider

export type OfferedProps = { providers: readonly ProviderView[] }

/** The other systems that one can sign in with here. */
export async function offeredProviders({ api }: RequestContext): Promise<OfferedProps> {
  const { providers } = await api.identityProviders.listOffered({})
  return { providers }
}

/** Those that the member who is signed in is linked with. */
export async function ownProviders({ api }: RequestContext): Promise<OfferedProps> {
  const { links } = await api.identityProviders.listMyLinks({})
  return { providers: links.flatMap(({ provider, isOffered }) => (isOffered ? [provider] : [])) }
}
