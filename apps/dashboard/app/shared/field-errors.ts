import { VitrineError } from '@vitrine/sdk'
import { asSentence } from './failure.tsx'
import type { Errors } from './use-form.ts'

/**
 * The server's errors by field; empty when they refer to none. `prefix` is the path of the form in the
 * request, `codes` maps error codes to fields.
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
