/** The path of a part of a value: `products[0].name`; list indexes in brackets, fields after dots. */
export const joinFieldPath = (whole: unknown, path: string, part: string | number): string => {
  if (Array.isArray(whole)) return `${path}[${part}]`
  return path === '' ? String(part) : `${path}.${part}`
}
