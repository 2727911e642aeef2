import type { Catalog } from '../../../catalog/index.ts'

type Filter = Parameters<Catalog['queryInfoSections']>[1]['filter']

/** The filter of lists of named entities. */
export interface NamedFilter {
  readonly text?: string | undefined
  readonly ids?: readonly string[] | undefined
}

const test = (field: string, operator: string, value: unknown): Filter => ({
  kind: 'test',
  field,
  operator,
  value,
})

/** Every word has to be in one of the fields, and the id in `ids`. */
export function namedFilter({ text = '', ids }: NamedFilter, fields: readonly string[]): Filter {
  const words = text.split(/\s+/).filter((word) => word !== '')
  return {
    kind: 'and',
    parts: [
      ...(ids
        ? [
            test(
              'id',
              '$in',
              ids.map((id) => id.toLowerCase()),
            ),
          ]
        : []),
      ...words.map(
        (word): Filter => ({
          kind: 'or',
          parts: fields.map((field) => test(field, '$contains', word)),
        }),
      ),
    ],
  }
}

/** The sort field that every list of named entities has. */
export const dateSorts = {
  NEWEST: [{ field: 'createdDate', descending: true }],
  OLDEST: [{ field: 'createdDate', descending: false }],
  LAST_CHANGED: [{ field: 'updatedDate', descending: true }],
} as const
