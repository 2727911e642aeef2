import {
  callbackAddresses,
  type Intent,
  MAX_ADDRESS,
  RedirectNotAllowed,
  RedirectSessionCreated,
  type RedirectSessionRequest,
  RedirectTooLong,
} from '@vitrine/contract/redirects'
import { newId, newSecret } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Client } from '../../oauth/index.ts'
import type { Asked, Deps, Made, RedirectCall } from '../model.ts'
import { intentOf } from '../rules.ts'
import { elsewhere } from './elsewhere.ts'
import { toAccount, toAuthorization, toLogin, toLogout, toProduct } from './own-pages.ts'
import { keepShortAddress, shorten } from './short-addresses.ts'
import { keepLink, type LinkWish, signedLink } from './signed-links.ts'

/** What has to be written down once the answer is sure. */
type Keep = (tx: Tx) => Promise<void>

export async function createRedirectSession(
  call: RedirectCall,
  deps: Deps,
  request: RedirectSessionRequest,
): Promise<Made> {
  const asked = await look(call, deps, request)
  const id = newId()
  const keeping: Keep[] = []
  const target = await addressOf(asked, deps, keeping)
  const link = linkWish(call, asked, { id, target })
  const signed = link && signedLink(link)
  if (signed) keeping.push((tx) => keepLink(tx, deps, signed))
  const fullUrl = signed?.fullUrl ?? target
  if (fullUrl.length > MAX_ADDRESS) throw RedirectTooLong({ length: fullUrl.length })
  const shortUrl = request.preferences?.createShortUrl
    ? short(asked, deps, { fullUrl, keeping })
    : ''
  await call.transaction(async (tx) => {
    await deps.events.append(tx, factOf(asked, id))
    for (const keep of keeping) await keep(tx)
  })
  const sessionToken = signed?.token ?? request.auth?.authRequest.sessionToken ?? ''
  return { id, fullUrl, sessionToken, shortUrl }
}

async function look(
  { tx, caller, request: from }: RedirectCall,
  deps: Deps,
  request: RedirectSessionRequest,
): Promise<Asked> {
  const intent = intentOf(request)
  const { settings } = await deps.sites.get(tx.siteId)
  const named = request.auth?.authRequest.clientId ?? request.logout?.clientId ?? ''
  const clientId = 'clientId' in caller && caller.clientId ? caller.clientId : named
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
function addressOf(asked: Asked, deps: Deps, keeping: Keep[]): Promise<string> | string {
  const own: Partial<Record<Intent, () => Promise<string> | string>> = {
    auth: () => toAuthorization(asked, deps),
    login: () =>
      // The sign-in page comes back to paths of this site only: a short one leads where it may go.
      toLogin(asked, (back) => new URL(short(asked, deps, { fullUrl: back, keeping })).pathname),
    logout: () => toLogout(asked, deps),
    storesProduct: () => toProduct(asked),
    memberAccountPage: () => toAccount(asked),
  }
  return (own[asked.intent] ?? (() => elsewhere(asked)))()
}

function short(asked: Asked, deps: Deps, to: { fullUrl: string; keeping: Keep[] }): string {
  const code = newSecret().slice(0, 22)
  to.keeping.push((tx) => keepShortAddress(tx, deps, { code, address: to.fullUrl }))
  return shorten(asked.siteUrl, code)
}

/** Intents whose pages know the member who calls. Signing out and in again have no need of it. */
const keepsMember: readonly Intent[] = ['login', 'storesProduct', 'memberAccountPage']

function linkWish(
  { caller }: RedirectCall,
  { request, intent, siteUrl }: Asked,
  { id, target }: { id: string; target: string },
): LinkWish | undefined {
  const isWanted = request.preferences?.maintainIdentity !== false && keepsMember.includes(intent)
  if (!isWanted || caller.kind !== 'member') return undefined
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
function factOf({ request, intent, client, origin }: Asked, id: string) {
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
