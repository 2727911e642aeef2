import type { FieldProps, FormParts } from '@vitrine/react'
import { Button } from '@vitrine/ui/button'
import { Checkbox } from '@vitrine/ui/checkbox'
import { PasswordField, TextField } from '@vitrine/ui/field'

/** Form components for `@vitrine/react` in the shop's design. */
export const formParts: FormParts = {
  Field: ({ after, ...field }) => (
    <>
      <TextField {...field} optional={!field.required} />
      {after}
    </>
  ),
  Password: ({ after, ...field }) =>
    after ? (
      <div className="auth-secret">
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
  // All errors are listed in the summary above the form.
  Problem: () => null,
  Submit: ({ isBusy, children }) => (
    <Button type="submit" tone="primary" wide loading={isBusy}>
      {children}
    </Button>
  ),
}

/** Recovery codes, which contain letters, are longer than digit codes. */
const widthOf = ({ inputMode }: FieldProps) =>
  inputMode === 'numeric' ? 'code-field' : 'code-field code-field-long'
