/** Validates the format of a text from a plug-in; throws if it is invalid. */
export function checkedText(name: string, value: unknown, pattern: RegExp): string {
  if (typeof value === 'string' && pattern.test(value)) return value
  throw new Error(`It answers with the ${name} ${JSON.stringify(value)}`)
}
