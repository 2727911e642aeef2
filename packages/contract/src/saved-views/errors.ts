import { defineError } from '../kit/index.ts'

/** `data.name` or `data.id` is in use by another view. */
export const SavedViewTaken = defineError({
  code: 'SAVED_VIEW_TAKEN',
  status: 409,
  description: 'Two views of a list have the same name or the same id',
})
