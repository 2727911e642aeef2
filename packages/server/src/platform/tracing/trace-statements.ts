import type { Statement } from '../db/connect.ts'
import { withoutValues } from '../db/statement-text.ts'
import { currentSpan, type Tracing, typeOf } from './tracing.ts'

/** A span for each statement of something that is traced; polling in the background is not. */
export const traceStatement =
  (tracing: Tracing) =>
  ({ sql, milliseconds, error }: Statement): void => {
    const parent = currentSpan()
    if (!parent) return
    const text = withoutValues(sql)
    const name = /^\w+/.exec(text)?.[0].toUpperCase() ?? 'statement'
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
    const span = tracing.start({ name, kind: 'client', attributes, age: milliseconds }, parent)
    if (error) span.fail(typeOf(error))
    span.end()
  }
