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
