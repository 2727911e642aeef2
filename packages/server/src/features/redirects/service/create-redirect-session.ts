import {
  RedirectNotAllowed,
  RedirectSessionCreated,
  type RedirectSessionRequest,
} from '@vitrine/contract/redirects'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Client } from '../../oauth/index.ts'
import type { Deps, Made } from '../model.ts'
import { intentOf, siteUrlFor } from '../rules.ts'
import { destinations } from './destinations.ts'

/** Where the call comes from. */
export interface Origin {
  readonly clientId: string | undefined
  readonly origin: string | undefined
  readonly baseUrl: string
}

export async function createRedirectSession(
  tx: Tx,
  deps: Deps,
  request: RedirectSessionRequest,
  from: Origin,
): Promise<Made> {
  const intent = intentOf(request)
  const client = await deps.oauth.findClient(from.clientId ?? request.logout?.clientId ?? '')
  checkCallbacks(deps, client, request)
  const siteUrl = await siteUrlOf(deps, tx.siteId, from)
  const asked = { request, siteId: tx.siteId, origin: from.origin, siteUrl }
  const { path, parameters } = await destinations[intent](asked, deps)
  const id = newId()
  await deps.events.append(tx, {
    definition: RedirectSessionCreated,
    entityId: id,
    after: { id, intent, clientId: client?.id ?? null },
  })
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

async function siteUrlOf({ sites, platform }: Deps, siteId: string, { baseUrl }: Origin) {
  const site = await sites.find(siteId)
  const { publicUrl } = platform.config
  return siteUrlFor(site?.domains ?? [], { baseUrl, publicUrl })
}
