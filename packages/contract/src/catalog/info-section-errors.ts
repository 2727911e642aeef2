import { defineError } from '../kit/index.ts'

export const InfoSectionNotFound = defineError({
  code: 'INFO_SECTION_NOT_FOUND',
  status: 404,
  description: 'There is no such info section',
})
/** A product has more sections than it may, or one call names more than it may (catalog contract §12, §17). */
export const TooManyInfoSections = defineError({
  code: 'TOO_MANY_INFO_SECTIONS_ERROR',
  status: 428,
  description: 'There are too many info sections',
})
