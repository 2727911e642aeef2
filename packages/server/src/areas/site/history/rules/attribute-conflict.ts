import type { Conflict } from '../../undo/index.ts'
import type { AttributedConflict } from '../model.ts'
import type { LaterChange } from '../store/later-changes.ts'

/** Each conflict with the change that is behind it, as far as one is known. */
export function attributeConflict(
  conflict: AttributedConflict | Conflict,
  later: readonly LaterChange[],
): AttributedConflict {
  const laterOfEntity = later.filter(({ entityId }) => entityId === conflict.entity.id)
  const parts = conflict.field.split('.')
  const causingChange =
    laterOfEntity.find(({ name, changedFields }) =>
      conflict.reason === 'DELETED'
        ? name.endsWith('.deleted')
        : changedFields?.some((field) => parts.includes(field)),
    ) ?? laterOfEntity[0]
  return causingChange
    ? { ...conflict, changedBy: causingChange.actor, changedAt: causingChange.at }
    : conflict
}
