import {
  ClientChanged,
  ClientCreated,
  ClientDeleted,
  ClientNotFound,
  OwnClientStays,
  TooManyClients,
} from '@vitrine/contract/clients'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { ClientFields, NewClient, OAuthClient } from '../model.ts'
import { checkClient, emptyClient, tidyClient } from '../rules/clients.ts'
import * as store from '../store/clients.ts'
import { announceSite } from '../store/sites.ts'
import type { SitesWorld } from './world.ts'

const MOST = 200

/** The first client of a site is its storefront's own. */
export async function createClient(
  tx: Tx,
  { events, directory }: SitesWorld,
  given: NewClient,
): Promise<OAuthClient> {
  const fields = tidyClient({ ...emptyClient, ...given })
  checkClient(fields)
  const others = await store.countClients(tx)
  if (others >= MOST) throw TooManyClients()
  const client: OAuthClient = {
    ...written(fields),
    siteId: tx.siteId,
    id: newId(),
    isOwn: others === 0,
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
  { id, ...changes }: Partial<ClientFields> & { readonly id: string },
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

/** Clients are kept in memory with their site, on every node. */
async function forgetEverywhere(tx: Tx, directory: SitesWorld['directory']): Promise<void> {
  await announceSite(tx)
  tx.afterCommit.push(directory.forget)
}

const written = (fields: ClientFields) => ({
  name: fields.name,
  description: fields.description,
  allowedRedirectUris: fields.allowedRedirectUris,
  allowedRedirectDomains: fields.allowedRedirectDomains,
  applicationType: fields.applicationType,
  loginUrl: fields.loginUrl || null,
  logoutUrl: fields.logoutUrl || null,
})
