import type { HistoryEntity } from '@vitrine/contract/history'
import type { AttributedConflict } from '../model.ts'
import type { ConflictingChange } from '../store/later-changes.ts'

/** A later change as the conflict that it is. */
export const conflictOfLaterChange = ({
  entity,
  entityId,
  name,
  field,
  actor,
  at,
}: ConflictingChange): AttributedConflict => ({
  entity: { type: entity as HistoryEntity, id: entityId },
  field: field ?? '',
  reason: name.endsWith('.deleted') ? 'DELETED' : 'CHANGED',
  changedBy: actor,
  changedAt: at,
})
