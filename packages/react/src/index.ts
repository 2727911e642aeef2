export { type Fields, fieldsOf } from './fields.ts'
export { type Field, type FieldProps, FormField } from './forms/field.tsx'
export type { FormProps } from './forms/form-frame.tsx'
export { LoginForm, type LoginFormProps } from './forms/login-form.tsx'
export { type FormMessages, german } from './forms/messages.ts'
export { arabic } from './forms/messages-ar.ts'
export { spanish } from './forms/messages-es.ts'
export { french } from './forms/messages-fr.ts'
export { hebrew } from './forms/messages-he.ts'
export { italian } from './forms/messages-it.ts'
export { japanese } from './forms/messages-ja.ts'
export type { CheckProps, FormParts, PasswordProps, SubmitProps } from './forms/parts.tsx'
export { profileOf } from './forms/profile-of.ts'
export { RegisterForm, type RegisterFormProps } from './forms/register-form.tsx'
export { VerifyForm, type VerifyFormProps } from './forms/verify-form.tsx'
export { createLoginMachine } from './login/browser-login.ts'
export type {
  LoginError,
  LoginMachine,
  LoginStanding,
  LoginStep,
  LoginView,
} from './login/login-machine.ts'
export type { FormOutcome, ServedLogin } from './login/served-page.ts'
export { useLogin } from './login/use-login.ts'
export { type Prepare, useLoginForm } from './login/use-login-form.ts'
export type { CurrentMember } from './member/member-state.ts'
export { type MemberView, useMember } from './member/use-member.ts'
export { parsePageState, readPageState } from './page-state.ts'
export { VitrineProvider, type VitrineProviderProps } from './provider.tsx'
export {
  RichContent,
  type RichContentMessages,
  type RichContentProps,
} from './rich-content/index.ts'
export {
  type PageServer,
  ServedProvider,
  type ServedProviderProps,
} from './served-provider.tsx'
export { type SessionView, useSession } from './session/use-session.ts'
export type { Visit } from './visit.ts'
