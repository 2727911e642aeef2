import type { Call } from '../../api/client.ts'

/** Restores a product that has just been deleted. */
export async function undoDeletion(call: Call, entityId: string): Promise<void> {
  const request = { entityType: 'product', entityId, limit: 50 } as const
  const { entries } = await call('history.listHistory', request)
  const deletion = entries.find(
    ({ action, entity }) => action === 'DELETED' && entity.id === entityId,
  )
  if (deletion) await call('history.undoChange', { id: deletion.id })
}
