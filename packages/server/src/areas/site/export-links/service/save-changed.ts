import { ExportLinkChanged } from '@vitrine/contract/exports'
import type { Tx } from '../../../../platform/tx.ts'
import type { ExportLink, ExportLinkDeps } from '../model.ts'
import { updateLink } from '../store.ts'

export async function saveChanged(
  tx: Tx,
  { events }: Pick<ExportLinkDeps, 'events'>,
  before: ExportLink,
  changed: ExportLink,
): Promise<ExportLink> {
  const after = { ...changed, updatedDate: tx.now }
  await updateLink(tx, after)
  await events.append(tx, {
    definition: ExportLinkChanged,
    entityId: after.id,
    before: factOf(before),
    after: factOf(after),
  })
  return after
}

/** The link without its token, for the ledger. */
export const factOf = ({ tokenHash: _, ...link }: ExportLink) => link
