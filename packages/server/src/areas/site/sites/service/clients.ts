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
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { ClientFields, NewClient, OAuthClient } from '../model.ts'
import { checkClient, emptyClient, tidyClient } from '../rules/clients.ts'
import { covers } from '../rules/scopes.ts'
import * as store from '../store/clients.ts'
import { notifySiteChanged } from '../store/sites.ts'
import type { SitesDeps } from './deps.ts'

const MAX_CLIENTS = 200

export type ClientChanges = Partial<ClientFields> & { readonly id: string }

/** The first client of a site is its storefront's own. */
export async function createClient(
  tx: Tx,
  { events, directory }: SitesDeps,
  input: NewClient,
  ownScopes: readonly string[] = ['*'],
): Promise<OAuthClient> {
  const fields = tidyClient({ ...emptyClient, ...input })
  checkClient(fields)
  requireScopes(ownScopes, fields.appScopes)
  const existingClients = await store.countClients(tx)
  if (existingClients >= MAX_CLIENTS) throw TooManyClients()
  const client: OAuthClient = {
    ...toClientFields(fields),
    siteId: tx.siteId,
    id: newId(),
    isOwn: existingClients === 0,
    isThirdParty: existingClients > 0 && fields.isThirdParty,
    secretHint: null,
    secretDate: null,
    createdDate: tx.now,
  }
  await store.insertClient(tx, client)
  await events.append(tx, { definition: ClientCreated, entityId: client.id, after: client })
  await invalidateSite(tx, directory)
  return client
}

export async function getClient(tx: Tx, id: string): Promise<OAuthClient> {
  const client = await store.readClient(tx, id)
  if (!client) throw ClientNotFound({ id })
  return client
}

export async function updateClient(
  tx: Tx,
  { events, directory }: SitesDeps,
  { id, ...changes }: ClientChanges,
  ownScopes: readonly string[] = ['*'],
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
  if (changes.appScopes) requireScopes(ownScopes, fields.appScopes)
  if (before.isOwn && fields.isThirdParty) throw OwnClientIsNoThirdParty({ id })
  const after = { ...before, ...toClientFields(fields) }
  await store.updateClient(tx, after)
  await events.append(tx, { definition: ClientChanged, entityId: id, before, after })
  await invalidateSite(tx, directory)
  return after
}

export async function deleteClient(
  tx: Tx,
  { events, directory }: SitesDeps,
  id: string,
): Promise<void> {
  const before = await getClient(tx, id)
  if (before.isOwn) throw OwnClientStays({ id })
  await store.deleteClient(tx, id)
  await events.append(tx, { definition: ClientDeleted, entityId: id, before })
  await invalidateSite(tx, directory)
}

/** An account cannot grant an app more than its own scopes. */
export function requireScopes(ownScopes: readonly string[], input: readonly string[]): void {
  const notCovered = input.filter((scope) => !covers(ownScopes, [scope]))
  if (notCovered.length > 0) throw ScopeNotYours({ scopes: notCovered })
}

/** Clients are cached with their site, on every node. */
export async function invalidateSite(tx: Tx, directory: SitesDeps['directory']): Promise<void> {
  await notifySiteChanged(tx)
  tx.afterCommit.push(directory.forget)
}

const toClientFields = (fields: ClientFields) => ({
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
