import {
  flagField,
  guidField,
  momentField,
  type QueryFields,
  sorted,
  textField,
} from '../catalog/index.ts'

/** Fields of coupons that a query may name (cart contract §6.2). */
export const couponFields = {
  id: { ...guidField, ...sorted },
  dateCreated: { ...momentField, ...sorted },
  expired: flagField,
  'specification.name': { ...textField, ...sorted },
  'specification.code': textField,
  'specification.active': flagField,
  'specification.startTime': { ...momentField, ...sorted },
  'specification.expirationTime': { ...momentField, ...sorted },
} satisfies QueryFields
