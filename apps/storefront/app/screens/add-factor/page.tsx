import { VerifyForm } from '@vitrine/react'
import { formParts } from '../../flow/form-parts.tsx'
import { useLoginErrors } from '../../flow/login-errors.ts'
import { ResendForm } from '../../flow/resend-form.tsx'
import { Room } from '../../flow/room.tsx'
import { StepForm } from '../../flow/step-form.tsx'
import { usePosted } from '../../flow/use-posted.ts'
import { Ways } from '../../flow/ways.tsx'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { FrameState } from '../../page-state.ts'
import { NewPasskey } from '../../passkeys/new-passkey.tsx'
import { PhoneForm } from './phone-form.tsx'
import type { AddFactorProps, PendingFactor } from './route.ts'

export function AddFactorPage(props: AddFactorProps & { frame: FrameState }) {
  const words = useWords()
  const { errors, ...forms } = usePosted(useLoginErrors())
  const { pending, ways, isRequired, returnTo } = props
  const form = { action: links.addFactor(), returnTo, ...forms }
  if (!pending) {
    return (
      <Room
        {...props}
        title={words.t('add.title')}
        lede={words.t(isRequired ? 'add.required' : 'add.why')}
        errors={errors}
      >
        {ways.length > 0 ? (
          <Ways {...form} hidden={{ return: returnTo }} ways={ways} purpose="add" />
        ) : (
          words.t('add.none')
        )}
        {!isRequired && (
          <p className="door-other">
            <a href={returnTo}>{words.t('add.leave')}</a>
          </p>
        )}
      </Room>
    )
  }
  return (
    <Room
      {...props}
      title={words.t(`add.${pending.type}.title`)}
      lede={ledeOf(pending, words)}
      errors={errors}
    >
      {pending.type === 'TOTP' && <Enrolment {...pending} />}
      {pending.type === 'WEBAUTHN' && <NewPasskey action={links.addFactor()} returnTo={returnTo} />}
      {'countries' in pending && <PhoneForm {...form} pending={pending} error={errors.phone} />}
      {!('countries' in pending) && pending.type !== 'WEBAUTHN' && (
        <VerifyForm
          parts={formParts}
          className="door-form"
          canRemember={false}
          words={{
            codeWanted: () => '',
            code: words.t('add.code'),
            verify: words.t('add.submit'),
          }}
        />
      )}
      {'hint' in pending && <ResendForm wait={pending.wait} />}
      <StepForm
        {...form}
        id="back"
        className="door-resend"
        hidden={{ do: 'back' }}
        submit={words.t('add.back')}
        tone="plain"
      />
    </Room>
  )
}

function ledeOf(pending: PendingFactor, words: ReturnType<typeof useWords>) {
  if ('hint' in pending) return words.t(`add.${pending.type}.why`, { hint: pending.hint })
  if (pending.type === 'WEBAUTHN') return words.t('add.WEBAUTHN.why')
  return 'countries' in pending ? words.t(`add.${pending.type}.number`) : undefined
}

type TotpFactor = Extract<PendingFactor, { type: 'TOTP' }>

/** The secret as a picture to scan, and as text for where nothing can be scanned. */
function Enrolment({ secret, address, picture }: TotpFactor) {
  const words = useWords()
  const groups = secret.match(/.{1,4}/g) ?? []
  return (
    <ol className="enrolment">
      <li>
        <p>{words.t('add.TOTP.scan')}</p>
        <svg
          className="enrolment-qr"
          viewBox={`-3 -3 ${picture.size + 6} ${picture.size + 6}`}
          role="img"
          aria-label={words.t('add.TOTP.picture')}
          shapeRendering="crispEdges"
        >
          <rect x="-3" y="-3" width="100%" height="100%" fill="#fff" />
          <path d={picture.path} fill="#000" />
        </svg>
        <p className="enrolment-here">
          <a href={address}>{words.t('add.TOTP.here')}</a>
        </p>
        <details className="enrolment-secret">
          <summary>{words.t('add.TOTP.secret')}</summary>
          <p className="v-num" dir="ltr">
            {groups.map((group, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: groups of one secret never move.
              <span key={i}>{group} </span>
            ))}
          </p>
        </details>
      </li>
      <li>{words.t('add.TOTP.type')}</li>
    </ol>
  )
}
