import { Status } from '@vitrine/ui/status'
import { AccountLayout } from '../../account/account-layout.tsx'
import { useDate } from '../../account/use-date.ts'
import { StepForm } from '../../flow/step-form.tsx'
import { type FormPost, useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { DevicesProps, DeviceView } from './route.ts'

type Forms = Pick<FormPost, 'sending' | 'onSubmit'>

export function DevicesPage(given: DevicesProps) {
  const words = useWords()
  const { errors, ...forms } = useFormPost(given.errors)
  const { devices } = given
  return (
    <AccountLayout
      title={words.t('devices.title')}
      lede={words.t('devices.why')}
      {...given}
      errors={errors}
    >
      <ul className="account-list">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} {...forms} />
        ))}
      </ul>
      {devices.length > 1 && (
        <StepForm
          id="others"
          action={links.devices()}
          returnTo="/"
          className="account-actions"
          hidden={{ do: 'endOthers' }}
          submit={words.t('devices.endOthers')}
          tone="quiet"
          {...forms}
        />
      )}
    </AccountLayout>
  )
}

function DeviceRow({ device, ...forms }: { device: DeviceView } & Forms) {
  const words = useWords()
  const date = useDate()
  const { id, browser, system, network, isCurrent, isByPasskey, lastUsed } = device
  const name = [browser, system].filter(Boolean).join(', ') || words.t('devices.unknown')
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className="v-mute">
          {words.t('devices.last', { date: date(lastUsed) })} ·{' '}
          <span className="v-num">{network}</span>
          {isByPasskey && ` · ${words.t('devices.passkey')}`}
        </p>
      </div>
      {isCurrent ? (
        <Status tone="good">{words.t('devices.this')}</Status>
      ) : (
        <StepForm
          {...forms}
          id={`end-${id}`}
          action={links.devices()}
          returnTo="/"
          className="account-row-form"
          hidden={{ do: 'end', id }}
          submit={words.t('devices.end')}
          tone="plain"
        />
      )}
    </li>
  )
}
