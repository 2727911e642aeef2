import { AccountLayout } from '../../account/account-layout.tsx'
import { useDate } from '../../account/use-date.ts'
import { StepForm } from '../../flow/step-form.tsx'
import { type FormPost, useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import type { GrantsProps, GrantView } from './route.ts'

type Forms = Pick<FormPost, 'sending' | 'onSubmit'>

export function GrantsPage(given: GrantsProps) {
  const messages = useMessages()
  const { errors, ...forms } = useFormPost(given.errors)
  const { grants } = given
  return (
    <AccountLayout
      title={messages.grants.title}
      lede={messages.grants.why}
      {...given}
      errors={errors}
    >
      {grants.length === 0 && <p className="v-mute">{messages.grants.none}</p>}
      <ul className="account-list">
        {grants.map((grant) => (
          <GrantRow key={grant.id} grant={grant} {...forms} />
        ))}
      </ul>
    </AccountLayout>
  )
}

function GrantRow({ grant, ...forms }: { grant: GrantView } & Forms) {
  const messages = useMessages()
  const date = useDate()
  const { id, name, scopes, since } = grant
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className="grant-may">{scopes.map((scope) => messages.grants.may[scope]).join(', ')}</p>
        <p className="v-mute">{messages.grants.since({ date: date(since) })}</p>
      </div>
      <StepForm
        {...forms}
        id={`end-${id}`}
        action={links.grants()}
        returnTo="/"
        className="account-row-form"
        hidden={{ id }}
        submit={messages.grants.end}
        tone="plain"
      />
    </li>
  )
}
