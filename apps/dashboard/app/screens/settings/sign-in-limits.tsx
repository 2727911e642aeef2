import { ChoiceField } from '../../scaffold/choice-field.tsx'
import { TextField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Section } from '../../scaffold/section.tsx'
import { ForgetSecret } from './forget-secret.tsx'
import { NumberSetting } from './number-setting.tsx'
import { captchaModes, captchaProviders, type PartProps } from './sign-in-spec.ts'

interface RobotsProps extends PartProps {
  readonly hasSecret: boolean
}

/** Whether, how and by whom people are told from robots. */
export function Robots({ state, hasSecret }: RobotsProps) {
  const { signInSettings: words } = useMessages()
  const { form, set } = state
  return (
    <Section title={words.captcha}>
      <ChoiceField
        label={words.captchaMode}
        value={form.captchaMode}
        options={captchaModes.map((value) => ({ value, ...words.captchaModes[value] }))}
        onValue={(captchaMode) => set({ captchaMode })}
      />
      {form.captchaMode !== 'off' && (
        <>
          <ChoiceField
            label={words.provider}
            value={form.provider}
            options={captchaProviders.map((value) => ({ value, ...words.providers[value] }))}
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
  const { signInSettings: words } = useMessages()
  const field = (name: 'siteKey' | 'invisibleSiteKey' | 'verifyUrl' | 'secret') => ({
    name,
    label: words[name],
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
      <TextField {...field('verifyUrl')} type="url" hint={words.verifyUrlHint} />
      <TextField
        {...field('secret')}
        type="password"
        autoComplete="new-password"
        hint={hasSecret ? words.secretKept : words.secretNone}
      />
      {hasSecret && (
        <ForgetSecret
          label={words.secretForget}
          text={words.secretForgetText}
          settings={{ captcha: { secret: '' } }}
        />
      )}
    </>
  )
}

/** How long people stay signed in. */
export function SignInLength({ state }: PartProps) {
  const { signInSettings: words } = useMessages()
  return (
    <Section title={words.sessions}>
      <NumberSetting state={state} name="refreshTokenDays" />
      <NumberSetting state={state} name="accessTokenMinutes" />
      <NumberSetting state={state} name="sessionTokenMinutes" />
      <NumberSetting state={state} name="recentProofMinutes" />
    </Section>
  )
}

/** How often may be tried. */
export function Limits({ state }: PartProps) {
  const { signInSettings: words } = useMessages()
  return (
    <Section title={words.limits} hint={words.limitsHint}>
      <NumberSetting state={state} name="failedLoginsPerAccount" />
      <NumberSetting state={state} name="failedLoginsPerNetwork" />
      <NumberSetting state={state} name="windowMinutes" />
      <NumberSetting state={state} name="callsPerMinuteFactor" />
    </Section>
  )
}
