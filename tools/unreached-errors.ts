/**
 * Codes of errors that operations declare and no test reaches by a call yet, only by the rule that raises them.
 * The list only shrinks.
 */
export const unreachedErrors: readonly string[] = [
  'CATEGORIES_LIMIT_PER_TREE_EXCEEDED',
  'IMPORT_FILE_EMPTY',
  'IMPORT_FILE_TOO_LARGE',
  'MEMBER_FILE_TOO_LARGE',
  'ORDER_FILE_TOO_LARGE',
  'REPLAY_UNDER_WAY',
  'UNSAFE_DRAWING',
]

/** Codes that only tests of the part `long` reach, which checks that they do. */
export const reachedByLongTests: readonly string[] = [
  'CARRIER_ALREADY_EXISTS_IN_REGION',
  'DELIVERY_CARRIER_MISSING_BACKUP_RATE',
  'DELIVERY_CARRIER_NOT_FOUND',
  'ORDER_FILE_UNREADABLE',
  'PAYMENT_CONNECTION_REVISION_CONFLICT',
  'PAYMENT_MESSAGE_REFUSED',
  'PAYMENT_PROVIDER_REFUSED',
  'PHONE_GATEWAY_NOT_SET_UP',
  'PHONE_GATEWAY_REFUSED',
  'PHONE_GATEWAY_UNREACHABLE',
  'PLUGIN_DELIVERY_NOT_FAILED',
  'PLUGIN_DELIVERY_NOT_FOUND',
  'STILL_GOING_ON',
  'STORE_CREDIT_NOT_SPENT',
  'UNKNOWN_DELIVERY_CARRIER',
]
