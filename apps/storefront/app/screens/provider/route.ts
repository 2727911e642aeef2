import { randomBytes } from 'node:crypto'
import { VitrineError } from '@vitrine/sdk'
import { clientMetaDataOf, continueSignIn } from '../../flow/continue-sign-in.ts'
import {
  type FlowPageProps,
  flowPage,
  returnParameterOf,
  setFlashMessage,
} from '../../flow/flow-page.ts'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { safeReturnPath } from '../../return-path.ts'
import { type Route, redirectTo, type ScreenResult } from '../screen.ts'
import { type ProviderErrorKind, providerErrorOf } from './provider-error.ts'

export type ProviderProps = FlowPageProps & {
  errorKind: ProviderErrorKind
  /** Value that the text names: a domain or an address. */
  about: string
  /** Provider for the retry. */
  id: string
}

/** Redirects to the identity provider. */
export const providerRoute: Route<ProviderProps> = {
  load: async (context, { id = '' }) => {
    const returnTo = safeReturnPath(returnParameterOf(context))
    const isAgain = context.url.searchParams.get('again') === '1'
    const { identityProviders } = context.newApi()
    return redirectToProvider(context, { id, returnTo }, (browserSecret) =>
      identityProviders.beginSignIn({ id, browserSecret, returnTo, isAgain }),
    )
  },
}

type ProviderAttempt = { id: string; returnTo: string }

/**
 * Starts the sign-in and stores its secret in a cookie; an error leads to the page that explains
 * it.
 */
export async function redirectToProvider(
  context: RequestContext,
  target: ProviderAttempt,
  begin: (browserSecret: string) => Promise<{ address: string }>,
): Promise<ScreenResult<ProviderProps>> {
  const secret =
    context.flowCookies.get('provider')?.secret ?? randomBytes(32).toString('base64url')
  try {
    const { address } = await begin(secret)
    context.flowCookies.put('provider', { secret, ...target })
    return redirectTo(address)
  } catch (error) {
    return providerErrorPage(context, error, target)
  }
}

/** Handles the callback of a provider. */
export const providerBackRoute: Route<ProviderProps> = {
  load: async (context) => {
    const { secret = '', id = '', returnTo = '' } = context.flowCookies.get('provider') ?? {}
    const target = { id, returnTo: safeReturnPath(returnTo) }
    // Without the cookie this browser did not start the sign-in.
    const browserSecret = secret || randomBytes(32).toString('base64url')
    const answer = Object.fromEntries(context.url.searchParams)
    try {
      const proofs = clientMetaDataOf(context)
      const api = target.returnTo === links.linkedSignIns() ? context.api : context.newApi()
      const finished = await api.identityProviders.finishSignIn({
        answer,
        browserSecret,
        ...proofs,
      })
      context.flowCookies.drop('provider')
      return (
        (await finishProviderSignIn(context, finished)) ??
        providerErrorPage(context, undefined, target)
      )
    } catch (error) {
      return providerErrorPage(context, error, target)
    }
  },
}

type FinishedSignIn = Awaited<
  ReturnType<RequestContext['api']['identityProviders']['finishSignIn']>
>

async function finishProviderSignIn(
  context: RequestContext,
  finished: FinishedSignIn,
): Promise<ScreenResult<ProviderProps> | undefined> {
  const returnTo = safeReturnPath(finished.returnTo)
  const { reply, link, provider } = finished
  if (reply)
    return continueSignIn(context, reply, { email: reply.identity?.email.address ?? '', returnTo })
  if (link) {
    context.flowCookies.put('link', { ...link, name: provider.name })
    return redirectTo(links.proveLink(returnTo))
  }
  setFlashMessage(context, 'changed')
  return redirectTo(links.linkedSignIns())
}

async function providerErrorPage(
  context: RequestContext,
  error: unknown,
  target: ProviderAttempt,
): Promise<ScreenResult<ProviderProps>> {
  if (error !== undefined && !(error instanceof VitrineError)) throw error
  if (error?.kind === 'system') throw error
  if (error?.code === '-19980') return redirectTo(links.blocked())
  if (error?.code === 'FRESH_SIGN_IN_REQUIRED') return redirectTo(links.confirm(target.returnTo))
  const { errorKind, about } = providerErrorOf(error)
  const title = context.messages.provider[errorKind].title
  const page = await flowPage(
    context,
    { title, returnTo: target.returnTo },
    { errorKind, about, id: target.id },
  )
  return { ...page, status: error?.status ?? 400 }
}
