import { Status } from '@vitrine/ui/status'
import { AccountLayout } from '../../account/account-layout.tsx'
import { useDate } from '../../account/use-date.ts'
import { StepForm } from '../../flow/step-form.tsx'
import { type FormPost, useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import type { DevicesProps, DeviceView } from './route.ts'

type Forms = Pick<FormPost, 'sending' | 'onSubmit'>

export function DevicesPage(given: DevicesProps) {
  const messages = useMessages()
  const { errors, ...forms } = useFormPost(given.errors)
  const { devices } = given
  return (
    <AccountLayout
      title={messages.devices.title}
      lede={messages.devices.why}
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
          submit={messages.devices.endOthers}
          tone="quiet"
          {...forms}
        />
      )}
    </AccountLayout>
  )
}

function DeviceRow({ device, ...forms }: { device: DeviceView } & Forms) {
  const messages = useMessages()
  const date = useDate()
  const { id, browser, system, network, isCurrent, isByPasskey, lastUsed } = device
  const name = [browser, system].filter(Boolean).join(', ') || messages.devices.unknown
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className="v-mute">
          {messages.devices.last({ date: date(lastUsed) })} ·{' '}
          <span className="v-num">{network}</span>
          {isByPasskey && ` · ${messages.devices.passkey}`}
        </p>
      </div>
      {isCurrent ? (
        <Status tone="good">{messages.devices.this}</Status>
      ) : (
        <StepForm
          {...forms}
          id={`end-${id}`}
          action={links.devices()}
          returnTo="/"
          className="account-row-form"
          hidden={{ do: 'end', id }}
          submit={messages.devices.end}
          tone="plain"
        />
      )}
    </li>
  )
}
