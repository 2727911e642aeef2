import { createContext, useContext } from 'react'
import type { Fields } from '../fields.ts'
import { english, type FormMessages } from './messages.ts'
import type { FormParts } from './parts.tsx'
import type { FieldName, Problems } from './problems.ts'

interface FormSetting {
  readonly messages: FormMessages
  readonly parts: FormParts
  readonly problems: Problems
  readonly values: Fields
  /** Uses field names as ids, so that an error summary can link to the fields. */
  readonly hasPlainIds: boolean
}

/** State of the form for its fields. */
export const FormContext = createContext<FormSetting>({
  messages: english,
  parts: {},
  problems: {},
  values: {},
  hasPlainIds: false,
})

/** Props of one field. */
export function useField(name: FieldName) {
  const { messages, parts, problems, values, hasPlainIds } = useContext(FormContext)
  const field = {
    name,
    error: problems[name],
    defaultValue: values[name],
    ...(hasPlainIds ? { id: name } : {}),
  }
  return { messages, parts, field }
}
