const DATE = '$date'

/**
 * Serializes page data, dates included, as the content of `<script type="application/json">`.
 * Escaped, so that it cannot end the script element.
 */
export function writePageState(state: unknown): string {
  const text = JSON.stringify(state, function (this: Record<string, unknown>, key, value) {
    // `value` is already serialized: dates have a `toJSON` of their own.
    const given = this[key]
    return given instanceof Date ? { [DATE]: given.toISOString() } : value
  })
  return text.replace(/</g, '\\u003c')
}

/** Reads the script with this id in the browser. */
export const readPageState = <T>(id: string): T =>
  parsePageState<T>(document.getElementById(id)?.textContent ?? 'null')

export const parsePageState = <T>(text: string): T =>
  JSON.parse(text, (_, value: unknown) => (isMoment(value) ? new Date(value[DATE]) : value)) as T

const isMoment = (value: unknown): value is { readonly [DATE]: string } =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Record<string, unknown>)[DATE] === 'string' &&
  Object.keys(value).length === 1
