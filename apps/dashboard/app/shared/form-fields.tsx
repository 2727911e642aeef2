import type { ReactNode } from 'react'
import type { OperationName } from '../api/client.ts'
import { useIsAllowed } from './permissions.tsx'

interface FormFieldsProps {
  /** The operation that saves; without permission the fields are read-only. */
  readonly saveOperation: OperationName
  readonly children: ReactNode
}

/** Sections of a form, read-only without permission to save. */
export const FormFields = ({ saveOperation, children }: FormFieldsProps) => (
  <fieldset className="editor-thing bare" disabled={!useIsAllowed(saveOperation)}>
    {children}
  </fieldset>
)
