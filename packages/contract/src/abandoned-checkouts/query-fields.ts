import {
  guidField,
  momentField,
  numberField,
  type QueryFields,
  sorted,
  textField,
  wordField,
} from '../catalog/index.ts'

const moment = { ...momentField, ...sorted }
const sortedText = { ...textField, ...sorted }

/** Fields of abandoned checkouts that a query may name. */
export const abandonedCheckoutFields = {
  id: guidField,
  status: { ...wordField, ...sorted },
  email: sortedText,
  buyerName: sortedText,
  memberId: guidField,
  total: { ...numberField, ...sorted },
  mailsSent: { ...numberField, ...sorted },
  createdDate: moment,
  updatedDate: moment,
  recoveredDate: moment,
} satisfies QueryFields
