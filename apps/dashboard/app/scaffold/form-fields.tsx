import type { ReactNode } from 'react'
import type { OperationName } from '../api/client.ts'
import { useMay } from './may.tsx'

interface FormFieldsProps {
  /** What saving calls; whoever may not call it reads the fields only. */
  readonly saves: OperationName
  readonly children: ReactNode
}

/** Sections of a form, which are read only for whoever may not save them. */
export const FormFields = ({ saves, children }: FormFieldsProps) => (
  <fieldset className="editor-thing bare" disabled={!useMay(saves)}>
    {children}
  </fieldset>
)
