import type { ProviderFinding } from '@vitrine/contract/identity-providers'
import { SafeFetchError, safeSend } from '../../../../platform/safe-fetch.ts'
import type { Deps, Provider } from '../model.ts'
import { missingFeatures } from '../rules/metadata.ts'
import { findingOf } from '../rules/provider-errors.ts'

type CheckDeps = Pick<Deps, 'providerCache' | 'limits'>

/** Checks whether a provider is reachable and configured as its owner entered it. */
export const checkProvider = (deps: CheckDeps, provider: Provider): Promise<ProviderFinding[]> =>
  provider.kind === 'OIDC' ? checkDescription(deps, provider) : checkAddresses(deps, provider)

async function checkDescription(
  { providerCache }: CheckDeps,
  provider: Provider,
): Promise<ProviderFinding[]> {
  providerCache.forget(provider)
  try {
    return missingFeatures(await providerCache.discover(provider))
  } catch (error) {
    return [findingOf(error, descriptionOf(provider))]
  }
}

const descriptionOf = ({ issuer }: Provider): string =>
  `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`

/** Any response to a request without a code or token will do: only reachability can be checked. */
async function checkAddresses(
  { limits }: CheckDeps,
  { tokenUrl, userUrl }: Provider,
): Promise<ProviderFinding[]> {
  const checks = [tokenUrl, userUrl].map(async (address) => {
    const request = { method: 'GET', body: '', headers: { accept: 'application/json' } } as const
    try {
      const { status } = await safeSend(address, request, { ...limits, headLength: 1 })
      return status === 404 ? [{ problem: 'not_found', address } as const] : []
    } catch (error) {
      if (!(error instanceof SafeFetchError)) throw error
      return [findingOf(error, address)]
    }
  })
  return (await Promise.all(checks)).flat()
}
