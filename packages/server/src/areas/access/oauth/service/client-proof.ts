import { InvalidClient } from '@vitrine/contract/oauth'
import type { Client, Deps, OpenCall } from '../model.ts'
import { requireClient } from './require-client.ts'

interface ClientCredentials {
  readonly clientId: string
  readonly clientSecret: string
}

/**
 * The client of a request that may carry a secret, in its body or as `Authorization: Basic`. A secret that is
 * sent must be right. A third party that has one must send it; the site's own websites also run in browsers.
 */
export async function provenClient(
  deps: Deps,
  credentials: ClientCredentials,
  call: Pick<OpenCall, 'request'>,
): Promise<Client> {
  const { clientId, clientSecret } = readCredentials(credentials, call)
  const client = await requireClient(deps, clientId)
  if (clientSecret !== '') {
    if ((await deps.sites.findClientOfSecret(clientSecret)) !== client.id) throw InvalidClient()
  } else if (client.isThirdParty && client.secretDate !== null) {
    throw InvalidClient()
  }
  return client
}

/** The same for operations that require a secret. */
export async function secretClient(
  deps: Deps,
  credentials: ClientCredentials,
  call: Pick<OpenCall, 'request'>,
): Promise<Client> {
  if (readCredentials(credentials, call).clientSecret === '') throw InvalidClient()
  return provenClient(deps, credentials, call)
}

/** Basic credentials are form-encoded before they are joined (RFC 6749 §2.3.1). */
export function readCredentials(
  credentials: ClientCredentials,
  { request }: Pick<OpenCall, 'request'>,
): ClientCredentials {
  const basic = /^Basic\s+([\w+/=-]+)$/i.exec(request.header('authorization') ?? '')?.[1]
  if (!basic) return credentials
  const [id = '', secret = ''] = Buffer.from(basic, 'base64')
    .toString()
    .split(':', 2)
    .map(decodeFormValue)
  return {
    clientId: credentials.clientId === '' ? id : credentials.clientId,
    clientSecret: id === (credentials.clientId || id) ? secret : 'not of this client',
  }
}

function decodeFormValue(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
