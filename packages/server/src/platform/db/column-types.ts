import { type CustomTypesConfig, types } from 'pg'

type Parser = (text: string) => unknown

const asText: Parser = (text) => text
// The parser of text[], which the published types of the driver do not name.
const asTexts: Parser = types.getTypeParser(1009 as number)

/** An integer; throws when a JavaScript number cannot represent it, instead of rounding. */
function parseInt8(text: string): number {
  const value = Number(text)
  if (Number.isSafeInteger(value)) return value
  throw new RangeError(`The number ${text} is too large to be read exactly; cast it to numeric`)
}

// By the number of the type in PostgreSQL's own catalog.
const parsers: Record<number, Parser> = {
  20: parseInt8,
  1016: (text) => (asTexts(text) as (string | null)[]).map((one) => one && parseInt8(one)),
  1700: asText,
  1231: asTexts,
  // Without a zone there is no instant, and a date is not one either.
  1082: asText,
  1083: asText,
  1114: asText,
  1182: asTexts,
  1115: asTexts,
  1186: asText,
}

/**
 * How values arrive: numeric as exact text, bigint as a safe number, timestamptz as `Date`, jsonb
 * parsed, calendar dates as text.
 */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[id]) ||
    types.getTypeParser(id, format as 'text')) as CustomTypesConfig['getTypeParser'],
}
