import { ChoiceField } from '../../shared/choice-field.tsx'
import { TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import { ForgetSecret } from './forget-secret.tsx'
import { NumberSetting } from './number-setting.tsx'
import { captchaModes, captchaProviders, type PartProps } from './sign-in-spec.ts'

interface RobotsProps extends PartProps {
  readonly hasSecret: boolean
}

/** The settings of the captcha. */
export function CaptchaFields({ state, hasSecret }: RobotsProps) {
  const { signInSettings } = useMessages()
  const { form, set } = state
  return (
    <Section title={signInSettings.captcha}>
      <ChoiceField
        label={signInSettings.captchaMode}
        value={form.captchaMode}
        options={captchaModes.map((value) => ({ value, ...signInSettings.captchaModes[value] }))}
        onValue={(captchaMode) => set({ captchaMode })}
      />
      {form.captchaMode !== 'off' && (
        <>
          <ChoiceField
            label={signInSettings.provider}
            value={form.provider}
            options={captchaProviders.map((value) => ({
              value,
              ...signInSettings.providers[value],
            }))}
            onValue={(provider) => set({ provider })}
          />
          {form.provider === 'proof-of-work' ? (
            <NumberSetting state={state} name="difficulty" />
          ) : (
            <CaptchaService state={state} hasSecret={hasSecret} />
          )}
        </>
      )}
    </Section>
  )
}

function CaptchaService({ state: { form, errors, set }, hasSecret }: RobotsProps) {
  const { signInSettings } = useMessages()
  const field = (name: 'siteKey' | 'invisibleSiteKey' | 'verifyUrl' | 'secret') => ({
    name,
    label: signInSettings[name],
    value: form[name],
    error: errors[name],
    autoComplete: 'off',
    spellCheck: false,
    onText: (text: string) => set({ [name]: text.trim() }),
  })
  return (
    <>
      <div className="fields-2">
        <TextField {...field('siteKey')} maxLength={200} />
        <TextField {...field('invisibleSiteKey')} maxLength={200} />
      </div>
      <TextField {...field('verifyUrl')} type="url" hint={signInSettings.verifyUrlHint} />
      <TextField
        {...field('secret')}
        type="password"
        autoComplete="new-password"
        hint={hasSecret ? signInSettings.secretStored : signInSettings.secretNone}
      />
      {hasSecret && (
        <ForgetSecret
          label={signInSettings.secretForget}
          text={signInSettings.secretForgetText}
          settings={{ captcha: { secret: '' } }}
        />
      )}
    </>
  )
}

/** Settings of session lengths. */
export function SessionLengthFields({ state }: PartProps) {
  const { signInSettings } = useMessages()
  return (
    <Section title={signInSettings.sessions}>
      <NumberSetting state={state} name="refreshTokenDays" />
      <NumberSetting state={state} name="accessTokenMinutes" />
      <NumberSetting state={state} name="sessionTokenMinutes" />
      <NumberSetting state={state} name="recentProofMinutes" />
    </Section>
  )
}

/** Settings of rate limits. */
export function RateLimitFields({ state }: PartProps) {
  const { signInSettings } = useMessages()
  return (
    <Section title={signInSettings.limits} hint={signInSettings.limitsHint}>
      <NumberSetting state={state} name="failedLoginsPerAccount" />
      <NumberSetting state={state} name="failedLoginsPerNetwork" />
      <NumberSetting state={state} name="windowMinutes" />
      <NumberSetting state={state} name="callsPerMinuteFactor" />
    </Section>
  )
}
