import type { IdentityStatus } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../../platform/tx.ts'
import type { ListedSignIn, SignIn, SignInStatus } from '../model.ts'

const MAX_LISTED = 100

export async function insertSignIn(
  tx: Tx,
  signIn: Omit<SignIn, 'createdDate' | 'lastUsedDate'> & {
    refreshHash: Buffer | null
    expiresDate: Date
  },
): Promise<void> {
  await tx.db
    .insertInto('sign_ins')
    .values({
      site_id: tx.siteId,
      id: signIn.id,
      identity_id: signIn.identityId,
      client_id: signIn.clientId,
      refresh_hash: signIn.refreshHash,
      user_agent: signIn.userAgent.slice(0, 500),
      network: signIn.network,
      signed_in_date: signIn.signedInDate,
      proofs: [...signIn.proofs],
      scope: [...signIn.scope],
      created_date: tx.now,
      expires_date: signIn.expiresDate,
    })
    .execute()
}

/** The sign-in of a refresh token, if it counts; using it makes it last longer. */
export async function renewSignIn(
  tx: Tx,
  refreshHash: Buffer,
  expiresDate: Date,
): Promise<SignIn | undefined> {
  const row = await tx.db
    .updateTable('sign_ins')
    .set({ last_used_date: tx.now, expires_date: expiresDate })
    .where('site_id', '=', tx.siteId)
    .where('refresh_hash', '=', refreshHash)
    .where('ended_date', 'is', null)
    .where('expires_date', '>', tx.now)
    .returningAll()
    .executeTakeFirst()
  return row && toSignIn(row)
}

/** Called with every request of a member: one statement, two lookups by primary key. */
export async function findSignInStatus(
  tx: Pick<Tx, 'db' | 'siteId'>,
  selector: { readonly id: string } | { readonly refreshHash: Buffer },
): Promise<SignInStatus | undefined> {
  const query = tx.db
    .selectFrom('sign_ins')
    .innerJoin('identities', (join) =>
      join
        .onRef('identities.site_id', '=', 'sign_ins.site_id')
        .onRef('identities.id', '=', 'sign_ins.identity_id'),
    )
    .select([
      'sign_ins.id',
      'sign_ins.identity_id',
      'sign_ins.signed_in_date',
      'sign_ins.ended_date',
      'sign_ins.proofs',
      'identities.status',
    ])
    .where('sign_ins.site_id', '=', tx.siteId)
  const row = await ('id' in selector
    ? query.where('sign_ins.id', '=', selector.id)
    : query.where('sign_ins.refresh_hash', '=', selector.refreshHash)
  ).executeTakeFirst()
  return (
    row && {
      id: row.id,
      identityId: row.identity_id,
      signedInDate: row.signed_in_date,
      proofs: row.proofs,
      isEnded: row.ended_date !== null,
      status: row.status as IdentityStatus,
    }
  )
}

/** The client of a sign-in. */
export async function findClientOfSignIn(
  tx: Tx,
  selector: { readonly id: string } | { readonly refreshHash: Buffer },
): Promise<{ id: string; clientId: string | null } | undefined> {
  const query = tx.db
    .selectFrom('sign_ins')
    .select(['id', 'client_id'])
    .where('site_id', '=', tx.siteId)
  const row = await ('id' in selector
    ? query.where('id', '=', selector.id)
    : query.where('refresh_hash', '=', selector.refreshHash)
  ).executeTakeFirst()
  return row && { id: row.id, clientId: row.client_id }
}

/** The sign-ins of an identity that count, latest first. */
export async function listSignIns(tx: Tx, identityId: string): Promise<ListedSignIn[]> {
  const rows = await tx.db
    .selectFrom('sign_ins')
    .leftJoin('oauth_clients', (join) =>
      join
        .onRef('oauth_clients.site_id', '=', 'sign_ins.site_id')
        .onRef('oauth_clients.id', '=', 'sign_ins.client_id'),
    )
    .selectAll('sign_ins')
    .select('oauth_clients.name as client_name')
    .where('sign_ins.site_id', '=', tx.siteId)
    .where('identity_id', '=', identityId)
    .where('ended_date', 'is', null)
    .where('expires_date', '>', tx.now)
    .orderBy('sign_ins.created_date', 'desc')
    .limit(MAX_LISTED)
    .execute()
  return rows.map((row) => ({ ...toSignIn(row), clientName: row.client_name ?? '' }))
}

export interface SignInSelector {
  readonly id: string
  /** Only if it is this one's. */
  readonly identityId?: string
}

/** Ends one sign-in; undefined when it had ended or never existed. */
export async function endSignIn(
  tx: Tx,
  { id, identityId }: SignInSelector,
): Promise<SignIn | undefined> {
  const ending = tx.db
    .updateTable('sign_ins')
    .set({ ended_date: tx.now })
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .where('ended_date', 'is', null)
  const query = identityId === undefined ? ending : ending.where('identity_id', '=', identityId)
  const row = await query.returningAll().executeTakeFirst()
  return row && toSignIn(row)
}

/** The sign-in of an identity that stays valid; absent: none. */
export interface ExceptSignIn {
  readonly id?: string | undefined
}

/** Ends the sign-ins of an identity except the given ones. */
export async function endSignInsOf(
  tx: Tx,
  identityId: string,
  { id }: ExceptSignIn = {},
): Promise<SignIn[]> {
  let ending = tx.db
    .updateTable('sign_ins')
    .set({ ended_date: tx.now })
    .where('site_id', '=', tx.siteId)
    .where('identity_id', '=', identityId)
    .where('ended_date', 'is', null)
  if (id !== undefined) ending = ending.where('id', '<>', id)
  return (await ending.returningAll().execute()).map(toSignIn)
}

/** Ends the sign-ins of an identity at one client. */
export async function endSignInsAt(
  tx: Tx,
  { identityId, clientId }: { readonly identityId: string; readonly clientId: string },
): Promise<SignIn[]> {
  const rows = await tx.db
    .updateTable('sign_ins')
    .set({ ended_date: tx.now })
    .where('site_id', '=', tx.siteId)
    .where('identity_id', '=', identityId)
    .where('client_id', '=', clientId)
    .where('ended_date', 'is', null)
    .returningAll()
    .execute()
  return rows.map(toSignIn)
}

/** Ends all sign-ins at a client. */
export async function endSignInsOfClient(tx: Tx, clientId: string): Promise<void> {
  await tx.db
    .updateTable('sign_ins')
    .set({ ended_date: tx.now })
    .where('site_id', '=', tx.siteId)
    .where('client_id', '=', clientId)
    .where('ended_date', 'is', null)
    .execute()
}

interface SignInRow {
  id: string
  identity_id: string
  client_id: string | null
  user_agent: string
  network: string
  signed_in_date: Date
  created_date: Date
  last_used_date: Date | null
  proofs: string[]
  scope: string[]
}

const toSignIn = (row: SignInRow): SignIn => ({
  id: row.id,
  identityId: row.identity_id,
  clientId: row.client_id,
  userAgent: row.user_agent,
  network: row.network,
  signedInDate: row.signed_in_date,
  createdDate: row.created_date,
  lastUsedDate: row.last_used_date,
  proofs: row.proofs,
  scope: row.scope,
})
