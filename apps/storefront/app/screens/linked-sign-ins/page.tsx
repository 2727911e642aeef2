import { ButtonLink } from '@vitrine/ui/button'
import { AccountLayout } from '../../account/account-layout.tsx'
import { useDate } from '../../account/use-date.ts'
import { StepForm } from '../../flow/step-form.tsx'
import { type FormPost, useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { ProviderSymbol } from '../../providers/provider-buttons.tsx'
import type { LinkedSignInsProps, LinkView } from './route.ts'

type Forms = Pick<FormPost, 'sending' | 'onSubmit'>

export function LinkedSignInsPage(given: LinkedSignInsProps) {
  const messages = useMessages()
  const { errors, ...forms } = useFormPost(given.errors)
  const { linked, others, hasPassword } = given
  return (
    <AccountLayout
      title={messages.linked.title}
      lede={messages.linked.why}
      {...given}
      errors={errors}
    >
      {linked.length === 0 && <p className="v-mute">{messages.linked.none}</p>}
      <ul className="account-list">
        {linked.map((link) => (
          <LinkRow key={link.id} link={link} {...forms} />
        ))}
      </ul>
      {!hasPassword && (
        <p className="v-mute">
          {messages.linked.noPassword} <a href={links.password()}>{messages.linked.setPassword}</a>
        </p>
      )}
      {others.length > 0 && (
        <section className="account-part">
          <h2>{messages.linked.more.label}</h2>
          <p className="v-mute">{messages.linked.more.why}</p>
          <div className="account-actions">
            {others.map(({ id, name, icon }) => (
              <ButtonLink key={id} href={links.linkProvider(id)} data-reload="" rel="nofollow">
                <ProviderSymbol icon={icon} />
                <span className="provider-name">{messages.linked.link({ name })}</span>
              </ButtonLink>
            ))}
          </div>
        </section>
      )}
    </AccountLayout>
  )
}

function LinkRow({ link, ...forms }: { link: LinkView } & Forms) {
  const messages = useMessages()
  const date = useDate()
  const { id, name, account, isOffered, since, lastUsed } = link
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p>{account}</p>
        <p className="v-mute">
          {messages.linked.since({ date: date(since) })}
          {lastUsed && ` · ${messages.linked.used({ date: date(lastUsed) })}`}
          {!isOffered && ` · ${messages.linked.off}`}
        </p>
      </div>
      <StepForm
        {...forms}
        id={`unlink-${id}`}
        action={links.linkedSignIns()}
        returnTo="/"
        className="account-row-form"
        hidden={{ id }}
        submit={messages.linked.unlink({ name })}
        tone="plain"
      />
    </li>
  )
}
