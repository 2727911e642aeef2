import { textOf } from '@vitrine/messages'
import { VerifyForm } from '@vitrine/react'
import { AuthLayout } from '../../flow/auth-layout.tsx'
import { FactorList } from '../../flow/factor-list.tsx'
import { formParts } from '../../flow/form-parts.tsx'
import { useLoginErrors } from '../../flow/login-errors.ts'
import { ResendForm } from '../../flow/resend-form.tsx'
import { StepForm } from '../../flow/step-form.tsx'
import { useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import type { LayoutState } from '../../page-state.ts'
import { NewPasskey } from '../../passkeys/new-passkey.tsx'
import { PhoneForm } from './phone-form.tsx'
import type { AddFactorProps, PendingFactor } from './route.ts'

export function AddFactorPage(props: AddFactorProps & { layout: LayoutState }) {
  const messages = useMessages()
  const { errors, ...forms } = useFormPost(useLoginErrors())
  const { pending, choices, isRequired, returnTo } = props
  const form = { action: links.addFactor(), returnTo, ...forms }
  if (!pending) {
    return (
      <AuthLayout
        {...props}
        title={messages.add.title}
        lede={isRequired ? messages.add.required : messages.add.why}
        errors={errors}
      >
        {choices.length > 0 ? (
          <FactorList {...form} hidden={{ return: returnTo }} choices={choices} purpose="add" />
        ) : (
          messages.add.none
        )}
        {!isRequired && (
          <p className="auth-other">
            <a href={returnTo}>{messages.add.leave}</a>
          </p>
        )}
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      {...props}
      title={messages.add[pending.type].title}
      lede={ledeOf(pending, messages)}
      errors={errors}
    >
      {pending.type === 'TOTP' && <Enrolment {...pending} />}
      {pending.type === 'WEBAUTHN' && <NewPasskey action={links.addFactor()} returnTo={returnTo} />}
      {'countries' in pending && <PhoneForm {...form} pending={pending} error={errors.phone} />}
      {!('countries' in pending) && pending.type !== 'WEBAUTHN' && (
        <VerifyForm
          parts={formParts}
          className="auth-form"
          canRemember={false}
          messages={{
            codeWanted: () => '',
            code: messages.add.code,
            verify: messages.add.submit,
          }}
        />
      )}
      {'hint' in pending && <ResendForm wait={pending.wait} />}
      <StepForm
        {...form}
        id="back"
        className="auth-resend"
        hidden={{ do: 'back' }}
        submit={messages.add.back}
        tone="plain"
      />
    </AuthLayout>
  )
}

function ledeOf(pending: PendingFactor, messages: ReturnType<typeof useMessages>) {
  if ('hint' in pending) return textOf(messages.add[pending.type].why, { hint: pending.hint })
  if (pending.type === 'WEBAUTHN') return messages.add.WEBAUTHN.why
  return 'countries' in pending ? messages.add[pending.type].number : undefined
}

type TotpFactor = Extract<PendingFactor, { type: 'TOTP' }>

/** The secret as a QR code, and as text to type. */
function Enrolment({ secret, address, picture }: TotpFactor) {
  const messages = useMessages()
  const groups = secret.match(/.{1,4}/g) ?? []
  return (
    <ol className="enrolment">
      <li>
        <p>{messages.add.TOTP.scan}</p>
        <svg
          className="enrolment-qr"
          viewBox={`-3 -3 ${picture.size + 6} ${picture.size + 6}`}
          role="img"
          aria-label={messages.add.TOTP.picture}
          shapeRendering="crispEdges"
        >
          <rect x="-3" y="-3" width="100%" height="100%" fill="#fff" />
          <path d={picture.path} fill="#000" />
        </svg>
        <p className="enrolment-here">
          <a href={address}>{messages.add.TOTP.here}</a>
        </p>
        <details className="enrolment-secret">
          <summary>{messages.add.TOTP.secret}</summary>
          <p className="v-num" dir="ltr">
            {groups.map((group, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a secret never change order.
              <span key={i}>{group} </span>
            ))}
          </p>
        </details>
      </li>
      <li>{messages.add.TOTP.type}</li>
    </ol>
  )
}
