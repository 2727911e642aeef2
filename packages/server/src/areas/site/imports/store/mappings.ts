import type {
  ColumnChoice,
  ImportColumn,
  ImportGrouping,
  ImportPlatform,
} from '@vitrine/contract/imports'
import type { Tx } from '../../../../platform/tx.ts'
import type { StoredMapping } from '../model.ts'

export async function insertMapping(
  tx: Tx,
  importId: string,
  { headerKey, platform, columns, remembered }: StoredMapping,
): Promise<void> {
  await tx.db
    .insertInto('import_mappings')
    .values({
      site_id: tx.siteId,
      import_id: importId,
      header_key: headerKey,
      platform,
      columns: JSON.stringify(columns),
      remembered,
    })
    .execute()
}

export async function findMapping(tx: Tx, importId: string): Promise<StoredMapping | undefined> {
  const row = await tx.db
    .selectFrom('import_mappings')
    .selectAll()
    .where('site_id', '=', tx.siteId)
    .where('import_id', '=', importId)
    .executeTakeFirst()
  return (
    row && {
      headerKey: row.header_key,
      platform: row.platform as ImportPlatform,
      columns: row.columns as unknown as ImportColumn[],
      remembered: row.remembered,
    }
  )
}

export async function updateMapping(
  tx: Tx,
  importId: string,
  { platform, columns }: Pick<StoredMapping, 'platform' | 'columns'>,
): Promise<void> {
  await tx.db
    .updateTable('import_mappings')
    .set({ platform, columns: JSON.stringify(columns), remembered: false })
    .where('site_id', '=', tx.siteId)
    .where('import_id', '=', importId)
    .execute()
}

export interface RememberedMapping {
  readonly platform: ImportPlatform
  readonly choices: readonly ColumnChoice[]
}

/** The mapping of the last imported file with this header. */
export async function findRemembered(
  tx: Tx,
  headerKey: string,
): Promise<RememberedMapping | undefined> {
  const row = await tx.db
    .selectFrom('remembered_import_mappings')
    .select(['platform', 'choices'])
    .where('site_id', '=', tx.siteId)
    .where('header_key', '=', headerKey)
    .executeTakeFirst()
  return (
    row && {
      platform: row.platform as ImportPlatform,
      choices: row.choices as unknown as ColumnChoice[],
    }
  )
}

export async function remember(
  tx: Tx,
  { headerKey, platform, columns }: StoredMapping,
): Promise<void> {
  const choices = columns.map(({ target, grouping }: ColumnWithGrouping) => ({
    target,
    ...(grouping && { grouping }),
  }))
  const values = { platform, choices: JSON.stringify(choices), updated_date: tx.now }
  await tx.db
    .insertInto('remembered_import_mappings')
    .values({ site_id: tx.siteId, header_key: headerKey, ...values })
    .onConflict((conflict) => conflict.columns(['site_id', 'header_key']).doUpdateSet(values))
    .execute()
}

type ColumnWithGrouping = Pick<ImportColumn, 'target'> & { readonly grouping?: ImportGrouping }
