import type { FormState } from '../../scaffold/use-form.ts'
import { type FormOf, oneOf, whole } from './spec.ts'

export const mediaAddresses = ['own', 'published'] as const
export const shownQuantities = ['exact', 'bounded', 'hidden'] as const

/** What programs that read the catalog are told. */
export const programsSpec = {
  mediaAddresses: oneOf('media.addresses', mediaAddresses),
  shownQuantity: oneOf('inventory.shownQuantity', shownQuantities),
  shownQuantityLimit: whole('inventory.shownQuantityLimit', 1, 99_999),
}

export type ProgramsState = FormState<FormOf<typeof programsSpec>>
