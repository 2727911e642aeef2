import { textOf } from '@vitrine/messages'
import { ButtonLink } from '@vitrine/ui/button'
import { AuthLayout } from '../../flow/auth-layout.tsx'
import { StepForm } from '../../flow/step-form.tsx'
import { type FormPost, useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import type { LayoutState } from '../../page-state.ts'
import type { RemindersProps } from './route.ts'
import { ALL_MAILS, wordsFor } from './texts.ts'

export function RemindersPage({ layout, ...given }: RemindersProps & { layout: LayoutState }) {
  const messages = useMessages()
  const { errors, ...forms } = useFormPost(given.errors)
  const { link, state, about } = given
  const texts = wordsFor(given, messages)
  return (
    <AuthLayout
      layout={layout}
      title={texts.title}
      lede={textOf(texts.why, { shop: layout.site.name })}
      {...given}
      errors={errors}
    >
      {state === 'ask' && (
        <StepForm
          {...forms}
          id={about}
          action={links[about](link)}
          returnTo="/"
          submit={messages[about].submit}
        />
      )}
      {given.offersAll && <AllMails about={about} link={link} shop={layout.site.name} {...forms} />}
      {state !== 'ask' && (
        <ButtonLink tone="primary" wide href={links.home()}>
          {messages.authLayout.home}
        </ButtonLink>
      )}
    </AuthLayout>
  )
}

type AllMailsProps = Pick<RemindersProps, 'about' | 'link'> &
  Pick<FormPost, 'sending' | 'onSubmit'> & { shop: string }

/** Unsubscribes from all mails that are not about orders. */
function AllMails({ about, link, shop, ...forms }: AllMailsProps) {
  const { allMails } = useMessages()
  return (
    <StepForm
      {...forms}
      id="all-mails"
      action={links[about](link)}
      returnTo="/"
      hidden={{ [ALL_MAILS]: 'yes' }}
      submit={allMails.submit}
      tone="quiet"
    >
      <p className="v-mute">{textOf(allMails.why, { shop })}</p>
    </StepForm>
  )
}
