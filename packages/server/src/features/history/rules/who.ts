import type { Conflict } from '../../catalog/index.ts'
import type { ToldConflict } from '../model.ts'
import type { LaterChange } from '../store/later-changes.ts'

/** Each conflict with the change that is behind it, as far as one is known. */
export function withWho(
  conflict: ToldConflict | Conflict,
  later: readonly LaterChange[],
): ToldConflict {
  const own = later.filter(({ entityId }) => entityId === conflict.entity.id)
  const parts = conflict.field.split('.')
  const behind =
    own.find(({ name, changedFields }) =>
      conflict.reason === 'DELETED'
        ? name.endsWith('.deleted')
        : changedFields?.some((field) => parts.includes(field)),
    ) ?? own[0]
  return behind ? { ...conflict, changedBy: behind.actor, changedAt: behind.at } : conflict
}
