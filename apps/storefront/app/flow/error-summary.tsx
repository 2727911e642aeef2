import { useEffect, useRef } from 'react'
import { useWords } from '../messages/index.ts'
import type { Errors } from './explain.ts'

/**
 * Says what is wrong before the form, and leads to each field. One mistake in one field needs no
 * list: that field takes the focus, and says it itself.
 */
export function ErrorSummary({ errors }: { errors: Errors }) {
  const words = useWords()
  const box = useRef<HTMLDivElement>(null)
  const { form, ...fields } = errors
  const told = Object.entries(fields)
  const only = !form && told.length === 1 ? told[0] : undefined
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    const field = only && document.getElementById(only[0])
    const target = field ?? box.current
    target?.focus()
  }, [errors, only?.[0]])
  if (!form && told.length === 0) return null
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
      {told.length > 0 && (
        <>
          {!form && (
            <p className="error-summary-title">{words.t('door.summary', { n: told.length })}</p>
          )}
          <ul>
            {told.map(([field, sentence]) => (
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
