import {
  callbackAddresses,
  type Intent,
  MAX_ADDRESS,
  RedirectNotAllowed,
  RedirectSessionCreated,
  type RedirectSessionRequest,
  RedirectTooLong,
} from '@vitrine/contract/redirects'
import { newId, newSecret } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Client } from '../../oauth/index.ts'
import type { CreatedRedirect, Deps, RedirectCall, RedirectContext } from '../model.ts'
import { intentOf } from '../rules.ts'
import { externalPageUrl } from './external-page.ts'
import {
  toAccount,
  toAuthorization,
  toCheckout,
  toLogin,
  toLogout,
  toPaymentRequest,
  toProduct,
} from './own-pages.ts'
import { saveShortAddress, shorten } from './short-addresses.ts'
import { type LinkInput, saveLink, signedLink } from './signed-links.ts'

/** A write that runs only if the response succeeds. */
type DeferredWrite = (tx: Tx) => Promise<void>

export async function createRedirectSession(
  call: RedirectCall,
  deps: Deps,
  request: RedirectSessionRequest,
): Promise<CreatedRedirect> {
  const context = await loadContext(call, deps, request)
  const id = newId()
  const deferredWrites: DeferredWrite[] = []
  const target = await addressOf(call, context, deps, deferredWrites)
  const link = linkInputFor(call, context, { id, target })
  const signed = link && signedLink(link)
  if (signed) deferredWrites.push((tx) => saveLink(tx, deps, signed))
  const fullUrl = signed?.fullUrl ?? target
  if (fullUrl.length > MAX_ADDRESS) throw RedirectTooLong({ length: fullUrl.length })
  const shortUrl = request.preferences?.createShortUrl
    ? shortAddress(context, deps, { fullUrl, deferredWrites })
    : ''
  await call.transaction(async (tx) => {
    await deps.events.append(tx, factOf(context, id))
    for (const write of deferredWrites) await write(tx)
  })
  const sessionToken = signed?.token ?? request.auth?.authRequest.sessionToken ?? ''
  return { id, fullUrl, sessionToken, shortUrl }
}

async function loadContext(
  { tx, caller, request: from }: RedirectCall,
  deps: Deps,
  request: RedirectSessionRequest,
): Promise<RedirectContext> {
  const intent = intentOf(request)
  const { settings } = await deps.sites.get(tx.siteId)
  const requestClientId = request.auth?.authRequest.clientId ?? request.logout?.clientId ?? ''
  const clientId = 'clientId' in caller && caller.clientId ? caller.clientId : requestClientId
  const client =
    (await deps.oauth.findClient(clientId)) ?? (await deps.sites.findOwnClient(tx.siteId))
  checkCallbacks(deps, client, request)
  return {
    request,
    intent,
    client,
    siteId: tx.siteId,
    origin: from.origin ?? request.origin ?? undefined,
    isMember: caller.kind === 'member',
    siteUrl: await deps.sites.urlOf(tx.siteId, from.baseUrl),
    templates: settings.redirectTemplates,
  }
}

/** Which page for which intent. */
function addressOf(
  { caller }: Pick<RedirectCall, 'caller'>,
  context: RedirectContext,
  deps: Deps,
  deferredWrites: DeferredWrite[],
): Promise<string> | string {
  const builders: Partial<Record<Intent, () => Promise<string> | string>> = {
    auth: () => toAuthorization(context, deps),
    login: () =>
      // The sign-in page only returns to paths of this site, so it gets a short address that redirects.
      toLogin(
        context,
        (callbackUrl) =>
          new URL(shortAddress(context, deps, { fullUrl: callbackUrl, deferredWrites })).pathname,
      ),
    logout: () => toLogout(context, deps),
    storesProduct: () => toProduct(context),
    memberAccountPage: () => toAccount(context),
    ...(!context.templates.ecomOrderPaymentRequest && {
      ecomOrderPaymentRequest: () => toPaymentRequest(context),
    }),
    ...(!context.templates.ecomCheckout && {
      ecomCheckout: () => toCheckout(context, checkoutToken(caller, context, deps, deferredWrites)),
    }),
  }
  return (builders[context.intent] ?? (() => externalPageUrl(context)))()
}

function shortAddress(
  context: RedirectContext,
  deps: Deps,
  to: { fullUrl: string; deferredWrites: DeferredWrite[] },
): string {
  const code = newSecret().slice(0, 22)
  to.deferredWrites.push((tx) => saveShortAddress(tx, deps, { code, address: to.fullUrl }))
  return shorten(context.siteUrl, code)
}

/** A token with which one browser may use the checkout as the caller, who is signed in nowhere by it. */
function checkoutToken(
  caller: RedirectCall['caller'],
  { request: { ecomCheckout, callbacks } }: RedirectContext,
  { checkoutLinks }: Deps,
  deferredWrites: DeferredWrite[],
): string {
  const token = newSecret()
  const { thankYouPageUrl, cartPageUrl, postFlowUrl } = callbacks ?? {}
  const link = {
    token,
    checkoutId: ecomCheckout?.checkoutId ?? '',
    owner: {
      visitorId: caller.kind === 'visitor' ? caller.id : null,
      memberId: caller.kind === 'member' ? caller.id : null,
    },
    returnTo: {
      ...(thankYouPageUrl && { thankYouPageUrl }),
      ...(cartPageUrl && { cartPageUrl }),
      ...(postFlowUrl && { postFlowUrl }),
    },
  }
  deferredWrites.push((tx) => checkoutLinks.save(tx, link))
  return token
}

/** Intents whose pages need the calling member. Signing out and in again does not. */
const identityIntents: readonly Intent[] = ['login', 'storesProduct', 'memberAccountPage']

const needsIdentity = ({ intent }: RedirectContext): boolean => identityIntents.includes(intent)

function linkInputFor(
  { caller }: RedirectCall,
  context: RedirectContext,
  { id, target }: { id: string; target: string },
): LinkInput | undefined {
  const { request, siteUrl } = context
  const preservesIdentity =
    request.preferences?.maintainIdentity !== false && needsIdentity(context)
  if (!preservesIdentity || caller.kind !== 'member') return undefined
  return { id, target, siteUrl, signInId: caller.signInId }
}

/** People are sent back to the client's own domains only. */
function checkCallbacks(
  { oauth }: Deps,
  client: Client | undefined,
  { callbacks }: RedirectSessionRequest,
): void {
  for (const name of Object.keys(callbackAddresses) as (keyof typeof callbackAddresses)[]) {
    const address = callbacks?.[name]
    if (!address || (client && oauth.isAllowedAddress(client, address))) continue
    throw RedirectNotAllowed(
      { field: `callbacks.${name}`, address },
      `callbacks.${name} is not on an allowed domain of the client`,
    )
  }
}

/** The intent with its values and where it leads back; tokens and challenges stay out of the ledger. */
function factOf({ request, intent, client, origin }: RedirectContext, id: string) {
  const { callbacks, preferences } = request
  const after = {
    id,
    intent,
    clientId: client?.id ?? null,
    [intent]: intent === 'auth' ? publicAuth(request.auth) : request[intent],
    callbacks: callbacks ?? null,
    preferences: preferences ?? null,
    origin: origin ?? null,
  }
  return { definition: RedirectSessionCreated, entityId: id, after }
}

function publicAuth(auth: RedirectSessionRequest['auth']) {
  const { sessionToken: _, codeChallenge: __, state: ___, ...authRequest } = auth?.authRequest ?? {}
  return { authRequest, prompt: auth?.prompt ?? null }
}
