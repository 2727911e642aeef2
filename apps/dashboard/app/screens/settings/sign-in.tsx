import type { SiteSettings } from '@vitrine/contract/sites'
import { useMessages } from '../../scaffold/messages.tsx'
import { SectionPage, WithSettings } from './frame.tsx'
import { Limits, Robots, SignInLength } from './sign-in-limits.tsx'
import { Joining, Passwords, SecondStep } from './sign-in-people.tsx'
import { meaningOf, type PartProps, signInSpec } from './sign-in-spec.ts'
import { useSection } from './use-section.ts'

export const SignInSettingsRoute = () => (
  <WithSettings here="signIn">{(settings) => <SignInSettings settings={settings} />}</WithSettings>
)

function SignInSettings({ settings }: { readonly settings: SiteSettings }) {
  const { signInSettings } = useMessages()
  const section = useSection(signInSpec, settings)
  const save = () => {
    const { required, allowed } = section.form
    // Approving needs a sign-in that is there already: nobody can begin with it.
    if (required === 'always' && allowed.every((type) => type === 'PUSH')) {
      section.refuse({ allowed: signInSettings.needFactor })
    } else section.save()
  }
  return (
    <SectionPage here="signIn" section={{ ...section, save }} preview={<Meaning state={section} />}>
      <Joining state={section} />
      <Passwords state={section} />
      <SecondStep state={section} settings={settings} />
      <Robots state={section} hasSecret={settings.captcha.hasSecret} />
      <SignInLength state={section} />
      <Limits state={section} />
    </SectionPage>
  )
}

function Meaning({ state }: PartProps) {
  const messages = useMessages()
  return (
    <figure className="preview">
      <figcaption>{messages.signInSettings.meaning}</figcaption>
      <ul className="meaning" aria-live="polite">
        {meaningOf(state.form, messages).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </figure>
  )
}
