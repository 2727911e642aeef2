import { LISTED_CHANGES } from '@vitrine/contract/saves'
import type { SavedEntity, SaveOptions } from './model.ts'

/** The fields of a save's response besides the entity. */
export const encodeSave = ({ created, ...changes }: SavedEntity<unknown>) => ({
  created,
  ...encodeChanges(changes),
})

type Changes = Pick<SavedEntity<unknown>, 'changes' | 'othersChanges'>

export const encodeChanges = ({ changes, othersChanges }: Changes) => ({
  changes: changes.slice(0, LISTED_CHANGES),
  changeCount: changes.length,
  othersChanges: [...othersChanges],
})

export const saveOptionsOf = ({ merge = false, dryRun = false }: Partial<SaveOptions>) => ({
  merge,
  dryRun,
})
