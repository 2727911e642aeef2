import { createContext, useContext } from 'react'
import type { FormParts } from './parts.tsx'
import type { FieldName } from './problems.ts'
import type { Sending } from './sending.ts'
import { english, type FormWords } from './words.ts'

interface FormSetting {
  readonly words: FormWords
  readonly parts: FormParts
  readonly sending: Sending | undefined
}

/** What the fields of a form know of it. */
export const FormContext = createContext<FormSetting>({
  words: english,
  parts: {},
  sending: undefined,
})

/** What one field is given by its form. */
export function useField(name: FieldName) {
  const { words, parts, sending } = useContext(FormContext)
  const field = {
    name,
    error: sending?.problems[name],
    defaultValue: sending?.values[name],
    ...(sending?.needsScripts ? {} : { id: name }),
  }
  return { words, parts, field }
}
