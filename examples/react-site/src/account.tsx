import {
  LoginForm,
  RegisterForm,
  useLogin,
  useMember,
  useSession,
  VerifyForm,
} from '@vitrine/react'
import { type FormEvent, useState } from 'react'
import { useChange } from './shop.ts'

/** The member's name and sign-out, or the login forms. */
export function Account() {
  const { isMember } = useSession()
  return <header>{isMember ? <Greeting /> : <SignInForm />}</header>
}

function Greeting() {
  const { signOut } = useSession()
  const { state, member, again } = useMember()
  const change = useChange('members', 'updateMember')
  async function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const nickname = String(new FormData(event.currentTarget).get('nickname'))
    await change.mutateAsync({ member: { id: member?.id ?? '', profile: { nickname } } })
    await again()
  }
  if (state !== 'there') return <p role="status">Opening …</p>
  return (
    <>
      <p>Welcome, {member?.profile?.nickname}</p>
      <form onSubmit={(event) => void rename(event)}>
        <label>
          Name to show
          <input name="nickname" defaultValue={member?.profile?.nickname ?? ''} />
        </label>
        <button type="submit">Save</button>
      </form>
      {change.error && <p role="alert">{change.error.message}</p>}
      <button
        type="button"
        onClick={() => void signOut({ returnTo: `${window.location.origin}/` })}
      >
        Sign out
      </button>
    </>
  )
}

function SignInForm() {
  const { state } = useLogin()
  const [isNew, setNew] = useState(false)
  const isAsked = state.loginState === 'INITIAL' || state.loginState === 'FAILURE'
  if (!isAsked) return <VerifyForm />
  return (
    <>
      {isNew ? <RegisterForm withName /> : <LoginForm />}
      <button type="button" onClick={() => setNew(!isNew)}>
        {isNew ? 'I have an account' : 'I am new here'}
      </button>
    </>
  )
}
