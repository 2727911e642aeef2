import type { SiteSettings } from '@vitrine/contract/sites'
import { useMessages } from '../../shared/messages.tsx'
import { SectionPage, WithSettings } from './frame.tsx'
import { PasswordFields, RegistrationFields, SecondFactorFields } from './sign-in-fields.tsx'
import { CaptchaFields, RateLimitFields, SessionLengthFields } from './sign-in-limits.tsx'
import { type PartProps, signInSpec, summaryOf } from './sign-in-spec.ts'
import { useSection } from './use-section.ts'

export const SignInSettingsRoute = () => (
  <WithSettings here="signIn">{(settings) => <SignInSettings settings={settings} />}</WithSettings>
)

function SignInSettings({ settings }: { readonly settings: SiteSettings }) {
  const { signInSettings } = useMessages()
  const section = useSection(signInSpec, settings)
  const save = () => {
    const { required, allowed } = section.form
    // An approval needs an existing session, so it cannot be the only factor.
    if (required === 'always' && allowed.every((type) => type === 'PUSH')) {
      section.showErrors({ allowed: signInSettings.needFactor })
    } else section.save()
  }
  return (
    <SectionPage
      here="signIn"
      section={{ ...section, save }}
      preview={<SettingsSummary state={section} />}
    >
      <RegistrationFields state={section} />
      <PasswordFields state={section} />
      <SecondFactorFields state={section} settings={settings} />
      <CaptchaFields state={section} hasSecret={settings.captcha.hasSecret} />
      <SessionLengthFields state={section} />
      <RateLimitFields state={section} />
    </SectionPage>
  )
}

function SettingsSummary({ state }: PartProps) {
  const messages = useMessages()
  return (
    <figure className="preview">
      <figcaption>{messages.signInSettings.meaning}</figcaption>
      <ul className="meaning" aria-live="polite">
        {summaryOf(state.form, messages).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </figure>
  )
}
