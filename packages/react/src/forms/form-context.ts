import { createContext, useContext } from 'react'
import type { Fields } from '../fields.ts'
import type { FormParts } from './parts.tsx'
import type { FieldName, Problems } from './problems.ts'
import { english, type FormWords } from './words.ts'

interface FormSetting {
  readonly words: FormWords
  readonly parts: FormParts
  readonly problems: Problems
  readonly values: Fields
  /** Fields have their names as ids, so that a list of mistakes at the head of a page leads to them. */
  readonly hasPlainIds: boolean
}

/** What the fields of a form know of it. */
export const FormContext = createContext<FormSetting>({
  words: english,
  parts: {},
  problems: {},
  values: {},
  hasPlainIds: false,
})

/** What one field is given by its form. */
export function useField(name: FieldName) {
  const { words, parts, problems, values, hasPlainIds } = useContext(FormContext)
  const field = {
    name,
    error: problems[name],
    defaultValue: values[name],
    ...(hasPlainIds ? { id: name } : {}),
  }
  return { words, parts, field }
}
