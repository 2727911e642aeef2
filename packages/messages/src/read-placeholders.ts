/** The placeholders in a text that a person has typed. */
export interface FoundPlaceholders {
  /** Names of placeholders, each once, in their order. */
  readonly names: readonly string[]
  /** The text from the first unmatched brace on, at most 20 characters. */
  readonly broken: string | undefined
}

const accepted = /\{\{|\}\}|\{(\w+)\}/g
const SHOWN = 20

/**
 * Reads the placeholders of a text that is no message yet. Only `{name}` is one; `{{` and `}}` are braces. A
 * text of which `broken` is undefined and all names have values can be a message.
 */
export function readPlaceholders(text: string): FoundPlaceholders {
  const names = [...text.matchAll(accepted)].flatMap(([, name]) => name ?? [])
  const without = text.replaceAll(accepted, (found) => '\0'.repeat(found.length))
  const at = without.search(/[{}]/)
  return {
    names: [...new Set(names)],
    broken: at === -1 ? undefined : text.slice(at, at + SHOWN),
  }
}
