import type { Call } from '../../api/client.ts'

/** Brings a product back that has just been deleted. */
export async function undoDeletion(call: Call, entityId: string): Promise<void> {
  const asked = { entityType: 'product', entityId, limit: 50 } as const
  const { entries } = await call('history.listHistory', asked)
  const gone = entries.find(({ action, entity }) => action === 'DELETED' && entity.id === entityId)
  if (gone) await call('history.undoChange', { id: gone.id })
}
