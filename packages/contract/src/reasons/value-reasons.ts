/** Violated rules of a field. */
export const ruleReasons = {
  REQUIRED: 'is required',
  UNKNOWN_FIELD: 'is not a known field here',
  MIN_LENGTH: 'must have at least {min} characters',
  MAX_LENGTH: 'must have at most {max} characters',
  MIN_SIZE: 'must have at least {min} items',
  MAX_SIZE: 'must have at most {max} items',
  MIN: 'must be at least {min}',
  MAX: 'must be at most {max}',
  ABOVE: 'must be greater than {min}',
  TYPE: 'must be of type {type}',
  ONE_OF: 'must be one of {allowed}',
  EXACTLY: 'must be {allowed}',
  AMOUNT: 'must be an amount such as 10.50',
  AMOUNT_DECIMALS: 'must have at most {max} decimals',
  AMOUNT_DIGITS: 'must have at most 9 digits before the point',
  EMAIL: 'must be an e-mail address such as ada@example.com',
  GUID: 'must be a GUID of 36 characters',
  MOMENT: 'must be a moment such as 2026-01-31T12:00:00.000Z',
  WEB_ADDRESS: 'must be a web address',
  DAY: 'must be a day such as 1815-12-10',
  DAY_OR_MOMENT: 'must be a day such as 2026-01-31 or a moment such as 2026-01-31T12:00:00.000Z',
  WEB_ADDRESSES: 'must be a web address such as https://example.com: {fields}',
  SHORT_TEXT: 'must be text of at most 4000 characters',
  ONE_ADDRESS_LINE: 'must have either a streetAddress or an addressLine',
  PATTERN: 'has characters or an order that is not accepted',
  NO_FORM_FITS: 'fits none of the accepted forms',
  UNSTORABLE_TEXT:
    'must be Unicode text without the null character and without halves of characters',
} as const

/** Values of orders and members in files. */
export const valueReasons = {
  NOT_JSON_OBJECT: 'is no JSON object',
  NOT_JSON: 'must be JSON',
  NOT_NUMBER: 'must be a number',
  NOT_WHOLE_NUMBER: 'must be a whole number',
  NOT_BOOLEAN: 'must be true or false',
  TOO_MANY_CELLS: 'has {cells} cells, the header has {columns}',
  IN_FUTURE: 'must not be in the future',
  NOT_CURRENCY: 'is no currency of ISO 4217',
  ORDER_IS_OPEN: 'must be PLACED or CANCELLED: an open order is finished where it was made',
  MORE_THAN_BOUGHT: 'is more than was bought',
  MORE_DECIMALS_THAN_CURRENCY: 'has more decimals than {currency}',
  MORE_THAN_ORDER_HOLDS: 'is more than an order can hold',
  MORE_THAN_PAID: 'is more than was paid',
  MORE_THAN_ORDER_COSTS: 'is more than the order costs',
  TOTAL_DIFFERS:
    'is not items − discount + delivery + tax, which is {expected} (tax that prices include is not added)',
  UNKNOWN_ROLE: 'names a role that the site does not have',
  UNKNOWN_MEMBER_FIELD: 'is no field of the site',
  ID_TAKEN: 'is the id of another member',
  SLUG_TAKEN: 'is the address name of another member; a suffix was added',
  HASH_TOO_LONG: 'must have at most {max} characters; the member sets a new password to sign in',
  HASH_UNKNOWN:
    'must be a hash of bcrypt ($2b$), Argon2 ($argon2id$), scrypt ($scrypt$, $fbscrypt$) or PBKDF2 ($pbkdf2-sha256$, pbkdf2_sha256$); the member sets a new password to sign in',
  HASH_PARAMETERS:
    'has parameters that {algorithm} does not know; the member sets a new password to sign in',
  HASH_COST: 'has a cost that bcrypt does not know; the member sets a new password to sign in',
  HASH_TOO_SHORT: 'has fewer than 16 bytes of hash; the member sets a new password to sign in',
  HASH_TOO_COSTLY:
    'would take too long to check at every sign-in: {what} may be at most {max}; the member sets a new password to sign in',
} as const
