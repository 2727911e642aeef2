import { ClientChanged, InstallAddressNotAllowed } from '@vitrine/contract/clients'
import { hashSecret, newSecret } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { OAuthClient } from '../model.ts'
import { insertAppCode } from '../store/app-codes.ts'
import { putSecret } from '../store/client-secrets.ts'
import { getClient, invalidateSite, requireScopes } from './clients.ts'
import type { SitesDeps } from './deps.ts'

/** Marks secrets of clients, so that people and secret scanners recognise one. */
const PREFIX = 'vs_'
const HINT_LENGTH = 7
const CODE_MINUTES = 10

/** A new secret of a client; revokes the previous one with every token it issued. */
export async function createClientSecret(
  tx: Tx,
  { events, directory }: SitesDeps,
  id: string,
  ownScopes: readonly string[],
): Promise<{ client: OAuthClient; secret: string }> {
  const before = await getClient(tx, id)
  requireScopes(ownScopes, before.appScopes)
  const secret = `${PREFIX}${newSecret()}`
  const hint = secret.slice(0, HINT_LENGTH)
  await putSecret(tx, id, { hash: hashSecret(secret), hint, date: tx.now })
  const client = { ...before, secretHint: hint, secretDate: tx.now }
  await events.append(tx, { definition: ClientChanged, entityId: id, before, after: client })
  await invalidateSite(tx, directory)
  return { client, secret }
}

export async function deleteClientSecret(
  tx: Tx,
  { events, directory }: SitesDeps,
  id: string,
): Promise<OAuthClient> {
  const before = await getClient(tx, id)
  await putSecret(tx, id, undefined)
  const after = { ...before, secretHint: null, secretDate: null }
  await events.append(tx, { definition: ClientChanged, entityId: id, before, after })
  await invalidateSite(tx, directory)
  return after
}

export interface InstallInput {
  readonly id: string
  /** Empty for none. */
  readonly redirectUrl: string
  readonly state: string
}

/** A code that an app exchanges for its tokens, and the redirect address for it. */
export async function installClient(
  tx: Tx,
  { platform }: SitesDeps,
  { id, redirectUrl, state }: InstallInput,
): Promise<{ code: string; instanceId: string; redirectTo?: string }> {
  const client = await getClient(tx, id)
  if (redirectUrl !== '' && !client.allowedRedirectUris.includes(redirectUrl)) {
    throw InstallAddressNotAllowed({ redirectUrl })
  }
  const code = newSecret()
  const expiresDate = platform.clock.after(tx.now, { minutes: CODE_MINUTES })
  await insertAppCode(tx, { codeHash: hashSecret(code), clientId: id, expiresDate })
  const instanceId = tx.siteId
  if (redirectUrl === '') return { code, instanceId }
  const address = new URL(redirectUrl)
  const parameters = { code, instanceId, ...(state ? { state } : {}) }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return { code, instanceId, redirectTo: address.href }
}
