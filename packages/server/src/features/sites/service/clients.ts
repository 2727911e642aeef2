import { ScopeNotYours } from '@vitrine/contract/api-keys'
import {
  ClientChanged,
  ClientCreated,
  ClientDeleted,
  ClientNotFound,
  OwnClientIsNoThirdParty,
  OwnClientStays,
  TooManyClients,
} from '@vitrine/contract/clients'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { ClientFields, NewClient, OAuthClient } from '../model.ts'
import { checkClient, emptyClient, tidyClient } from '../rules/clients.ts'
import { covers } from '../rules/scopes.ts'
import * as store from '../store/clients.ts'
import { announceSite } from '../store/sites.ts'
import type { SitesWorld } from './world.ts'

const MOST = 200

export type ClientChanges = Partial<ClientFields> & { readonly id: string }

/** The first client of a site is its storefront's own. */
export async function createClient(
  tx: Tx,
  { events, directory }: SitesWorld,
  given: NewClient,
  own: readonly string[] = ['*'],
): Promise<OAuthClient> {
  const fields = tidyClient({ ...emptyClient, ...given })
  checkClient(fields)
  demandScopes(own, fields.appScopes)
  const others = await store.countClients(tx)
  if (others >= MOST) throw TooManyClients()
  const client: OAuthClient = {
    ...written(fields),
    siteId: tx.siteId,
    id: newId(),
    isOwn: others === 0,
    isThirdParty: others > 0 && fields.isThirdParty,
    secretHint: null,
    secretDate: null,
    createdDate: tx.now,
  }
  await store.insertClient(tx, client)
  await events.append(tx, { definition: ClientCreated, entityId: client.id, after: client })
  await forgetEverywhere(tx, directory)
  return client
}

export async function getClient(tx: Tx, id: string): Promise<OAuthClient> {
  const client = await store.readClient(tx, id)
  if (!client) throw ClientNotFound({ id })
  return client
}

export async function updateClient(
  tx: Tx,
  { events, directory }: SitesWorld,
  { id, ...changes }: ClientChanges,
  own: readonly string[] = ['*'],
): Promise<OAuthClient> {
  const before = await getClient(tx, id)
  const { loginUrl, logoutUrl } = before
  const fields = tidyClient({
    ...before,
    loginUrl: loginUrl ?? '',
    logoutUrl: logoutUrl ?? '',
    ...changes,
  })
  checkClient(fields)
  if (changes.appScopes) demandScopes(own, fields.appScopes)
  if (before.isOwn && fields.isThirdParty) throw OwnClientIsNoThirdParty({ id })
  const after = { ...before, ...written(fields) }
  await store.updateClient(tx, after)
  await events.append(tx, { definition: ClientChanged, entityId: id, before, after })
  await forgetEverywhere(tx, directory)
  return after
}

export async function deleteClient(
  tx: Tx,
  { events, directory }: SitesWorld,
  id: string,
): Promise<void> {
  const before = await getClient(tx, id)
  if (before.isOwn) throw OwnClientStays({ id })
  await store.deleteClient(tx, id)
  await events.append(tx, { definition: ClientDeleted, entityId: id, before })
  await forgetEverywhere(tx, directory)
}

/** Nobody lets an app do what they may not do themselves. */
export function demandScopes(own: readonly string[], given: readonly string[]): void {
  const beyond = given.filter((scope) => !covers(own, [scope]))
  if (beyond.length > 0) throw ScopeNotYours({ scopes: beyond })
}

/** Clients are kept in memory with their site, on every node. */
export async function forgetEverywhere(tx: Tx, directory: SitesWorld['directory']): Promise<void> {
  await announceSite(tx)
  tx.afterCommit.push(directory.forget)
}

const written = (fields: ClientFields) => ({
  name: fields.name,
  description: fields.description,
  allowedRedirectUris: fields.allowedRedirectUris,
  allowedRedirectDomains: fields.allowedRedirectDomains,
  applicationType: fields.applicationType,
  isThirdParty: fields.isThirdParty,
  postLogoutRedirectUris: fields.postLogoutRedirectUris,
  allowedScopes: fields.allowedScopes,
  appScopes: fields.appScopes,
  loginUrl: fields.loginUrl || null,
  logoutUrl: fields.logoutUrl || null,
})
