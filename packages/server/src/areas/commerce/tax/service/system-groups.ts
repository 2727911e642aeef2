import { putRecord } from '../../../../platform/db/versioned-rows.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { TaxGroup } from '../model/tax.ts'
import { systemGroups } from '../rules/system-groups.ts'
import { groupKind } from './kinds.ts'

/** Creates the built-in groups of a new site. */
export async function addSystemGroups(tx: Tx): Promise<void> {
  for (const group of systemGroups) {
    await putRecord<TaxGroup>(tx, groupKind.table, {
      ...group,
      isSystem: true,
      revision: 1,
      createdDate: tx.now,
      updatedDate: tx.now,
    })
  }
}
