import {
  RedirectNotAllowed,
  RedirectSessionCreated,
  type RedirectSessionRequest,
} from '@vitrine/contract/redirects'
import { newId } from '../../../platform/ids.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import type { Client } from '../../oauth/index.ts'
import type { Deps, Made } from '../model.ts'
import { intentOf, siteUrlFor } from '../rules.ts'
import { destinations } from './destinations.ts'

/** The call, and where it comes from. */
export interface RedirectCall extends Pick<HandlerContext, 'tx' | 'transaction'> {
  readonly clientId: string | undefined
  readonly origin: string | undefined
  readonly baseUrl: string
}

export async function createRedirectSession(
  call: RedirectCall,
  deps: Deps,
  request: RedirectSessionRequest,
): Promise<Made> {
  const { siteId } = call.tx
  const intent = intentOf(request)
  const client = await deps.oauth.findClient(call.clientId ?? request.logout?.clientId ?? '')
  checkCallbacks(deps, client, request)
  const siteUrl = await siteUrlOf(deps, siteId, call)
  const asked = { request, siteId, origin: call.origin, siteUrl }
  const { path, parameters } = await destinations[intent](asked, deps)
  const id = newId()
  const after = { id, intent, clientId: client?.id ?? null }
  await call.transaction((tx) =>
    deps.events.append(tx, { definition: RedirectSessionCreated, entityId: id, after }),
  )
  const extra = request.preferences?.additionalQueryParameters ?? {}
  return {
    id,
    siteUrl,
    path,
    parameters: { ...extra, ...parameters },
    sessionToken: request.auth?.authRequest.sessionToken ?? '',
  }
}

/** People are sent back to the client's own domains only. */
function checkCallbacks(
  { oauth }: Deps,
  client: Client | undefined,
  { callbacks }: RedirectSessionRequest,
): void {
  for (const [name, address] of Object.entries(callbacks ?? {})) {
    if (!address || (client && oauth.isAllowedAddress(client, address))) continue
    throw RedirectNotAllowed(
      { field: `callbacks.${name}`, address },
      `callbacks.${name} is not on an allowed domain of the client`,
    )
  }
}

async function siteUrlOf({ sites, platform }: Deps, siteId: string, { baseUrl }: RedirectCall) {
  const site = await sites.find(siteId)
  const { publicUrl } = platform.config
  return siteUrlFor(site?.domains ?? [], { baseUrl, publicUrl })
}
