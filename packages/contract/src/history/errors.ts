import { defineError } from '../kit/index.ts'

/** No stored change of this site has the id. */
export const HistoryEntryNotFound = defineError({
  code: 'HISTORY_ENTRY_NOT_FOUND',
  status: 404,
  description: 'There is no such change, or it is no longer stored',
})
/** The whole change is undone already. Undo the undo to restore it. */
export const AlreadyUndone = defineError({
  code: 'ALREADY_UNDONE',
  status: 409,
  description: 'This change is already undone',
})
/** It cannot be undone: `reason` is the reason, as in `notUndoable` of the entry. */
export const CannotBeUndone = defineError({
  code: 'CANNOT_BE_UNDONE',
  status: 409,
  description:
    'This change cannot be undone; undo is limited to the catalog, its stock, custom fields and discounts',
})
/**
 * Later changes conflict with it. `conflicts` has one `UndoConflict` for each field;
 * nothing was undone.
 */
export const UndoConflicts = defineError({
  code: 'UNDO_CONFLICTS',
  status: 409,
  description: 'Later changes conflict with this undo; nothing was undone',
})
/** The job or import has not ended, and may change more. Cancel it, or wait. */
export const StillRunning = defineError({
  code: 'STILL_GOING_ON',
  status: 409,
  description: 'The job is still running; cancel it or wait before you undo it',
})
/** The cursor is none of the history's. */
export const HistoryCursorInvalid = defineError({
  code: 'HISTORY_CURSOR_INVALID',
  status: 400,
  description: 'The cursor is invalid; start without a cursor',
})
