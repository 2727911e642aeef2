/** A text that a plug-in answers with, where it has the form; throws for anything else. */
export function checkedText(name: string, value: unknown, pattern: RegExp): string {
  if (typeof value === 'string' && pattern.test(value)) return value
  throw new Error(`It answers with the ${name} ${JSON.stringify(value)}`)
}
