import type { ProviderFinding } from '@vitrine/contract/identity-providers'
import { OutsideFailure, sendOutside } from '../../../platform/fetch-outside.ts'
import type { Deps, Provider } from '../model.ts'
import { lacksOf } from '../rules/metadata.ts'
import { findingOf } from '../rules/troubles.ts'

type World = Pick<Deps, 'acquaintance' | 'limits'>

/** Looks whether a provider is where and what its owner says. */
export const checkProvider = (deps: World, provider: Provider): Promise<ProviderFinding[]> =>
  provider.kind === 'OIDC' ? checkDescription(deps, provider) : checkAddresses(deps, provider)

async function checkDescription(
  { acquaintance }: World,
  provider: Provider,
): Promise<ProviderFinding[]> {
  acquaintance.forget(provider)
  try {
    return lacksOf(await acquaintance.meet(provider))
  } catch (error) {
    return [findingOf(error, descriptionOf(provider))]
  }
}

const descriptionOf = ({ issuer }: Provider): string =>
  `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`

/** Whatever they answer to somebody without a code or a token: that they answer is all that can be seen. */
async function checkAddresses(
  { limits }: World,
  { tokenUrl, userUrl }: Provider,
): Promise<ProviderFinding[]> {
  const looks = [tokenUrl, userUrl].map(async (address) => {
    const message = { method: 'GET', body: '', headers: { accept: 'application/json' } } as const
    try {
      const { status } = await sendOutside(address, message, { ...limits, headLength: 1 })
      return status === 404 ? [{ problem: 'not_found', address } as const] : []
    } catch (error) {
      if (!(error instanceof OutsideFailure)) throw error
      return [findingOf(error, address)]
    }
  })
  return (await Promise.all(looks)).flat()
}
