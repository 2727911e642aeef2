import { defineError } from '../kit/index.ts'

/** The file is neither a table with a column of order ids nor JSON Lines; `data.line` is the position. */
export const OrderFileUnreadable = defineError({
  code: 'ORDER_FILE_UNREADABLE',
  status: 400,
  description: 'The file is not a readable file of orders',
})
export const OrderFileTooLarge = defineError({
  code: 'ORDER_FILE_TOO_LARGE',
  status: 413,
  description: 'The file is too large; split it into several files',
})
export const OrderImportNotFound = defineError({
  code: 'ORDER_IMPORT_NOT_FOUND',
  status: 404,
  description: 'There is no import of orders with this id',
})
