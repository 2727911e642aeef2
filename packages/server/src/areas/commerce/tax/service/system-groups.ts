import { putRecord } from '../../../../platform/db/versioned-rows.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { TaxGroup } from '../model/tax.ts'
import { systemGroups } from '../rules/system-groups.ts'
import { groupKind } from './kinds.ts'

/** Gives a new site the groups that every site has. */
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
