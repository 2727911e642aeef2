import type { HistoryEntity } from '@vitrine/contract/history'
import type { ToldConflict } from '../model.ts'
import type { Standing } from '../store/later-changes.ts'

/** A later change as the conflict that it is. */
export const toldConflict = ({
  entity,
  entityId,
  name,
  field,
  actor,
  at,
}: Standing): ToldConflict => ({
  entity: { type: entity as HistoryEntity, id: entityId },
  field: field ?? '',
  reason: name.endsWith('.deleted') ? 'DELETED' : 'CHANGED',
  changedBy: actor,
  changedAt: at,
})
