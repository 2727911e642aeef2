import { useEffect, useRef } from 'react'
import { useWords } from '../messages/index.ts'

type Sentences = { email?: string; password?: string; form?: string }

/** Says what is wrong before the form, takes the focus, and leads to each field. */
export function ErrorSummary({ errors }: { errors: Sentences }) {
  const words = useWords()
  const box = useRef<HTMLDivElement>(null)
  const { form, ...fields } = errors
  const told = Object.entries(fields).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  const text = [form, ...told.map(([, sentence]) => sentence)].join(' ')
  useEffect(() => {
    if (text) box.current?.focus()
  }, [text])
  if (!form && told.length === 0) return null
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      {form ? (
        <p>{form}</p>
      ) : (
        <>
          <p className="error-summary-title">{words.t('door.summary', { n: told.length })}</p>
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
