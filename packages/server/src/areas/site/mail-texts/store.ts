import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type { StoredTexts, WhichMail } from './model.ts'

const columns = sql`mail, language, texts, revision`

/** All of the site; at most one row for each mail and language. */
export async function findAll(tx: Tx): Promise<readonly StoredTexts[]> {
  const { rows } = await sql<StoredTexts>`
    SELECT ${columns} FROM mail_texts WHERE site_id = ${tx.siteId}`.execute(tx.db)
  return rows
}

/** One mail in all languages. */
export async function findLanguages(tx: Tx, mail: string): Promise<readonly StoredTexts[]> {
  const { rows } = await sql<StoredTexts>`
    SELECT ${columns} FROM mail_texts WHERE site_id = ${tx.siteId} AND mail = ${mail}`.execute(
    tx.db,
  )
  return rows
}

/** One mail in one language. */
export async function findOne(
  tx: Tx,
  { mail, language }: WhichMail,
): Promise<StoredTexts | undefined> {
  const { rows } = await sql<StoredTexts>`
    SELECT ${columns} FROM mail_texts
     WHERE site_id = ${tx.siteId} AND mail = ${mail} AND language = ${language}`.execute(tx.db)
  return rows[0]
}

/** Writes texts over the revision before them; false where that is not the present one. */
export async function putTexts(
  tx: Tx,
  { mail, language, texts, revision }: StoredTexts,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO mail_texts (site_id, mail, language, texts, revision, updated_date)
    SELECT ${tx.siteId}::uuid, ${mail}, ${language}, ${JSON.stringify(texts)}::jsonb,
           ${revision}, ${tx.now}
     WHERE ${revision} = 1 OR EXISTS (
       SELECT FROM mail_texts
        WHERE site_id = ${tx.siteId}::uuid AND mail = ${mail} AND language = ${language})
    ON CONFLICT (site_id, mail, language) DO UPDATE
      SET texts = excluded.texts, revision = excluded.revision, updated_date = excluded.updated_date
      WHERE mail_texts.revision = excluded.revision - 1
    RETURNING 1`.execute(tx.db)
  return rows.length === 1
}
