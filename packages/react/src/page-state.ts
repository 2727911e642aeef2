const DATE = '$date'

/**
 * What a server hands to the browser inside of a page, moments included, as the text of
 * `<script type="application/json">`. Nothing in it can end the script.
 */
export function writePageState(state: unknown): string {
  const text = JSON.stringify(state, function (this: Record<string, unknown>, key, value) {
    // `value` is a text already: moments know how to write themselves.
    const given = this[key]
    return given instanceof Date ? { [DATE]: given.toISOString() } : value
  })
  return text.replace(/</g, '\\u003c')
}

/** The same in the browser: reads the script with this id. */
export const readPageState = <T>(id: string): T =>
  parsePageState<T>(document.getElementById(id)?.textContent ?? 'null')

export const parsePageState = <T>(text: string): T =>
  JSON.parse(text, (_, value: unknown) => (isMoment(value) ? new Date(value[DATE]) : value)) as T

const isMoment = (value: unknown): value is { readonly [DATE]: string } =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Record<string, unknown>)[DATE] === 'string' &&
  Object.keys(value).length === 1
