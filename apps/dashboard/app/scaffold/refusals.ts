import { VitrineError } from '@vitrine/sdk'
import { sentence } from './failure.tsx'
import type { Errors } from './use-form.ts'

/**
 * A refusal of the server beside the fields it is about; empty when it is about none. `prefix` is
 * where the form stands in the request, `codes` name the field a refusal is about by its code.
 */
export function refusalsOf(
  error: unknown,
  prefix: string,
  fields: readonly string[],
  codes: Readonly<Record<string, readonly [field: string, words: string]>> = {},
): Errors {
  if (!(error instanceof VitrineError)) return {}
  const coded = error.code ? codes[error.code] : undefined
  if (coded) return { [coded[0]]: coded[1] }
  return Object.fromEntries(
    error.violations.flatMap(({ field, description }) => {
      if (!field.startsWith(prefix)) return []
      const path = field.slice(prefix.length).replace(/\[(\d+)\]/g, '.$1')
      const place =
        fields.find((one) => one === path) ?? fields.find((one) => path.startsWith(`${one}.`))
      return place ? [[place, sentence(description)]] : []
    }),
  )
}
