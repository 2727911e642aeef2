import { type FormEvent, useState } from 'react'
import { type Member, shop } from './shop.ts'
import { useAsync } from './use-async.ts'

interface AccountProps {
  readonly isMember: boolean
  readonly onChange: () => void
}

export function Account({ isMember, onChange }: AccountProps) {
  return isMember ? <Profile onLeave={onChange} /> : <SignInForm onEnter={onChange} />
}

type Task = 'Sign in' | 'Create account'
type LoginState = Awaited<ReturnType<typeof shop.auth.login>>

const reasons: Readonly<Record<string, string>> = {
  invalidEmail: 'Nobody has this e-mail address here.',
  invalidPassword: 'The password does not fit this e-mail address.',
  resetPassword: 'Please choose a new password on the shop’s own page first.',
  emailAlreadyExists: 'Somebody has this e-mail address already. Sign in instead.',
}

/** Signs a member in without leaving the page, or shows why that failed. */
async function enter(state: LoginState): Promise<string> {
  if (state.loginState === 'SUCCESS') {
    const { sessionToken } = state.data
    shop.auth.setTokens(await shop.auth.getMemberTokensForDirectLogin(sessionToken))
    return ''
  }
  if (state.loginState === 'OWNER_APPROVAL_REQUIRED') {
    return 'Thank you. The shop lets you in soon.'
  }
  if (state.loginState === 'EMAIL_VERIFICATION_REQUIRED') {
    return 'Please confirm your e-mail address on the shop’s own page first.'
  }
  if (state.loginState !== 'FAILURE') return 'Please sign in on the shop’s own page.'
  return reasons[state.errorCode ?? ''] ?? state.error
}

function SignInForm({ onEnter }: { readonly onEnter: () => void }) {
  const [task, setTask] = useState<Task>('Sign in')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const credentials = {
      email: String(fields.get('email')),
      password: String(fields.get('password')),
    }
    setBusy(true)
    setProblem('')
    try {
      const state = await (task === 'Sign in'
        ? shop.auth.login(credentials)
        : shop.auth.register({ ...credentials, profile: { nickname: String(fields.get('name')) } }))
      const obstacle = await enter(state)
      setProblem(obstacle)
      if (!obstacle) onEnter()
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setBusy(false)
    }
  }

  const isNew = task === 'Create account'
  return (
    <form className="sign-in" onSubmit={submit}>
      <h1>{task}</h1>
      {isNew && (
        <label>
          Name
          <input name="name" autoComplete="nickname" required maxLength={50} />
        </label>
      )}
      <label>
        E-mail
        <input type="email" name="email" autoComplete="email" required />
      </label>
      <label>
        Password
        <input
          type="password"
          name="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          minLength={8}
          required
        />
      </label>
      {problem && <p role="alert">{problem}</p>}
      <button type="submit" disabled={isBusy}>
        {isBusy ? 'One moment …' : task}
      </button>
      <button
        type="button"
        className="plain"
        onClick={() => setTask(isNew ? 'Sign in' : 'Create account')}
      >
        {isNew ? 'I have an account' : 'I am new here'}
      </button>
    </form>
  )
}

function Profile({ onLeave }: { readonly onLeave: () => void }) {
  const [saved, setSaved] = useState(0)
  const result = useAsync(`you ${saved}`, async () => {
    const { member } = await shop.members.getCurrentMember({ fieldsets: ['FULL'] })
    if (!member) throw new Error('You are signed out')
    return member
  })
  if (result.state === 'waiting') return <p role="status">Opening …</p>
  if (result.state === 'failed') return <p role="alert">{result.why}</p>
  return (
    <>
      <ProfileForm
        member={result.value}
        isSaved={saved > 0}
        onSave={() => setSaved((count) => count + 1)}
      />
      <button
        type="button"
        className="plain"
        onClick={async () => {
          const { logoutUrl } = await shop.auth.logout(`${window.location.origin}/`)
          onLeave()
          window.location.href = logoutUrl
        }}
      >
        Sign out
      </button>
    </>
  )
}

interface ProfileFormProps {
  readonly member: Member
  readonly isSaved: boolean
  readonly onSave: () => void
}

function ProfileForm({ member, isSaved, onSave }: ProfileFormProps) {
  const [problem, setProblem] = useState('')
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const { nickname, ...contact } = text
    try {
      await shop.members.updateMember({
        member: { id: member.id ?? '', contact, profile: { nickname: nickname ?? '' } },
      })
      setProblem('')
      onSave()
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  return (
    <form className="sign-in" onSubmit={submit}>
      <h1>{member.profile?.nickname || 'You'}</h1>
      <p className="quiet">{member.loginEmail}</p>
      <label>
        Name to show
        <input name="nickname" defaultValue={member.profile?.nickname ?? ''} maxLength={50} />
      </label>
      <label>
        First name
        <input
          name="firstName"
          autoComplete="given-name"
          defaultValue={member.contact?.firstName ?? ''}
        />
      </label>
      <label>
        Last name
        <input
          name="lastName"
          autoComplete="family-name"
          defaultValue={member.contact?.lastName ?? ''}
        />
      </label>
      {problem && <p role="alert">{problem}</p>}
      {isSaved && !problem && <p role="status">Saved</p>}
      <button type="submit">Save</button>
    </form>
  )
}
