import { VitrineError } from '@vitrine/sdk'
import { asSentence } from './failure.tsx'
import type { Errors } from './use-form.ts'

/**
 * A refusal of the server beside the fields it is about; empty when it is about none. `prefix` is
 * where the form stands in the request, `codes` name the field a refusal is about by its code.
 */
export function fieldErrorsOf(
  error: unknown,
  prefix: string,
  fields: readonly string[],
  codes: Readonly<Record<string, readonly [field: string, labels: string]>> = {},
): Errors {
  if (!(error instanceof VitrineError)) return {}
  const coded = error.code ? codes[error.code] : undefined
  if (coded) return { [coded[0]]: coded[1] }
  return Object.fromEntries(
    error.violations.flatMap(({ field, description }) => {
      if (!field.startsWith(prefix)) return []
      const path = field.slice(prefix.length).replace(/\[(\d+)\]/g, '.$1')
      const formField =
        fields.find((one) => one === path) ?? fields.find((one) => path.startsWith(`${one}.`))
      return formField ? [[formField, asSentence(description)]] : []
    }),
  )
}
