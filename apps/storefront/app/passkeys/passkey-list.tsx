import { TextField } from '@vitrine/ui/field'
import { useDate } from '../account/use-date.ts'
import type { Errors } from '../flow/errors.ts'
import { StepForm, type StepFormProps } from '../flow/step-form.tsx'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import type { PasskeyView } from './passkeys-of.ts'

type Forms = Pick<StepFormProps, 'sending' | 'onSubmit'>

type PasskeyListProps = Forms & {
  passkeys: readonly PasskeyView[]
  /** Whether passkeys can be used at this address. */
  isOffered: boolean
  errors: Errors
}

/** The passkeys of a member: add, rename, remove. */
export function PasskeyList({ passkeys, isOffered, errors, ...forms }: PasskeyListProps) {
  const messages = useMessages()
  if (!isOffered && passkeys.length === 0) return null
  return (
    <section className="account-part account-passkeys" aria-labelledby="passkeys">
      <h2 id="passkeys">{messages.passkeys.title}</h2>
      <p className="v-mute">
        {passkeys.length === 0 ? messages.passkeys.none : messages.passkeys.why}
      </p>
      {passkeys.length > 0 && (
        <ul className="account-list">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              error={errors[`name-${passkey.id}`]}
              {...forms}
            />
          ))}
        </ul>
      )}
      {isOffered && (
        <StepForm
          {...forms}
          id="add-passkey"
          action={links.addFactor()}
          returnTo={links.factors()}
          hidden={{ factor: 'WEBAUTHN' }}
          submit={messages.passkeys.add}
          tone="quiet"
        />
      )}
    </section>
  )
}

function PasskeyRow({
  passkey,
  error,
  ...forms
}: Forms & { passkey: PasskeyView; error: string | undefined }) {
  const messages = useMessages()
  const date = useDate()
  const { id, name, host, isOfOtherHost, isSynced, since, lastUsed } = passkey
  const form = { ...forms, action: links.factors(), returnTo: '/' }
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className="v-mute">
          {isSynced ? messages.passkeys.synced : messages.passkeys.bound}
          {isOfOtherHost && ` · ${messages.passkeys.at({ host })}`}
          {` · ${messages.factors.since({ date: date(since) })}`}
          {lastUsed && ` · ${messages.factors.used({ date: date(lastUsed) })}`}
        </p>
      </div>
      <div className="account-row-actions">
        <details open={error !== undefined}>
          <summary>{messages.passkeys.rename({ name })}</summary>
          <StepForm
            {...form}
            id={`rename-${id}`}
            className="account-form"
            hidden={{ do: 'renamePasskey', id }}
            submit={messages.profile.submit}
            tone="quiet"
          >
            <TextField
              id={`name-${id}`}
              name="name"
              label={messages.passkeys.name.label}
              error={error}
              defaultValue={name}
              maxLength={60}
              autoComplete="off"
              dir="auto"
              required
            />
          </StepForm>
        </details>
        <StepForm
          {...form}
          id={`remove-${id}`}
          className="account-row-form"
          hidden={{ do: 'removePasskey', id }}
          submit={messages.ui.remove({ name })}
          tone="plain"
        />
      </div>
    </li>
  )
}
