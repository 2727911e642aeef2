import { InvalidClient, InvalidTokenRequest } from '@vitrine/contract/oauth'
import type { Client, Deps } from '../model.ts'

export const isGuid = (text: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** The client of an id; undefined for one that is not registered. */
export const findClient = async ({ sites }: Pick<Deps, 'sites'>, id: string) =>
  isGuid(id) ? sites.findClient(id) : undefined

/** The client of a token request. */
export async function knownClient(deps: Pick<Deps, 'sites'>, id: string): Promise<Client> {
  if (id === '') throw missing('clientId')
  const client = await findClient(deps, id)
  if (!client) throw InvalidClient()
  return client
}

export const missing = (parameter: string) =>
  InvalidTokenRequest({ parameter }, `The parameter ${parameter} is missing`)
