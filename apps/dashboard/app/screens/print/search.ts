/** Maximum number of orders per print; the address contains their ids. */
const MAX_PRINTED = 100
const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The orders that the address names. */
export const printedIds = ({ ids }: Readonly<Record<string, unknown>>): readonly string[] =>
  typeof ids === 'string'
    ? [...new Set(ids.split(','))].filter((id) => GUID.test(id)).slice(0, MAX_PRINTED)
    : []
