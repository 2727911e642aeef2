import { defineError } from '../kit/index.ts'

/** No kept change of this site has the id. */
export const HistoryEntryNotFound = defineError({
  code: 'HISTORY_ENTRY_NOT_FOUND',
  status: 404,
  description: 'There is no such change, or it is no longer kept',
})
/** It is undone already, as a whole. Undo what undid it to have it again. */
export const AlreadyUndone = defineError({
  code: 'ALREADY_UNDONE',
  status: 409,
  description: 'This is undone already',
})
/** It is kept, but not undone: `reason` says why, as `notUndoable` of the entry does. */
export const CannotBeUndone = defineError({
  code: 'CANNOT_BE_UNDONE',
  status: 409,
  description: 'The history tells of this, but undo is for the catalog and its stock',
})
/**
 * Something else happened since that stands against it. `conflicts` has one `UndoConflict` for each field;
 * nothing was undone.
 */
export const UndoConflicts = defineError({
  code: 'UNDO_CONFLICTS',
  status: 409,
  description: 'Later changes stand against it; nothing was undone',
})
/** The job or import has not ended, and may change more. Cancel it, or wait. */
export const StillGoingOn = defineError({
  code: 'STILL_GOING_ON',
  status: 409,
  description: 'This is not over yet; cancel it or wait, and undo it then',
})
/** The cursor is none of the history's. */
export const HistoryCursorInvalid = defineError({
  code: 'HISTORY_CURSOR_INVALID',
  status: 400,
  description: 'This is no cursor of the history; begin without one',
})
