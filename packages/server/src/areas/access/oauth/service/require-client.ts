import { SiteDisabled } from '@vitrine/contract/kit'
import { InvalidClient, InvalidTokenRequest } from '@vitrine/contract/oauth'
import type { Client, Deps } from '../model.ts'

export const isGuid = (text: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** The client of an id; undefined for one that is not registered. */
export const findClient = async ({ sites }: Pick<Deps, 'sites'>, id: string) =>
  isGuid(id) ? sites.findClient(id) : undefined

/** The client of a token request. */
export async function requireClient(deps: Pick<Deps, 'sites'>, id: string): Promise<Client> {
  if (id === '') throw missingParameter('clientId')
  const client = await findClient(deps, id)
  if (!client) throw InvalidClient()
  await requireOpenSite(deps, client.siteId)
  return client
}

/** A closed site issues no tokens on any address. */
export async function requireOpenSite({ sites }: Pick<Deps, 'sites'>, siteId: string) {
  if ((await sites.gateOf(siteId))?.isClosed) throw SiteDisabled()
}

export const missingParameter = (parameter: string) =>
  InvalidTokenRequest({ parameter }, `The parameter ${parameter} is missing`)
