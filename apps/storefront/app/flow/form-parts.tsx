import type { FieldProps, FormParts } from '@vitrine/react'
import { Button } from '@vitrine/ui/button'
import { Checkbox } from '@vitrine/ui/checkbox'
import { PasswordField, TextField } from '@vitrine/ui/field'

/** What the forms of `@vitrine/react` are drawn with here. */
export const formParts: FormParts = {
  Field: ({ after, ...field }) => (
    <>
      <TextField {...field} optional={!field.required} />
      {after}
    </>
  ),
  Password: ({ after, ...field }) =>
    after ? (
      <div className="door-secret">
        <PasswordField {...field} />
        {after}
      </div>
    ) : (
      <PasswordField {...field} />
    ),
  Code: ({ after, ...field }) => (
    <>
      <TextField {...field} className={widthOf(field)} />
      {after}
    </>
  ),
  Check: Checkbox,
  // The head of the page lists all mistakes.
  Problem: () => null,
  Submit: ({ isBusy, children }) => (
    <Button type="submit" tone="primary" wide loading={isBusy}>
      {children}
    </Button>
  ),
}

/** A code of letters is longer than one of digits. */
const widthOf = ({ inputMode }: FieldProps) =>
  inputMode === 'numeric' ? 'code-field' : 'code-field code-field-long'
