import { InvalidClient } from '@vitrine/contract/oauth'
import type { Client, Deps, OpenCall } from '../model.ts'
import { knownClient } from './known-client.ts'

interface Shown {
  readonly clientId: string
  readonly clientSecret: string
}

/**
 * The client of a request that may carry a secret, in its body or as `Authorization: Basic`. A secret that is
 * sent must be right. A third party that has one must send it; the site's own websites also run in browsers.
 */
export async function provenClient(
  deps: Deps,
  sent: Shown,
  call: Pick<OpenCall, 'request'>,
): Promise<Client> {
  const { clientId, clientSecret } = shown(sent, call)
  const client = await knownClient(deps, clientId)
  if (clientSecret !== '') {
    if ((await deps.sites.findClientOfSecret(clientSecret)) !== client.id) throw InvalidClient()
  } else if (client.isThirdParty && client.secretDate !== null) {
    throw InvalidClient()
  }
  return client
}

/** The same for what needs a secret. */
export async function secretClient(
  deps: Deps,
  sent: Shown,
  call: Pick<OpenCall, 'request'>,
): Promise<Client> {
  if (shown(sent, call).clientSecret === '') throw InvalidClient()
  return provenClient(deps, sent, call)
}

/** Basic credentials are form-encoded before they are joined (RFC 6749 §2.3.1). */
export function shown(sent: Shown, { request }: Pick<OpenCall, 'request'>): Shown {
  const basic = /^Basic\s+([\w+/=-]+)$/i.exec(request.header('authorization') ?? '')?.[1]
  if (!basic) return sent
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':', 2).map(decoded)
  return {
    clientId: sent.clientId === '' ? id : sent.clientId,
    clientSecret: id === (sent.clientId || id) ? secret : 'not of this client',
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
