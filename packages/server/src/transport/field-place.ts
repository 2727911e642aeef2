/** The name of a part of a value: `products[0].name`, places in lists in brackets, fields behind points. */
export const placeIn = (whole: unknown, path: string, part: string | number): string => {
  if (Array.isArray(whole)) return `${path}[${part}]`
  return path === '' ? String(part) : `${path}.${part}`
}
