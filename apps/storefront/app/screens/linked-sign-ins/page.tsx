import { ButtonLink } from '@vitrine/ui/button'
import { AccountLayout } from '../../account/account-layout.tsx'
import { useDate } from '../../account/use-date.ts'
import { StepForm } from '../../flow/step-form.tsx'
import { type FormPost, useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import { ProviderSymbol } from '../../providers/provider-buttons.tsx'
import type { LinkedSignInsProps, LinkView } from './route.ts'

type Forms = Pick<FormPost, 'sending' | 'onSubmit'>

export function LinkedSignInsPage(given: LinkedSignInsProps) {
  const words = useWords()
  const { errors, ...forms } = useFormPost(given.errors)
  const { linked, others, hasPassword } = given
  return (
    <AccountLayout
      title={words.t('linked.title')}
      lede={words.t('linked.why')}
      {...given}
      errors={errors}
    >
      {linked.length === 0 && <p className="v-mute">{words.t('linked.none')}</p>}
      <ul className="account-list">
        {linked.map((link) => (
          <LinkRow key={link.id} link={link} {...forms} />
        ))}
      </ul>
      {!hasPassword && (
        <p className="v-mute">
          {words.t('linked.noPassword')}{' '}
          <a href={links.password()}>{words.t('linked.setPassword')}</a>
        </p>
      )}
      {others.length > 0 && (
        <section className="account-part">
          <h2>{words.t('linked.more')}</h2>
          <p className="v-mute">{words.t('linked.more.why')}</p>
          <div className="account-actions">
            {others.map(({ id, name, icon }) => (
              <ButtonLink key={id} href={links.linkProvider(id)} data-reload="" rel="nofollow">
                <ProviderSymbol icon={icon} />
                <span className="provider-name">{words.t('linked.link', { name })}</span>
              </ButtonLink>
            ))}
          </div>
        </section>
      )}
    </AccountLayout>
  )
}

function LinkRow({ link, ...forms }: { link: LinkView } & Forms) {
  const words = useWords()
  const date = useDate()
  const { id, name, account, isOffered, since, lastUsed } = link
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p>{account}</p>
        <p className="v-mute">
          {words.t('linked.since', { date: date(since) })}
          {lastUsed && ` · ${words.t('linked.used', { date: date(lastUsed) })}`}
          {!isOffered && ` · ${words.t('linked.off')}`}
        </p>
      </div>
      <StepForm
        {...forms}
        id={`unlink-${id}`}
        action={links.linkedSignIns()}
        returnTo="/"
        className="account-row-form"
        hidden={{ id }}
        submit={words.t('linked.unlink', { name })}
        tone="plain"
      />
    </li>
  )
}
