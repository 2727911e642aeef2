import type { FormState } from '../../shared/use-form.ts'
import { oneOf, type SettingsForm, wholeNumber } from './spec.ts'

export const mediaAddresses = ['own', 'published'] as const
export const shownQuantities = ['exact', 'bounded', 'hidden'] as const

/** Settings of the data for programs that read the catalog. */
export const programsSpec = {
  mediaAddresses: oneOf('media.addresses', mediaAddresses),
  shownQuantity: oneOf('inventory.shownQuantity', shownQuantities),
  shownQuantityLimit: wholeNumber('inventory.shownQuantityLimit', 1, 99_999),
}

export type ProgramsState = FormState<SettingsForm<typeof programsSpec>>
