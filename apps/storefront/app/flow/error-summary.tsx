import { useEffect, useRef } from 'react'
import { useMessages } from '../messages/index.ts'
import type { Errors } from './attempt.ts'

/**
 * Lists the errors above the form, each with a link to its field. A single field error needs no
 * list: the field takes the focus and shows its message.
 */
export function ErrorSummary({ errors }: { errors: Errors }) {
  const messages = useMessages()
  const box = useRef<HTMLDivElement>(null)
  const { form, ...fields } = errors
  const fieldErrors = Object.entries(fields)
  const only = !form && fieldErrors.length === 1 ? fieldErrors[0] : undefined
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    const field = only && document.getElementById(only[0])
    const target = field ?? box.current
    target?.focus()
  }, [errors, only?.[0]])
  if (!form && fieldErrors.length === 0) return null
  if (only) {
    return (
      <p className="v-hidden" role="alert">
        {only[1]}
      </p>
    )
  }
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      {form && <p>{form}</p>}
      {fieldErrors.length > 0 && (
        <>
          {!form && (
            <p className="error-summary-title">
              {messages.auth.summary({ n: fieldErrors.length })}
            </p>
          )}
          <ul>
            {fieldErrors.map(([field, sentence]) => (
              <li key={field}>
                <a href={`#${field}`}>{sentence}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
