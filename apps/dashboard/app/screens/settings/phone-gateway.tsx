import type { PhoneKind } from '@vitrine/contract/vocabulary'
import { SelectField, TextArea, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import { ForgetSecret } from './forget-secret.tsx'
import { methods, type PhoneState } from './phone-spec.ts'

interface GatewayFormProps {
  readonly kind: PhoneKind
  readonly state: PhoneState
  readonly hasSecret: boolean
}

const prefixes = { SMS: 'sms', CALL: 'call' } as const
const groups = { SMS: 'smsGateway', CALL: 'callGateway' } as const

/** The HTTP request that sends a message. */
export function GatewayForm({ kind, state: { form, errors, set }, hasSecret }: GatewayFormProps) {
  const { phoneSettings } = useMessages()
  const prefix = prefixes[kind]
  const field = <Name extends 'Url' | 'Headers' | 'Body' | 'Accepts' | 'Secret'>(name: Name) => {
    const key = `${prefix}${name}` as const
    return {
      name: key,
      label: phoneSettings.fields[name],
      hint: phoneSettings.hints[name],
      value: form[key],
      error: errors[key],
      autoComplete: 'off',
      spellCheck: false,
      onText: (typed: string) => set({ [key]: typed }),
    }
  }
  const isSet = form[`${prefix}Url`].trim() !== ''
  return (
    <Section title={phoneSettings.kinds[kind]} hint={phoneSettings.kindHints[kind]}>
      <TextField {...field('Url')} inputMode="url" maxLength={2048} />
      {isSet && (
        <>
          <SelectField
            label={phoneSettings.fields.Method}
            value={form[`${prefix}Method`]}
            options={methods.map((method) => [method, method])}
            onValue={(method) => set({ [`${prefix}Method`]: method })}
          />
          <TextArea {...field('Headers')} rows={3} maxLength={4000} />
          <TextArea {...field('Body')} rows={4} maxLength={8000} />
          <TextField {...field('Accepts')} maxLength={200} />
          <TextField
            {...field('Secret')}
            type="password"
            autoComplete="new-password"
            hint={hasSecret ? phoneSettings.secretStored : phoneSettings.hints.Secret}
          />
          {hasSecret && (
            <ForgetSecret
              label={phoneSettings.forget}
              text={phoneSettings.forgetText}
              settings={{ [groups[kind]]: { secret: '' } }}
            />
          )}
        </>
      )}
    </Section>
  )
}
