export type {
  ControlProps,
  FieldProps,
  FieldTexts,
  SelectFieldProps,
  TextAreaFieldProps,
  TextFieldProps,
} from './field.tsx'
export { Field, SelectField, TextAreaField, TextField } from './field.tsx'
export type { PasswordFieldProps } from './password-field.tsx'
export { PasswordField } from './password-field.tsx'
