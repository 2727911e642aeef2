import type { StaffRole } from '@vitrine/contract/vocabulary'
import type { Kysely } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { StaffAccount } from '../model.ts'

type Db = Kysely<Tables>

export async function findAccount(db: Db, key: string): Promise<StaffAccount | undefined> {
  const row = await db
    .selectFrom('staff')
    .selectAll()
    .where('email_key', '=', key)
    .executeTakeFirst()
  return row && { id: row.id, email: row.email, name: row.name, passwordHash: row.password_hash }
}

export async function readAccount(db: Db, id: string): Promise<StaffAccount | undefined> {
  const row = await db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { id: row.id, email: row.email, name: row.name, passwordHash: row.password_hash }
}

export async function countStaff(db: Db): Promise<number> {
  const row = await db
    .selectFrom('staff')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirst()
  return Number(row?.n ?? 0)
}

export async function insertAccount(
  db: Db,
  account: StaffAccount & { emailKey: string; role: StaffRole; siteId: string | null; now: Date },
): Promise<void> {
  await db
    .insertInto('staff')
    .values({
      id: account.id,
      email: account.email,
      email_key: account.emailKey,
      name: account.name,
      password_hash: account.passwordHash,
      created_date: account.now,
    })
    .execute()
  await db
    .insertInto('staff_roles')
    .values({ staff_id: account.id, site_id: account.siteId, role: account.role })
    .execute()
}

export async function updateAccount(
  tx: Tx,
  id: string,
  changes: { readonly name?: string; readonly passwordHash?: string },
): Promise<void> {
  const { name, passwordHash } = changes
  await tx.db
    .updateTable('staff')
    .set({
      ...(name === undefined ? {} : { name }),
      ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
    })
    .where('id', '=', id)
    .execute()
}

/** Removes an account that has no role anywhere any more. */
export async function deleteIdleAccount(tx: Tx, id: string): Promise<void> {
  await tx.db
    .deleteFrom('staff')
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('staff_roles').select('role').where('staff_id', '=', id))),
    )
    .execute()
}
